import { expect, test } from 'vitest'
import { exit, line, sent, timer, transcript } from '../../../harness/fixtures/transcript-lines.ts'
import { readPluginConversation } from '../../../harness/plugin-conversation.ts'
import { shownBy } from '../../fixtures/shown-by.ts'
import { pluginCauses } from './causes.ts'

const shown = shownBy(pluginCauses)
const session = (...events: Parameters<typeof transcript>[1][]) =>
  readPluginConversation(transcript({}, sent({ type: 'init' }), ...events))

const READY = line({ type: 'ready' })
const EXIT = 'plugin.lifecycle.ends-with-exit'
const READ = line({ type: 'read_events', conversation: '1' })
const OUTPUT = 'plugin.case.expected-output'

test('a line of text is because of the text, and no other violation is', () => {
  const c = session(READY, line('sending exit'), line({ type: 'exit', code: 0 }), exit())
  expect(shown(c, 'plugin.framing.received-text-is-escaped', { index: 3 })).toEqual([
    'plugin.framing.only-messages-on-stdout',
  ])
  expect(shown(c, 'plugin.lifecycle.exit-code-range', { index: 4 })).toEqual([])
})

test.each<[string, string, ReturnType<typeof session>]>([
  ['no message', 'plugin.framing.plugin-writes-one-object-per-line', session(line('{'), line('}'))],
  ['no known type', 'plugin.framing.plugin-names-types', session(line({ kind: 'ready' }))],
  [
    'no `ready` in time',
    'plugin.lifecycle.acknowledges-init',
    session(timer('startup'), sent({ type: 'shutdown' }), line({ type: 'exit', code: 0 })),
  ],
])('a plugin that writes %s does nothing else, but its lines are its own', (_, cause, c) => {
  expect(shown(c, OUTPUT)).toEqual([cause])
  expect(shown(c, 'plugin.framing.plugin-writes-utf8-json#utf8')).toEqual([])
})

test('one that writes anything in time is blamed for each thing', () => {
  const c = session(line({ type: 'print', text: 'x' }), line({ type: 'exit', code: 0 }), exit())
  expect(shown(c, OUTPUT)).toEqual([])
})

test('one that dies of an error ends without `exit` because of it', () => {
  const observed = 'the process ended with exit status 1 and no `exit` after its read_events'
  const c = session(READY, READ, sent({ type: 'error', message: 'no' }), exit(1))
  expect(shown(c, EXIT, { observed })).toEqual(['plugin.errors.bears-errors', EXIT])
  expect(shown(c, EXIT, { observed: 'something else' })).toEqual([])
})
