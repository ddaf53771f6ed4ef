/**
 * The court: portrait miniatures in a line-engraver's manner, as path data in the 200 by 320
 * box of a card. Each layer is painted in turn; its paint is one of a few named ones.
 */
import type { Suit } from '../protocol';

export type Paint = 'ink' | 'line' | 'fine' | 'tint' | 'deep' | 'gold' | 'paper' | 'blush';

export interface Layer {
  readonly paint: Paint;
  readonly d: string;
}

export type Court = 'K' | 'Q' | 'J';

function layer(paint: Paint, ...parts: readonly string[]): Layer {
  return { paint, d: parts.join('') };
}

function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function rings(radius: number, ...centres: readonly (readonly [number, number])[]): string {
  return centres.map(([x, y]) => ring(x, y, radius)).join('');
}

/** A face turned a little to its left, from the brow at y 96 to the chin at y 150. */
const FACE: readonly Layer[] = [
  layer(
    'paper',
    'M90 112C89 96 98 88 111 88C124 88 131 97 130 112C130 130 122 149 110 150C98 149 91 130 90 112Z',
  ),
  layer('blush', ring(97, 128, 5), ring(122, 128, 4.4)),
  layer(
    'line',
    'M94 112C97 109 101 109 104 111',
    'M114 111C117 109 121 109 124 112',
    'M111 113C111 120 114 125 113 128C111 130 108 130 106 129',
  ),
  layer('ink', ring(100, 115, 2.1), ring(118, 115, 2.1)),
  layer(
    'line',
    'M94.500 115.500C98 112 102 112 105 115',
    'M113 115C116 112 120 112 123.500 115.500',
  ),
  layer(
    'ink',
    'M102 137C105 134.600 107.500 136 110 135.600C112.500 136 115 134.600 117.500 137C114 141 106 141 102 137Z',
  ),
];

const FINE_CHEEK = layer(
  'fine',
  'M92 124L96 130',
  'M92 130L98 138',
  'M94 137L101 145',
  'M127 126L124 132',
  'M126 132L121 140',
);

const KING: readonly Layer[] = [
  // the wig behind the face
  layer(
    'tint',
    'M110 76C86 74 76 92 78 108C68 112 66 124 72 130C62 136 62 148 69 153C60 160 63 173 73 176C84 178 92 172 94 160L126 160C128 172 136 178 147 176C157 173 160 160 151 153C158 148 158 136 148 130C154 124 152 112 142 108C144 92 134 74 110 76Z',
  ),
  layer(
    'line',
    'M110 76C86 74 76 92 78 108C68 112 66 124 72 130C62 136 62 148 69 153C60 160 63 173 73 176C84 178 92 172 94 160',
    'M126 160C128 172 136 178 147 176C157 173 160 160 151 153C158 148 158 136 148 130C154 124 152 112 142 108C144 92 134 74 110 76',
  ),
  layer(
    'fine',
    'M84 104C78 112 78 122 84 128',
    'M80 128C73 136 75 146 82 150',
    'M76 152C71 160 75 168 84 168',
    'M136 104C142 112 142 122 136 128',
    'M140 128C147 136 145 146 138 150',
    'M144 152C149 160 145 168 136 168',
    'M88 118C84 124 85 132 89 138',
    'M132 118C136 124 135 132 131 138',
    'M86 140C83 148 86 156 92 156',
    'M134 140C137 148 134 156 128 156',
  ),
  // the mantle
  layer('deep', 'M42 240C44 206 62 184 90 174L110 190L130 174C158 184 176 206 178 240Z'),
  layer('gold', 'M96 186L110 196L124 186L120 240H100Z'),
  layer('line', 'M42 240C44 206 62 184 90 174L110 190L130 174C158 184 176 206 178 240'),
  // ermine
  layer(
    'paper',
    'M88 160C74 168 62 178 56 192C66 204 84 202 98 192L110 204L122 192C136 202 154 204 164 192C158 178 146 168 132 160L110 178Z',
  ),
  layer(
    'line',
    'M88 160C74 168 62 178 56 192C66 204 84 202 98 192L110 204L122 192C136 202 154 204 164 192C158 178 146 168 132 160L110 178Z',
  ),
  layer(
    'ink',
    'M74 182l3 9l-6 0Z',
    'M88 174l3 9l-6 0Z',
    'M86 188l3 8l-6 0Z',
    'M146 182l3 9l-6 0Z',
    'M132 174l3 9l-6 0Z',
    'M134 188l3 8l-6 0Z',
  ),
  ...FACE,
  FINE_CHEEK,
  // moustache and a small beard
  layer(
    'ink',
    'M110 132C104 130 100 134 95 133C98 138 106 137 110 134.500C114 137 122 138 125 133C120 134 116 130 110 132Z',
    'M105 144C107 143 113 143 115 144C115 152 112 158 110 161C108 158 105 152 105 144Z',
  ),
  // the crown
  layer('gold', 'M84 100L78 66L94 82L110 58L126 82L142 66L136 100C120 94 100 94 84 100Z'),
  layer(
    'line',
    'M84 100L78 66L94 82L110 58L126 82L142 66L136 100C120 94 100 94 84 100Z',
    'M85 93C101 87 119 87 135 93',
  ),
  layer(
    'ink',
    rings(3.6, [78, 64], [110, 56], [142, 64]),
    'M110 70l4 7l-4 7l-4 -7Z',
    'M95 96.500l3 -3l3 2l-3 3Z',
    'M125 96.500l-3 -3l-3 2l3 3Z',
  ),
  // the chain of an order
  layer('line', 'M78 204C88 222 100 226 110 226C120 226 132 222 142 204'),
  layer('gold', ring(110, 226, 7)),
  layer('line', ring(110, 226, 7)),
];

const QUEEN: readonly Layer[] = [
  // dressed hair with ringlets
  layer(
    'tint',
    'M110 60C84 60 76 82 82 104C74 114 78 126 84 132C78 140 80 152 88 154C94 150 94 136 92 124L128 124C128 138 128 152 134 158C128 166 130 178 138 182C148 178 150 166 144 158C150 150 148 140 142 134C146 124 146 112 138 104C144 82 136 60 110 60Z',
  ),
  layer(
    'line',
    'M110 60C84 60 76 82 82 104C74 114 78 126 84 132C78 140 80 152 88 154C94 150 94 136 92 124',
    'M128 124C128 138 128 152 134 158C128 166 130 178 138 182C148 178 150 166 144 158C150 150 148 140 142 134C146 124 146 112 138 104C144 82 136 60 110 60',
  ),
  layer(
    'fine',
    'M88 102C82 90 88 72 104 66',
    'M94 96C90 86 96 74 108 70',
    'M132 102C138 90 132 72 116 66',
    'M126 96C130 86 124 74 112 70',
    'M104 92C102 84 106 78 110 74',
    'M116 92C118 84 114 78 110 74',
    'M136 112C142 118 142 126 136 130',
    'M136 138C143 143 142 152 136 156',
    'M136 162C142 167 141 174 137 178',
    'M84 112C79 118 82 126 88 128',
    'M86 136C82 142 85 149 89 150',
  ),
  // neck and shoulders
  layer(
    'paper',
    'M100 142V160C92 170 72 172 62 184L74 214H146L158 184C148 172 128 170 120 160V142Z',
  ),
  layer('line', 'M100 144V160C92 170 72 172 62 184', 'M120 144V160C128 170 148 172 158 184'),
  layer('fine', 'M102 152L108 158', 'M102 157L107 163', 'M70 184L78 182', 'M150 184L142 182'),
  // the gown
  layer(
    'deep',
    'M44 240C46 214 52 194 62 184C74 200 90 210 110 212C130 210 146 200 158 184C168 194 174 214 176 240Z',
  ),
  layer('gold', 'M98 211L110 214L122 211L116 240H104Z'),
  layer(
    'line',
    'M44 240C46 214 52 194 62 184C74 200 90 210 110 212C130 210 146 200 158 184C168 194 174 214 176 240',
    'M98 211L104 240',
    'M122 211L116 240',
    'M101 220H119',
    'M103 228H117',
  ),
  // lace
  layer(
    'paper',
    'M60 186C66 196 74 190 78 200C86 198 90 208 98 204C102 212 108 210 110 216C112 210 118 212 122 204C130 208 134 198 142 200C146 190 154 196 160 186C166 194 160 204 152 204C148 214 138 208 134 216C126 212 122 222 110 222C98 222 94 212 86 216C82 208 72 214 68 204C60 204 54 194 60 186Z',
  ),
  layer(
    'line',
    'M60 186C66 196 74 190 78 200C86 198 90 208 98 204C102 212 108 210 110 216C112 210 118 212 122 204C130 208 134 198 142 200C146 190 154 196 160 186C166 194 160 204 152 204C148 214 138 208 134 216C126 212 122 222 110 222C98 222 94 212 86 216C82 208 72 214 68 204C60 204 54 194 60 186Z',
  ),
  ...FACE,
  // pearls
  layer('paper', rings(3.1, [97, 166], [103.4, 169], [110, 170], [116.6, 169], [123, 166])),
  layer('line', rings(3.1, [97, 166], [103.4, 169], [110, 170], [116.6, 169], [123, 166])),
  layer('gold', 'M110 173l5 8l-5 8l-5 -8Z'),
  layer('line', 'M110 173l5 8l-5 8l-5 -8Z'),
  // the coronet
  layer(
    'gold',
    'M88 78L86 58L97 67L103 52L110 64L117 52L123 67L134 58L132 78C120 72 100 72 88 78Z',
  ),
  layer(
    'line',
    'M88 78L86 58L97 67L103 52L110 64L117 52L123 67L134 58L132 78C120 72 100 72 88 78Z',
    'M89 73C101 68 119 68 131 73',
  ),
  layer('ink', rings(2.8, [86, 56], [103, 50], [117, 50], [134, 56])),
];

const KNAVE: readonly Layer[] = [
  // hair, a side curl, and the ribbon behind
  layer('ink', 'M128 146L146 142L142 152L150 160L132 158Z'),
  layer(
    'tint',
    'M88 92C80 104 82 122 88 130C82 134 82 144 90 146C98 146 100 138 96 132L96 110L126 108L124 134C122 142 128 148 136 144C140 138 138 132 134 130C140 118 140 102 132 90Z',
  ),
  layer(
    'line',
    'M88 92C80 104 82 122 88 130C82 134 82 144 90 146C98 146 100 138 96 132',
    'M124 134C122 142 128 148 136 144C140 138 138 132 134 130C140 118 140 102 132 90',
  ),
  layer(
    'fine',
    'M88 104C85 112 86 120 90 126',
    'M92 100C89 110 90 120 93 128',
    'M132 104C135 112 134 120 130 126',
    'M86 138C88 134 92 134 93 138',
    'M128 138C130 134 134 134 135 138',
  ),
  // the coat
  layer('deep', 'M46 240C46 208 58 186 88 176L110 200L132 176C162 186 174 208 174 240Z'),
  layer('line', 'M46 240C46 208 58 186 88 176L110 200L132 176C162 186 174 208 174 240'),
  layer(
    'gold',
    'M88 174L74 184L86 206L80 212L100 240H106L110 204ZM132 174L146 184L134 206L140 212L120 240H114L110 204Z',
  ),
  layer(
    'line',
    'M88 174L74 184L86 206L80 212L100 240',
    'M132 174L146 184L134 206L140 212L120 240',
    'M110 204V240',
  ),
  layer('ink', rings(2.4, [92, 204], [97, 216], [103, 228], [128, 204], [123, 216], [117, 228])),
  // neckcloth
  layer('paper', 'M98 146L88 174C96 184 104 186 110 206C116 186 124 184 132 174L122 146Z'),
  layer(
    'line',
    'M96 152L88 174C96 184 104 186 110 206C116 186 124 184 132 174L124 152',
    'M92 164C104 172 116 172 128 164',
    'M110 172C106 182 112 190 110 200',
    'M102 176C102 182 106 186 106 192',
    'M118 176C118 182 114 186 114 192',
  ),
  ...FACE,
  // a three-cornered hat with a plume
  layer(
    'deep',
    'M70 98C66 84 76 72 92 68C104 58 118 58 130 68C146 72 154 84 150 98C138 86 124 84 110 92C96 84 82 86 70 98Z',
  ),
  layer(
    'gold',
    'M70 98C66 84 76 72 84 71C78 80 76 88 78 93C76 94 73 95 70 98ZM150 98C154 84 144 72 136 71C142 80 144 88 142 93C144 94 147 95 150 98Z',
  ),
  layer(
    'line',
    'M70 98C66 84 76 72 92 68C104 58 118 58 130 68C146 72 154 84 150 98C138 86 124 84 110 92C96 84 82 86 70 98Z',
    'M76 93C86 82 98 81 110 88C122 81 134 82 144 93',
  ),
  layer(
    'paper',
    'M128 76C128 60 138 50 156 52C162 60 158 66 152 66C158 72 150 80 142 76C140 82 132 84 128 76Z',
  ),
  layer(
    'line',
    'M128 76C128 60 138 50 156 52C162 60 158 66 152 66C158 72 150 80 142 76C140 82 132 84 128 76Z',
    'M130 76C136 66 144 60 154 56',
  ),
  layer('ink', ring(129, 77, 4)),
];

export const PORTRAITS: Readonly<Record<Court, readonly Layer[]>> = {
  K: KING,
  Q: QUEEN,
  J: KNAVE,
};

/** The middle and the half axes of the frame round a portrait. */
export const OVAL = { x: 110, y: 143, across: 65, along: 92 } as const;

/** The engraver's ground behind each portrait: every suit has lines of its own. */
function ground(suit: Suit): string {
  const strokes: string[] = [];
  for (let step = -40; step <= 40; step += 1) {
    const at = step * 5;
    switch (suit) {
      case 'S':
        strokes.push(`M40 ${143 + at}H180`);
        break;
      case 'C':
        strokes.push(`M${110 + at} 40V250`);
        break;
      case 'H':
        strokes.push(`M${at} 253L${210 + at} 43`);
        break;
      case 'D':
        strokes.push(`M${at} 43L${210 + at} 253`);
        break;
    }
  }
  return strokes.join('');
}

export const GROUND: Readonly<Record<Suit, string>> = {
  S: ground('S'),
  H: ground('H'),
  D: ground('D'),
  C: ground('C'),
};

/** Hearts and clubs look the other way, so that no two courts of a rank are the same picture. */
export const TURNED: Readonly<Record<Suit, boolean>> = { S: false, H: true, D: false, C: true };
