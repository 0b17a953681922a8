import fc from 'fast-check'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import type { End, Item, Sent, Talk } from './talk.ts'

/** Items are left out, never changed. */
const list = fc.array(fc.constant<Item>({ wait: true }))

/** Talks that are one step smaller, the shortest first: with items left out, with a simpler end, with simpler messages. */
export function smallerTalks({ items, end }: Talk): Talk[] {
  const shorter = [...list.shrink([...items], undefined)]
    .map(({ value }) => value)
    .filter(({ length }) => length < items.length)
  const simpler = items.flatMap((item, at) =>
    'send' in item ? simplerMessages(item).map((each) => items.with(at, each)) : [],
  )
  return [
    ...shorter.map((some) => ({ items: some, end })),
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

function simplerMessages({ send, spelling, glued }: Sent): Sent[] {
  const { id, text, ...message } = send
  const same = { ...(spelling && { spelling }), ...(glued && { glued }) }
  return [
    ...(spelling || glued ? [{ send }] : []),
    ...(id === undefined ? [] : [without(send, 'id')]).map((each) => ({ ...same, send: each })),
    ...(id === undefined || id === 'a' ? [] : [{ ...same, send: { ...send, id: 'a' } }]),
    ...['channel', 'language'].flatMap((name) =>
      name in message ? [{ ...same, send: without(send, name) }] : [],
    ),
    ...shorterTexts(typeof text === 'string' && !('format' in message) ? text : '').map((each) => ({
      ...{ ...same, send: { ...send, text: each } },
    })),
  ]
}

const without = (message: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(message).filter(([each]) => each !== name))

/** The halves of a text, and the text without a character at either end. */
function shorterTexts(text: string): string[] {
  const characters = [...text]
  const half = Math.ceil(characters.length / 2)
  const all = [characters.slice(0, half), characters.slice(half), characters.slice(1), characters.slice(0, -1)]
  return [...new Set(all.map((some) => some.join('')))].filter((each) => each.length < text.length && each !== '')
}
