import type { ProbeStep } from '../../../harness/probes/step.ts'
import { act, marked, QUESTION, reached, running, spawn } from '../../vfs/host/state/handle.ts'
import { aborted, fetched, following } from './handles.ts'
import { fetching, stateScenario } from './state-scenarios.ts'

/** Contents that a host might read, or write otherwise, by what is special about them. */
export const CONTENTS = {
  object: '{"n": 1.0,  "a": [ 1 ], "n": 2}',
  text: '"in quotes"',
  number: '1.50',
  null: 'null',
  truth: 'true',
  list: '[1.0, "a"]',
  space: ' \n\t in the middle \n\n',
  lines: 'one\r\ntwo\rthree\nfour\r\n',
  letters: 'e\u0301 \u00e9 \u{1f980} \u2028 \ufeff \ufb01 \u00a0',
  long: 'one of many lines\n'.repeat(4_000),
  escapes: '\u001b[31mred\u001b[0m \u0007 \u0000 \\n \u007f &amp; <b>',
} as const

/** The content of a tool that waits: JSON, with blanks around it. */
export const PAUSED = ' \n {"two": 1.0, "e\u0301": [" "]} \r\n \n'

/** One tool whose content changes from text to text, and that waits at last. */
export const contents = stateScenario(
  'contents that look like something',
  spawn(
    'c',
    ...Object.entries(CONTENTS).flatMap(([name, content]): ProbeStep[] => [
      running(content),
      ...marked(name),
      { wait_apply: true },
    ]),
    { state: { type: 'waiting', content: PAUSED, question: QUESTION } },
    ...marked('pauses'),
    { wait_apply: true },
    { state: { type: 'waiting', content: CONTENTS.long, question: QUESTION } },
    ...marked('long pause'),
    { wait_apply: true },
    { stop: 'no more' },
  ),
  Object.keys(CONTENTS).flatMap((name) => [
    reached(name, 'c'),
    fetched('c', name),
    act('apply', 'c', `after ${name}`, { input: 'next' }),
  ]),
  reached('pauses', 'c'),
  fetched('c', 'pauses'),
  act('apply', 'c', 'after pauses', { input: QUESTION.answer_type.Select[0] }),
  reached('long pause', 'c'),
  fetched('c', 'long pause'),
  aborted('c'),
)

const STOPPED = JSON.stringify({ type: 'stopped', result: { Ok: 'over' } })

/** Contents that are the texts of reports. */
export const reportsInContent = fetching('contents that are reports', following, {
  stopped: {
    type: 'running',
    content: `${STOPPED}\n`,
  },
  waiting: {
    type: 'running',
    content: JSON.stringify({ type: 'waiting', question: QUESTION }),
  },
  outcome: {
    type: 'running',
    content: JSON.stringify({ type: 'success', content: 'over' }),
  },
  pause: { type: 'waiting', content: STOPPED, question: QUESTION },
})
