import { shorterLists } from '../../../../harness/generators/shorter-lists.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { membersBeside } from './messages.ts'
import type { End, Sent, Talk } from './talk.ts'

/** Talks that are one step smaller, the shortest first: with items left out, with a simpler end, with simpler messages. */
export function smallerTalks({ items, end }: Talk): Talk[] {
  const simpler = items.flatMap((item, at) =>
    'send' in item ? simplerMessages(item).map((each) => items.with(at, each)) : [],
  )
  return [
    ...shorterLists(items).map((some) => ({ items: some, end })),
    ...simplerEnds(end).map((each) => ({ items, end: each })),
    ...simpler.map((all) => ({ items: all, end })),
  ]
}

function simplerEnds(end: End): End[] {
  if (!('code' in end)) return [{ code: 0 }]
  const { code, reason, late } = end
  return [
    ...(code === 0 && reason === undefined && late === undefined ? [] : [{ code: 0 }]),
    ...(late === undefined && reason === undefined ? [] : [{ code }]),
    ...shorterTexts(reason ?? '').map((each) => ({ ...end, reason: each })),
  ]
}

/** What a message need not have. */
const OPTIONAL = ['id', 'channel', 'format', 'language']

function simplerMessages({ send, spelling, glued }: Sent): Sent[] {
  const { id, text, format } = send
  const how = { ...(spelling && { spelling }), ...(glued && { glued }) }
  const same = (message: JsonObject): Sent => ({ ...how, send: message })
  const optional = [...membersBeside(send), ...OPTIONAL.filter((name) => name in send)]
  const texts =
    typeof text === 'string' && (format ?? 'plain') === 'plain' ? shorterTexts(text) : []
  return [
    ...(spelling || glued ? [{ send }] : []),
    ...optional.map((name) => same(without(send, name))),
    ...(id === undefined || id === 'a' ? [] : [same({ ...send, id: 'a' })]),
    ...texts.map((each) => same({ ...send, text: each })),
  ]
}

const without = (message: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(message).filter(([each]) => each !== name))

/** A text of so many characters is as good as a longer one. */
const SHORT = 8

/** The halves of a text, a few characters at either end, and the text without one there, the shortest first. */
function shorterTexts(text: string): string[] {
  const characters = [...text]
  const half = Math.ceil(characters.length / 2)
  const cuts = [
    ...[characters.slice(0, SHORT), characters.slice(-SHORT)],
    ...[characters.slice(0, half), characters.slice(half)],
    ...[characters.slice(1), characters.slice(0, -1)],
  ]
  const all = new Set(cuts.map((some) => some.join('')))
  return [...all].filter((each) => each.length < text.length && each !== '')
}
