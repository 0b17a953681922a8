/** States of a reader of JSON, a byte at a time; those that a long token may be cut in come first. */
export const STATES = [
  'string',
  'integer',
  'fraction',
  'exponent',
  'value',
  'element',
  'member',
  'name',
  'colon',
  'after',
  'escape',
  'hex4',
  'hex3',
  'hex2',
  'hex1',
  'minus',
  'zero',
  'point',
  'e',
  'sign',
  'tr',
  'tru',
  'true',
  'fa',
  'fal',
  'fals',
  'false',
  'nu',
  'nul',
  'null',
] as const
export type State = (typeof STATES)[number]

/** What a byte leads to that more than the state depends on. */
export const ACTIONS = [
  'quote',
  'unquote',
  'minus-sign',
  'nought',
  'digit',
  't',
  'f',
  'n',
  'to-value',
  'comma',
  'open',
  'close',
  'error',
] as const
export type Action = (typeof ACTIONS)[number]

const DIGITS = '0123456789'
const SPACE = ' \t\r\n'
const HEX = `${DIGITS}abcdefABCDEF`
const NUMBER: Row = { '-': 'minus-sign', '0': 'nought', [DIGITS.slice(1)]: 'digit' }
const VALUE: Row = { '"': 'quote', '[{': 'open', t: 't', f: 'f', n: 'n', ...NUMBER }
const AFTER: Row = { ',': 'comma', ']}': 'close', [SPACE]: 'after' }
const E: Row = { eE: 'e' }

/** What each of some bytes leads to. */
type Row = Readonly<Record<string, State | Action>>

/** What the bytes of each state lead to; every other one is an error. @see rfc8259 §2 */
const ROWS: Readonly<Record<State, Row>> = {
  string: { '"': 'unquote', '\\': 'escape' },
  escape: { '"\\/bfnrt': 'string', u: 'hex4' },
  hex4: { [HEX]: 'hex3' },
  hex3: { [HEX]: 'hex2' },
  hex2: { [HEX]: 'hex1' },
  hex1: { [HEX]: 'string' },
  value: { [SPACE]: 'value', ...VALUE },
  element: { [SPACE]: 'element', ']': 'close', ...VALUE },
  member: { [SPACE]: 'member', '}': 'close', '"': 'quote' },
  name: { [SPACE]: 'name', '"': 'quote' },
  colon: { [SPACE]: 'colon', ':': 'to-value' },
  after: AFTER,
  minus: { '0': 'zero', [DIGITS.slice(1)]: 'integer' },
  zero: { '.': 'point', ...E, ...AFTER },
  integer: { [DIGITS]: 'integer', '.': 'point', ...E, ...AFTER },
  point: { [DIGITS]: 'fraction' },
  fraction: { [DIGITS]: 'fraction', ...E, ...AFTER },
  e: { '+-': 'sign', [DIGITS]: 'exponent' },
  sign: { [DIGITS]: 'exponent' },
  exponent: { [DIGITS]: 'exponent', ...AFTER },
  tr: { r: 'tru' },
  tru: { u: 'true' },
  true: { e: 'after' },
  fa: { a: 'fal' },
  fal: { l: 'fals' },
  fals: { s: 'false' },
  false: { e: 'after' },
  nu: { u: 'nul' },
  nul: { l: 'null' },
  null: { l: 'after' },
}

/** The numbers of the states. */
export const NUMBERS = Object.fromEntries(STATES.map((state, number) => [state, number])) as Record<
  State,
  number
>

/** Numbers of actions follow those of states. */
const actionNumber = (action: Action): number => STATES.length + ACTIONS.indexOf(action)

/** Whether a long token, or white space, may be cut in a state, by its number. */
export const isCuttable = (state: number): boolean => state <= NUMBERS.after

/** The number of the state or action that a byte leads to, at `state << 8 | byte`. */
export function transitions(): Uint8Array {
  const table = new Uint8Array(STATES.length << 8).fill(actionNumber('error'))
  // Controls stand in no string.
  table.fill(NUMBERS.string, 0x20, 0x100)
  STATES.forEach((state, number) => {
    for (const [bytes, next] of Object.entries(ROWS[state]))
      for (const byte of Buffer.from(bytes)) table[(number << 8) | byte] = numberOf(next)
  })
  return table
}

const numberOf = (next: State | Action): number =>
  isState(next) ? NUMBERS[next] : actionNumber(next)

const isState = (next: State | Action): next is State =>
  (STATES as readonly string[]).includes(next)
