# What a person is told when something that she wrote or asked for cannot be had.

error-rules-unknown = there are no rules called “{ $rules }”; there are { $allowed }
error-game-unknown = there is no game called “{ $game }”; there is { $allowed }
error-flag-unknown = there is no option “{ $option }”
error-no-seat = the players are numbered from 0 to { $last }: there is no { $seat }
error-port-unreadable = { $variable } names no port: “{ $port }”
error-option-unknown = the rules { $rules } have no option “{ $option }”; they have { $allowed }
error-option-value = the option { $option } cannot be “{ $value }”; it can be { $allowed }
error-deals-not-fours = a sitting has a multiple of four deals, not { $deals }
error-deals-too-many = a table plays at most { $most } deals, not { $deals }
error-favourite-not-taken = the rules { $rules } have no favourite suit
error-damaged = { $number ->
    [0] { $where } is damaged; nothing has been changed in it
   *[other] { $where } is damaged at entry { $number }; nothing has been changed in it
}
error-arena-no-deals = a match needs at least one deal, not { $deals }
error-bot-unknown = there is no bot called “{ $bot }”; there are { $allowed }
