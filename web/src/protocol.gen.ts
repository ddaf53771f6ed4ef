// Made from server/wire.py and the game's shapes by `quadrille docs`; not edited.

export type Seat = 0 | 1 | 2 | 3;

/** Bid nothing, for the rest of the auction. */
export interface Pass {
  readonly t: 'pass';
}

/** Offer to play a contract. */
export interface Bid {
  readonly t: 'bid';
  /** The key of the contract. */
  readonly contract: string;
  /** Whether it is bid in the favourite suit. */
  readonly favourite: boolean;
}

/** Say how a declared vole is played. */
export interface Through {
  readonly t: 'through';
  /** `solo` or `mediateur`. */
  readonly contract: string;
}

/** Name the trump suit. */
export interface NameTrumps {
  readonly t: 'name-trumps';
  readonly suit: Suit;
}

/** The four suits, in the order in which they are written. */
export type Suit =
  'S' | 'H' | 'D' | 'C';

/** Call a card. */
export interface Call {
  readonly t: 'call';
  readonly card: Card;
}

/** The forty cards (CARD-1); the value is the written form, rank then suit. */
export type Card =
  'AS' | 'KS' | 'QS' | 'JS' | '7S' | '6S' | '5S' | '4S' | '3S' | '2S' | 'KH' | 'QH' | 'JH' | 'AH' | '2H' | '3H' | '4H' | '5H' | '6H' | '7H' | 'KD' | 'QD' | 'JD' | 'AD' | '2D' | '3D' | '4D' | '5D' | '6D' | '7D' | 'AC' | 'KC' | 'QC' | 'JC' | '7C' | '6C' | '5C' | '4C' | '3C' | '2C';

/** Call a card and ask its holder to name trumps. */
export interface Invite {
  readonly t: 'invite';
  readonly card: Card;
}

/** Give the called card back to Hombre. */
export interface Return {
  readonly t: 'return';
}

/** Keep the called card. */
export interface Keep {
  readonly t: 'keep';
}

/** Give a card for the called one, face down. */
export interface Give {
  readonly t: 'give';
  readonly card: Card;
}

/** Play a card to the trick, or lead it. */
export interface Play {
  readonly t: 'play';
  readonly card: Card;
}

/** Collect after six straight tricks; the deal ends. */
export interface Stop {
  readonly t: 'stop';
}

/** Say "May I?". */
export interface Ask {
  readonly t: 'ask';
}

/** Answer "May I?". */
export interface Answer {
  readonly t: 'answer';
  readonly yes: boolean;
}

/** Claim a bonus that is owed, after the last card. */
export interface Claim {
  readonly t: 'claim';
  readonly bonus: Bonus;
}

/** What must be claimed where claims are strict; the words of the record. */
export type Bonus =
  'solo' | 'matadors';

/** Cards were dealt; the hand is that of the seat that sees the event. */
export interface HandDealt {
  readonly t: 'hand-dealt';
  readonly dealer: Seat;
  readonly hand: readonly Card[];
}

/** A seat passed. */
export interface Passed {
  readonly t: 'passed';
  readonly seat: Seat;
}

/** A seat bid and holds the auction for now. */
export interface BidMade {
  readonly t: 'bid-made';
  readonly seat: Seat;
  readonly bid: Bid;
}

/** The auction is over and a seat is Hombre. */
export interface Undertaken {
  readonly t: 'undertaken';
  readonly hombre: Seat;
  readonly contract: string;
  readonly in_favourite: boolean;
  readonly forced: boolean;
}

/** Trumps were named. */
export interface TrumpsNamed {
  readonly t: 'trumps-named';
  readonly seat: Seat;
  readonly suit: Suit;
}

/** A card was called. */
export interface CardCalled {
  readonly t: 'card-called';
  readonly seat: Seat;
  readonly card: Card;
}

/** It was said how a declared vole is played. */
export interface WaySaid {
  readonly t: 'way-said';
  readonly seat: Seat;
  readonly contract: string;
}

/** A card was called and its holder, now known, invited to name trumps. */
export interface AllyInvited {
  readonly t: 'ally-invited';
  readonly seat: Seat;
  readonly card: Card;
  readonly ally: Seat;
}

/** The called card was given face up to Hombre. */
export interface CardGivenUp {
  readonly t: 'card-given-up';
  readonly giver: Seat;
  readonly hombre: Seat;
  readonly card: Card;
}

/** Hombre gave a card for the called one; face down, only the two see which. */
export interface CardReturned {
  readonly t: 'card-returned';
  readonly hombre: Seat;
  readonly giver: Seat;
  readonly card: Card | null;
  readonly face_up: boolean;
}

/** A card was played. */
export interface Played {
  readonly t: 'played';
  readonly seat: Seat;
  readonly card: Card;
}

/** A trick was won. */
export interface TrickWon {
  readonly t: 'trick-won';
  readonly seat: Seat;
  readonly number: number;
}

/** The ally is known to all. */
export interface AllyShown {
  readonly t: 'ally-shown';
  readonly ally: Seat;
}

/** All know that Hombre called her own card and is alone. */
export interface AloneShown {
  readonly t: 'alone-shown';
  readonly hombre: Seat;
}

/** After six straight tricks the side collects. */
export interface Stopped {
  readonly t: 'stopped';
  readonly seat: Seat;
}

/** A seat asked "May I?". */
export interface Asked {
  readonly t: 'asked';
  readonly seat: Seat;
}

/** The ally answered. */
export interface Answered {
  readonly t: 'answered';
  readonly seat: Seat;
  readonly yes: boolean;
}

/** The declaring side must now win all ten tricks. */
export interface VoleUndertaken {
  readonly t: 'vole-undertaken';
  readonly seat: Seat;
}

/** Counters moved. */
export interface Paid {
  readonly t: 'paid';
  readonly transfers: readonly Transfer[];
}

/** Counters that move from one party to another, with the reason and the clause. */
export interface Transfer {
  readonly payer: Seat | Pot;
  readonly payee: Seat | Pot;
  /** Whole counters, more than none. */
  readonly amount: number;
  readonly reason: Reason;
  /** The clause of the law that asks for the payment, such as `QPAY-4`. */
  readonly clause: string;
}

/** Where counters lie that are nobody's yet. */
export type Pot =
  'pool' | 'vole_pool' | 'beasts' | 'cards';

/** Why counters move; the words of the record. */
export type Reason =
  'stake' | 'vole-stake' | 'pool' | 'vole-pool' | 'solo' | 'mediateur' | 'matadors' | 'premiers' | 'vole' | 'beast' | 'share' | 'poulans' | 'spadille' | 'manille' | 'basto' | 'exchange' | 'premium' | 'consolation' | 'devole' | 'game' | 'cards' | 'loo';

/** A deal is over. */
export interface DealSettled {
  readonly t: 'deal-settled';
  readonly number: number;
  readonly outcome: Outcome;
  readonly facts: Facts;
}

/** How a deal ended; the words of the record. */
export type Outcome =
  'won' | 'remise' | 'codille' | 'vole-lost';

/** All that payments ask about a deal, however it is known. */
export interface Facts {
  readonly hombre: Seat;
  /** The true partner, shown or not; nobody when Hombre played alone. */
  readonly ally: Seat | null;
  /** Who gave up the called card. */
  readonly giver: Seat | null;
  readonly contract: Contract;
  readonly forced: boolean;
  readonly called_own: boolean;
  readonly trumps: Suit;
  readonly called: Card | null;
  /** Whether trumps were the favourite. */
  readonly in_favourite: boolean;
  readonly tricks: readonly [number, number, number, number];
  readonly premiers: boolean;
  /** Whether the vole was bid, undertaken or neither. */
  readonly quest: Quest;
  /** Length of the declaring side's unbroken run from Spadille; 0 if the three are not united. */
  readonly matadors: number;
  /** Whether the called card went to Hombre. */
  readonly exchanged: boolean;
  /** Whether an offence cost the right to the vole. */
  readonly vole_barred: boolean;
}

/** What one may undertake. The key is the word of the record. */
export interface Contract {
  readonly key: string;
  /** Hombre calls a card after naming trumps (DECL-2). */
  readonly calls: boolean;
  /** The called card is given up to Hombre, who then plays alone (DECL-7). */
  readonly exchanges: boolean;
  /** All ten tricks are undertaken in the auction, not six. */
  readonly all_ten: boolean;
  /** Whether there is a higher grade of it in the favourite (AUC-2). */
  readonly graded: boolean;
  /** Tricks that a hand should expect before it bids (EVAL-2). */
  readonly needs: number;
  /** From each opponent for the contract itself: units (QPAY-3) or jetons (MPAY-3, HIST-3). */
  readonly bonus: number;
  /** The word under which the bonus is paid. */
  readonly bonus_reason: Reason | null;
  /** Jetons from each opponent for a vole through it (MPAY-4, HIST-3). */
  readonly vole: number;
  /** The same, where it is another sum for one who has come to play alone. */
  readonly vole_alone: number | null;
}

/** How the vole stands while cards are played. */
export type Quest =
  'none' | 'bid' | 'offered' | 'asked' | 'undertaken';

/** A seat claimed a bonus. */
export interface BonusClaimed {
  readonly t: 'bonus-claimed';
  readonly seat: Seat;
  readonly bonus: Bonus;
}

/** An offence was ruled on. */
export interface Ruled {
  readonly t: 'ruled';
  readonly fault: Fault;
}

/** A ruling: who offended, how, and who shares the beast. */
export interface Fault {
  readonly t: 'fault';
  readonly offender: Seat;
  readonly offence: Offence;
  readonly sharer: Seat | null;
}

/** What an arbiter may have to rule on; the words of the record. */
export type Offence =
  'revoke' | 'false-trump' | 'hand-turned' | 'dissuasion' | 'false-return' | 'shown-ally' | 'speech';

/** A deal does not count. */
export interface DealVoid {
  readonly t: 'deal-void';
  readonly number: number;
  readonly cause: Void;
}

/** Why a deal is void (DEAL-3, DEAL-4). */
export type Void =
  'exposed-card' | 'bad-pack' | 'out-of-turn';

/** The agreed deals are played. */
export interface SittingEnded {
  readonly t: 'sitting-ended';
  readonly purses: readonly number[];
}

/** What a person at a seat is shown: her view, and why each closed action is closed. */
export interface Screen {
  readonly view: SeatView;
  readonly closed: readonly Closed[];
  /** While trumps are hers to name and a call goes with them: what may be called with each. */
  readonly calls: readonly CallsWith[];
}

/** Everything that one seat, or an onlooker (no seat), may know. */
export interface SeatView {
  readonly seat: Seat | null;
  readonly rules: string;
  readonly options: readonly (readonly [string, string])[];
  readonly favourite: Suit | null;
  /** How many deals are agreed. */
  readonly deals: number;
  /** How many are settled. */
  readonly counted: number;
  /** The number of the deal that is on, or of the last. */
  readonly number: number;
  readonly dealer: Seat;
  readonly stage: Stage;
  /** Whose turn it is, as far as this seat may know. */
  readonly turn: Seat | null;
  /** In the order in which a hand is shown: trumps first. */
  readonly hand: readonly Card[];
  /** How many cards each seat holds. */
  readonly holding: readonly [number, number, number, number];
  /** The named trumps, once trumps are. */
  readonly honours: Honours | null;
  /** Length of this hand's run from Manille with Spadille missing; never paid. */
  readonly false_matadors: number;
  readonly purses: readonly number[];
  readonly pool: number;
  readonly vole_pool: number;
  /** Whether the deal is double, and whether it only clears beasts. */
  readonly occasion: Occasion;
  /** Active and waiting, and what each player owes to carried games. */
  readonly beasts: Beasts;
  /** The games carried by remises, at their nominal value. */
  readonly carried: number;
  /** The auction so far. */
  readonly spoken: readonly Spoken[];
  readonly standing: Bid | null;
  /** Who holds the standing bid. */
  readonly holder: Seat | null;
  readonly contract: Contracted | null;
  /** How the vole stands; that it is offered, only the one to whom it is. */
  readonly quest: Quest;
  /** Who has asked "May I?". */
  readonly asker: Seat | null;
  /** Who held Spadille, Manille and Basto when play began, where fish are paid for them. */
  readonly holders: readonly (Seat | null)[];
  /** Rulings in this deal so far. */
  readonly faults: readonly Fault[];
  readonly table: TableTrick | null;
  /** Finished tricks as this seat saw them; memory is no offence. */
  readonly tricks: readonly Trick[];
  /** Which of them may be looked at again now, from 0. */
  readonly reviewable: readonly number[];
  readonly won: readonly [number, number, number, number];
  /** What this seat may choose now; empty unless it is its turn. */
  readonly legal: readonly (Pass | Bid | Through | NameTrumps | Call | Invite | Return | Keep | Give | Play | Stop | Ask | Answer | Claim)[];
  /** Bonuses that this seat may still claim. */
  readonly claims: readonly Claim[];
  /** The accounts of the deal that has just ended. */
  readonly settlement: DealResult | VoidDeal | null;
}

/** Where a sitting stands, as anybody at the table sees it. */
export type Stage =
  'to-deal' | 'auction' | 'naming' | 'returning' | 'exchange' | 'playing' | 'answer' | 'settled' | 'over';

/** The trumps that have names. */
export interface Honours {
  readonly spadille: Card;
  readonly manille: Card;
  readonly basto: Card;
  readonly punto: Card | null;
}

/** What kind of deal this is in the sitting. */
export interface Occasion {
  /** Whether it is played for double stakes and payments (MPAY-8). */
  readonly double: boolean;
  /** Whether it is played only to clear beasts (BEAST-5). */
  readonly clearing: boolean;
}

/** Beasts and carried games, before a deal. */
export interface Beasts {
  /** Beasts that this deal is played for, in the order in which they became active. */
  readonly active: readonly number[];
  /** Beasts that wait, largest first. */
  readonly waiting: readonly number[];
  /** What each player owes to the games carried by remises, in jetons. */
  readonly owed: number;
}

/** What a seat said in the auction; no bid is a pass. */
export interface Spoken {
  readonly seat: Seat;
  readonly bid: Bid | null;
}

/** What is undertaken, and what the seat knows of the partnership. */
export interface Contracted {
  readonly hombre: Seat;
  readonly contract: string;
  /** Whether the contract calls a card. */
  readonly calls: boolean;
  /** Whether the called card goes to Hombre. */
  readonly exchanges: boolean;
  /** Whether the ally gave it back of her own will. */
  readonly returned: boolean;
  /** Whether it was bid in the favourite. */
  readonly in_favourite: boolean;
  readonly forced: boolean;
  readonly trumps: Suit | null;
  readonly called: Card | null;
  /** Whether the holder of the called card was invited to name trumps. */
  readonly invited: boolean;
  /** Who gave up the called card. */
  readonly giver: Seat | null;
  /** The card given for it, to those who saw it. */
  readonly given: Card | null;
  /** The ally, if this seat knows her. */
  readonly ally: Seat | null;
  /** Whether this seat knows that Hombre plays alone. */
  readonly alone: boolean;
  /** Whether all know the sides. */
  readonly shown: boolean;
}

/** The cards on the table; a full trick lies there until the next is led. */
export interface TableTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Who has played the best card so far. */
  readonly winning: Seat | null;
}

/** Four cards in the order in which they were played, and who won them. */
export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
}

/** A deal that counts, as the ledger and the scores tell it. */
export interface DealResult {
  readonly t: 'result';
  readonly number: number;
  readonly dealer: Seat;
  readonly occasion: Occasion;
  readonly facts: Facts;
  readonly outcome: Outcome;
  readonly faults: readonly Fault[];
  readonly claims: readonly Claimed[];
  readonly transfers: readonly Transfer[];
  /** Each player's total change since the sitting began, after this deal. */
  readonly balances: readonly number[];
  /** Counters that lie in the pool after this deal. */
  readonly pool: number;
  /** Beasts and carried games after this deal. */
  readonly beasts: Beasts;
}

/** A bonus that a seat has claimed. */
export interface Claimed {
  readonly seat: Seat;
  readonly bonus: Bonus;
}

/** A deal that was void: it has a number but does not count, and moves nothing. */
export interface VoidDeal {
  readonly t: 'void';
  readonly number: number;
  readonly dealer: Seat;
  readonly cause: Void;
  readonly balances: readonly number[];
  readonly pool: number;
  readonly beasts: Beasts;
}

/** An action of the moment that is not allowed, and why. */
export interface Closed {
  readonly action: Pass | Bid | Through | NameTrumps | Call | Invite | Return | Keep | Give | Play | Stop | Ask | Answer | Claim;
  readonly refusal: Refusal;
}

/** Why an action is not allowed. */
export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly facts: readonly (readonly [string, string])[];
}

/** What may be called after some trumps; what is chosen together is said as one. */
export interface CallsWith {
  /** How a declared vole is to be played, where that is said first; then nothing may be called if nothing is listed. */
  readonly way: string | null;
  readonly trumps: Suit;
  readonly legal: readonly Card[];
  readonly closed: readonly Closed[];
}

/** The public accounts of a sitting. */
export interface Book {
  /** Counters that each player started with. */
  readonly purse: number;
  readonly results: readonly (DealResult | VoidDeal)[];
  readonly final_transfers: readonly Transfer[];
  readonly final_balances: readonly number[];
  readonly complete: boolean;
  /** Net losses in reprises, where the rule set tells them. */
  readonly reprises: readonly number[];
  /** Deals won by the declaring side and by the defenders, where the table tells them. */
  readonly deals_won: readonly [number, number] | null;
}

/** What a player is told who asks what to do. */
export interface Hint {
  readonly strength: number;
  /** The maxim that decides, told so that it does not point to the act. */
  readonly principle: Why;
  /** From the second strength on, where a suit or a card is to be chosen: those to consider. */
  readonly suits: readonly Suit[];
  /** The same for any other choice: the acts to consider. */
  readonly among: readonly (Pass | Bid | Through | NameTrumps | Call | Invite | Return | Keep | Give | Play | Stop | Ask | Answer | Claim)[];
  /** What she would do whose hint this is, in the third strength. */
  readonly action: Pass | Bid | Through | NameTrumps | Call | Invite | Return | Keep | Give | Play | Stop | Ask | Answer | Claim | null;
  /** Other maxims that would have her do the same, in the third strength. */
  readonly also: readonly Why[];
  /** What goes with the act in one announcement, as a hint of the same strength: a vole's way, trumps and call are said together. It supposes the act that is meant, in the weaker ones too. */
  readonly then: Hint | null;
}

/** A reason for what is chosen or advised; its sentence is `reason-<key>`. */
export interface Why {
  readonly key: string;
  /** A clause of the law, or a place of a source; empty where nobody else has said it. */
  readonly source: string;
  /** The variables of the sentence. */
  readonly facts: readonly (readonly [string, string])[];
}

/** Shares per mille of what may be; all of them together are a thousand. */
export interface Meter {
  /** That each seat is the ally; nothing at Hombre's own. */
  readonly chances: readonly [number, number, number, number];
  /** That Hombre has called her own card. */
  readonly alone: number;
  /** Whether the sides are public. */
  readonly known: boolean;
}

/** Do these actions, all or none. */
export interface Act {
  readonly t: 'act';
  readonly id: string;
  /** The decision point of the frame that the choice was made from. */
  readonly point: number;
  /** What belongs together goes together: trumps, and the call with them. */
  readonly actions: readonly Action[];
}

/** The settlement has been read; the next deal may come. */
export interface Ready {
  readonly t: 'ready';
  readonly id: string;
  /** The decision point of the frame that shows the settlement. */
  readonly point: number;
}

/** Send a whole frame again, with the events after a version. */
export interface Resume {
  readonly t: 'resume';
  /** The version last seen; -1 for none. */
  readonly after: number;
}

/** Advise me what to do; the deal is then assisted, as all are told when it is settled. */
export interface AskHint {
  readonly t: 'hint';
  readonly id: string;
  /** The decision point of the frame that asks for a choice. */
  readonly point: number;
  /** 1 for the principle, 2 for what to choose among, 3 for what to do, and why. */
  readonly strength: number;
}

/** Tell how likely each player is the ally, by what all may know. */
export interface AskMeter {
  readonly t: 'meter';
  readonly id: string;
  /** The decision point of the latest frame. */
  readonly point: number;
}

/** The first message to a client that has connected; a frame follows. */
export interface Welcome {
  readonly t: 'welcome';
  readonly table: string;
  readonly game: string;
  /** Where the client sits. */
  readonly chair: Seat;
  readonly setup: Setup;
  readonly people: readonly Person[];
  readonly terms: Terms;
}

/** What is agreed before a sitting begins. */
export interface Setup {
  /** The key of the rule set. */
  readonly rules: string;
  /** How many deals are played. */
  readonly deals: number;
  /** What the table changes, by the keys of the options. */
  readonly options: Readonly<Record<string, string>>;
}

/** Who sits on a chair. */
export interface Person {
  readonly name: string;
  /** The key of the bot, or nothing for a person. */
  readonly bot: string | null;
  /** Whether a person's client is connected; a bot always is here. */
  readonly here: boolean;
  /** Whether she is ready for the next deal. */
  readonly ready: boolean;
  /** Whether she asked for a hint in the deal that is settled; nobody is told before that. */
  readonly assisted: boolean;
}

/** The manners of a table. */
export interface Terms {
  /** Seconds from one action shown to the next, at least. */
  readonly beat: number;
}

/** Somebody came, went or is ready. */
export interface People {
  readonly t: 'people';
  readonly people: readonly Person[];
}

/** What the chair sees now. Whatever all may hear gives each chair exactly one. */
export interface Frame {
  readonly t: 'frame';
  /** Grows with each action; it skips one where another was asked something in a hush. */
  readonly version: number;
  /** What a client names when it acts on this frame. */
  readonly point: number;
  readonly screen: Screen;
  /** What has become so since the version before, or since the one that was named. */
  readonly events: readonly Event[];
  /** On connecting, and whenever a deal is settled. */
  readonly book: Book | null;
  /** Why the bots did what they did, in order, once the deal is settled; never before. */
  readonly reasons: readonly Explained[] | null;
}

/** Why a bot did something. */
export interface Explained {
  readonly chair: Seat;
  /** What she did for this reason; of an announcement each part is told by itself. */
  readonly actions: readonly Action[];
  /** What decided. */
  readonly why: Why;
  /** What would have allowed the same. */
  readonly also: readonly Why[];
}

/** It is done, and kept. */
export interface Accepted {
  readonly t: 'accepted';
  readonly id: string;
}

/** It is not done, and nothing has changed. */
export interface Refused {
  readonly t: 'refused';
  /** Of the message; nothing where none could be read. */
  readonly id: string | null;
  /** Why, in a word that stays the same. */
  readonly code: string;
  /** The message of the word catalogues that says why. */
  readonly sentence: string;
  /** The clause of the law that it would break; empty where it is no matter of law. */
  readonly clause: string;
  /** The variables of the sentence. */
  readonly facts: readonly (readonly [string, string])[];
}

/** The advice that was asked for; nobody else is told of it. */
export interface Hinted {
  readonly t: 'hinted';
  readonly id: string;
  readonly point: number;
  readonly hint: Hint;
}

/** What an onlooker can reckon; the same for whoever asks. */
export interface Metered {
  readonly t: 'metered';
  readonly id: string;
  readonly point: number;
  /** Nothing where no card is called, or the game has no sides to tell. */
  readonly meter: Meter | null;
}

/** Answer to `GET /api/setups`. */
export interface Setups {
  readonly games: readonly GameOffered[];
}

/** A game that can be played here. */
export interface GameOffered {
  readonly key: string;
  /** The fewest chairs. */
  readonly least: number;
  readonly most: number;
  /** The rule sets, the usual one first. */
  readonly offers: readonly Offer[];
}

/** A rule set to play by, with all that a table may agree on. */
export interface Offer {
  readonly rules: string;
  /** Usual lengths of a sitting, in deals. */
  readonly deals: readonly number[];
  readonly usual_deals: number;
  readonly options: readonly Choice[];
  /** Who may sit with a person, the usual one first. */
  readonly bots: readonly string[];
}

/** An option of a rule set: the values that it may take, and the one that it usually has. */
export interface Choice {
  readonly key: string;
  readonly values: readonly string[];
  readonly usual: string;
}

/** Body of `POST /api/tables`: one person, and bots on the other chairs. */
export interface Opening {
  readonly game: string;
  readonly setup: Setup;
  readonly name: string;
  /** The bot of each other chair, in order of play after the person. */
  readonly bots: readonly string[];
}

/** Answer to `POST /api/tables`. */
export interface Opened {
  readonly id: string;
}

/** Answer to `GET /api/tables`. */
export interface Tables {
  readonly tables: readonly Listed[];
}

/** A table at which this browser holds a chair. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  /** Names, in order of play. */
  readonly people: readonly string[];
  /** How it stands. */
  readonly screen: Screen;
  /** When something last happened there, in milliseconds since 1970. */
  readonly touched: number;
  readonly over: boolean;
}

/** Answer to a request that is refused. */
export interface Denied {
  readonly code: string;
  /** The message of the word catalogues that says why. */
  readonly sentence: string;
  readonly facts: readonly (readonly [string, string])[];
}

export type Action =
  Pass | Bid | Through | NameTrumps | Call | Invite | Return | Keep | Give | Play | Stop | Ask | Answer | Claim;

export type Event =
  HandDealt | Passed | BidMade | Undertaken | TrumpsNamed | CardCalled | WaySaid | AllyInvited | CardGivenUp | CardReturned | Played | TrickWon | AllyShown | AloneShown | Stopped | Asked | Answered | VoleUndertaken | Paid | DealSettled | BonusClaimed | Ruled | DealVoid | SittingEnded;

export type FromClient =
  Act | Ready | Resume | AskHint | AskMeter;

export type ToClient =
  Welcome | People | Frame | Accepted | Refused | Hinted | Metered;
