import fc, { type Arbitrary } from 'fast-check'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { CONFIG, LIST, read } from '../requests.ts'
import { NOWHERE } from '../script.ts'
import { STORED } from '../stored.ts'
import { FIRST } from '../stored-and-read.ts'
import { risks } from './drawn-risks.ts'
import { lines, loggedText, printed, text } from './drawn-texts.ts'
import { pathsIn } from './paths.ts'
import { ASIDE, type End, type Item, LATE, type Talk } from './talk.ts'

/** What talks are about. */
export interface Known {
  /** The configuration of the host, as `init` shows it. */
  config: unknown
  /** The conversations of the suite are there. */
  stored: boolean
}

/** Ids that a host might read something into; an absent one comes oftener. */
const IDS = [
  ...['a', 'b', '1', '', '0', '007', ' a ', 'ü📏', 'u\u0308', 'a\nb', '"\\', 'null', 'ready'],
  ...['-1', '1e3', 'a'.repeat(300)],
]

/** Ids that no conversation has, though some resemble that of one. */
const UNKNOWN_IDS = [NOWHERE, FIRST.id.slice(0, -1), `${FIRST.id}0`, '', 'no such one', 'ü📏']

const MOST_ITEMS = 10

/** Talks with one right answer, in which at most one thing is done that some hosts need not take as usual. */
export function talks(known: Known): Arbitrary<Talk> {
  const safe = itemsOf(requests(known))
  const risky = fc.oneof(
    { weight: 1, arbitrary: several(safe, 2 * MOST_ITEMS) },
    { weight: 1, arbitrary: fc.oneof(...risks(requests(known)).map((risk) => beside(safe, risk))) },
  )
  return fc.record({ items: risky, end: ends })
}

/** Items among which something risky is done, once or oftener. */
const beside = (safe: Arbitrary<Item>, risk: Arbitrary<JsonObject>): Arbitrary<Item[]> => {
  const some = several(safe, MOST_ITEMS)
  const send = risk.map((message): Item => ({ send: message }))
  const more = several(fc.oneof(safe, send), MOST_ITEMS)
  return fc.tuple(some, send, more).map(([before, item, after]) => [...before, item, ...after])
}

/** Items, of which one in seven is done twice. */
const several = (items: Arbitrary<Item>, maxLength: number): Arbitrary<Item[]> =>
  fc
    .array(fc.tuple(items, fc.nat(6)), { maxLength })
    .map((all) => all.flatMap(([item, at]) => (at === 0 ? [item, item] : [item])))

const identified = (request: Arbitrary<JsonObject>): Arbitrary<JsonObject> =>
  fc
    .tuple(request, fc.option(fc.constantFrom(...IDS), { nil: undefined }))
    .map(([message, id]) => (id === undefined ? message : { ...message, id }))

/** Requests that are served, or refused. */
function requests({ config, stored }: Known): Arbitrary<JsonObject> {
  const { known, unknown } = pathsIn(config)
  const ids = stored ? STORED.map(({ id }) => id) : []
  return identified(
    fc.oneof(
      fc.constant<JsonObject>(LIST),
      fc.constantFrom(...ids, ...UNKNOWN_IDS).map(read),
      fc.constantFrom(...UNKNOWN_IDS).map(read),
      fc.constant<JsonObject>(CONFIG),
      fc.constantFrom(...unknown).map(setting),
      fc.constantFrom(...(known.length > 0 ? known : unknown)).map(setting),
    ),
  )
}

const setting = (path: string): JsonObject => ({ ...CONFIG, path })

const SPELLINGS = [undefined, undefined, undefined, undefined, 'escaped', 'bytewise'] as const

/** Lines of more characters are not written byte by byte, which takes long. */
const SLOW = 120

function itemsOf(request: Arbitrary<JsonObject>): Arbitrary<Item> {
  const sent = fc
    .record({
      send: fc.oneof(
        { weight: 4, arbitrary: request },
        { weight: 3, arbitrary: printed },
        { weight: 1, arbitrary: logged },
      ),
      spelling: fc.constantFrom(...SPELLINGS),
      glued: fc.nat(3),
    })
    .map(({ send, spelling, glued }): Item => {
      const isSlow = spelling === 'bytewise' && JSON.stringify(send).length > SLOW
      const spelt = spelling && !isSlow ? { spelling } : {}
      return { send, ...spelt, ...(glued === 0 && { glued: true }) }
    })
  return fc.oneof(
    { weight: 8, arbitrary: sent },
    { weight: 1, arbitrary: text.map((each): Item => ({ stderr: `${ASIDE} ${each}\n` })) },
    { weight: 2, arbitrary: fc.constant<Item>({ wait: true }) },
  )
}

const logged: Arbitrary<JsonObject> = fc.record({
  type: fc.constant('log'),
  level: fc.constantFrom('error', 'warn', 'info', 'debug', 'trace'),
  message: loggedText,
  fields: fc.constantFrom({}, { count: 3 }, { name: 'Größe', deep: { none: null } }),
})

const CODES = [0, 0, 0, 1, 2, 7, 64, 126, 127, 128, 130, 255]

const ends: Arbitrary<End> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CODES).map((code): End => ({ code })) },
  {
    weight: 3,
    arbitrary: fc.record({ code: fc.constantFrom(...CODES), reason: lines }) as Arbitrary<End>,
  },
  {
    weight: 1,
    arbitrary: fc.record({
      code: fc.constantFrom(...CODES),
      late: text.map((each) => `${LATE} ${each}\n`),
    }) as Arbitrary<End>,
  },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 9, 255).map((status): End => ({ status })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('SIGKILL', 'SIGTERM')
      .map((signal) => ({ signal })) as Arbitrary<End>,
  },
)
