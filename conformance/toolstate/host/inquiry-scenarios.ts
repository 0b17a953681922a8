import type { HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { act, running, spawnCall, waiting } from '../../vfs/host/state/handle.ts'
import { awaitScenario, scenariosOf, TIME_TO_START } from './handle-scenario.ts'
import {
  aborted,
  asking,
  awaitCall,
  ended,
  fetched,
  released,
  resultOf,
  started,
} from './handles.ts'

/** What one tool asks, in turn, and how it is answered: digits are a text all the same, and no and nothing are answers. */
export const ASKED = [
  { question: { id: 'q-sure', text: 'Is it to be so?', answer_type: 'Boolean' }, answer: true },
  {
    question: {
      ...{ id: 'q-which', text: 'Which one is it?' },
      answer_type: { Select: { options: ['left', 'right'] } },
    },
    answer: 'right',
  },
  { question: { id: 'q-name', text: 'What is its name?', answer_type: 'Text' }, answer: '42' },
  { question: { id: 'q-not', text: 'Is it not?', answer_type: 'Boolean' }, answer: false },
  { question: { id: 'q-blank', text: 'Is there more?', answer_type: 'Text' }, answer: '' },
] as const

const asks = (question: object): ProbeStep[] => [
  { state: { type: 'waiting', question } } as ProbeStep,
  { wait_apply: true },
]

/** A tool that asks while it is awaited, then one whose question an apply answers, and two that ask while they are awaited in two lists. */
export const resolving: HostScenario = awaitScenario(
  {
    name: 'questions while it is blocked',
    needs: ['await', 'inquiry', 'interactive'],
    interactive: true,
    answers: [...ASKED, ASKED[0], ASKED[0]].map(({ answer }) => ({ answer })),
  },
  {
    call: [
      spawnCall('a', [
        running('a runs'),
        ...ASKED.flatMap(({ question }) => asks(question)),
        running('a has its answers'),
        { sleep_ms: 500 },
        { stop: 'result of a' },
      ]),
      awaitCall('await', { all: ['a'] }),
    ],
  },
  asking('b'),
  act('apply', 'b', 'apply b', { input: true }),
  released('b'),
  {
    call: [
      ...['c', 'd'].map((id) =>
        spawnCall(id, [running(`${id} runs`), ...asks(ASKED[0].question), { stop: resultOf(id) }]),
      ),
      awaitCall('both', { all: ['c'], any: ['d'] }),
    ],
  },
)

/** A tool that asks where nobody but the assistant answers. */
export const assistant = scenariosOf('inquiry')(
  'a question for the assistant',
  started('w', waiting, { wait_apply: true }, running('w has heard'), { wait_apply: true }),
  fetched('w'),
  act('apply', 'w', 'apply w', { input: true }),
  TIME_TO_START,
  fetched('w', 'afterwards'),
  aborted('w'),
  asking('v'),
  ended('v'),
)
