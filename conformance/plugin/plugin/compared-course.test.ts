import { expect, test } from 'vitest'
import { exit, line, sent, transcript } from '../../../harness/fixtures/transcript-lines.ts'
import { readPluginConversation } from '../../../harness/plugin-conversation.ts'
import { sameBehaviour } from './behaviour.ts'

const session = (...events: Parameters<typeof transcript>[1][]) =>
  readPluginConversation(
    transcript({}, sent({ type: 'init' }), line({ type: 'ready' }), ...events, exit()),
  )

const asks = (id: string) => line({ type: 'read_events', conversation: id, id })
const reply = (id: string) => sent({ type: 'events', conversation: id, id, data: [] })
const shows = (id: string) => line({ type: 'print', text: `${id}\n` })
const each = (id: string) => [asks(id), reply(id), shows(id)]

const inTurn = session(...each('1'), ...each('2'))
const atOnce = session(asks('1'), asks('2'), reply('1'), shows('1'), reply('2'), shows('2'))
const swapped = session(asks('1'), asks('2'), reply('2'), reply('1'), shows('2'), shows('1'))
const turned = session(...each('2'), ...each('1'))

const kinds = (now: typeof inTurn, baseline: typeof inTurn, repeated: typeof inTurn) =>
  sameBehaviour(now, { baseline, repeated }).map(({ kind }) => kind)

test('what a plugin has open at once, and shows as replies come, follows from any plain session', () => {
  expect(kinds(swapped, inTurn, atOnce)).toEqual(['satisfied'])
  expect(kinds(swapped, atOnce, inTurn)).toEqual(['satisfied'])
})

test('a plugin that never shows a reply before the next one must not show them in another order', () => {
  const behind = session(asks('1'), asks('2'), reply('1'), reply('2'), shows('1'), shows('2'))
  expect(kinds(swapped, behind, behind)).toEqual(['violated'])
})

test('a plugin that asks in another order each time may show what it reads in that order', () => {
  expect(kinds(turned, inTurn, inTurn)).toEqual(['satisfied'])
})

test('a plugin that shows another reply in the place of one is found whatever its order', () => {
  const wrong = session(asks('1'), asks('2'), reply('2'), reply('1'), shows('2'), shows('2'))
  expect(kinds(wrong, inTurn, atOnce)).toEqual(['violated'])
})

test('log entries, progress and how long something took are no difference, and another text is', () => {
  const took = (text: string, ...more: Parameters<typeof transcript>[1][]) =>
    session(...each('1'), ...more, line({ type: 'print', text }))
  const beats = [line({ type: 'log', level: 'info', message: 'alive' })]
  const dots = [line({ type: 'print', channel: 'chrome', text: '.' })]
  const plain = took('3 titles in 0.1 s')
  expect(kinds(took('3 titles in 1.25 seconds', ...beats, ...dots), plain, plain)).toEqual([
    'satisfied',
  ])
  expect(kinds(took('2 titles in 0.1 s'), plain, plain)).toEqual(['violated'])
})

test('how often a plugin polls is no difference, and what it asks for less often is', () => {
  const poll = (_: unknown, at: number) => line({ type: 'list_conversations', id: String(at) })
  const polling = (times: number) => session(...Array.from({ length: times }, poll))
  expect(kinds(polling(15), polling(12), polling(12))).toEqual(['satisfied'])
  expect(kinds(polling(2), polling(3), polling(3))).toEqual(['violated'])
})
