import type { Action, HostScenario } from '../../../harness/host-scenario.ts'
import type { ProbeStep } from '../../../harness/probes/step.ts'
import { held, letGo } from '../../vfs/host/actions.ts'
import {
  act,
  limits,
  marked,
  QUESTION,
  reached,
  running,
  TIME_TO_NOTICE,
  waiting,
} from '../../vfs/host/state/handle.ts'
import { TIME_TO_START } from './handle-scenario.ts'
import { aborted, fetched, started } from './handles.ts'
import { commandScenario, hearing } from './spawn-scenarios.ts'

const applied = (id: string, input: unknown, name = `apply ${id}`): Action =>
  act('apply', id, name, { input })

const HEARS: ProbeStep = { wait_apply: true }

const ask = (id: string, answerType: unknown): ProbeStep => ({
  state: { type: 'waiting', question: { ...QUESTION, id, answer_type: answerType } },
})

/** Takes an input, and states what it does next when the host has read it. */
const then = (mark: string, step: ProbeStep): ProbeStep[] => [HEARS, step, ...marked(mark)]

/** Inputs of tools that run, one of which asks after its first. */
export const inputs = commandScenario(
  'inputs of running tools',
  hearing('h'),
  applied('h', 'y'),
  TIME_TO_START,
  fetched('h'),
  applied('h', 'y', 'apply h again'),
  started(
    'later',
    running('later runs'),
    ...then('asks', waiting),
    { wait_apply: true },
    {
      stop: 'over',
    },
  ),
  applied('later', 'no answer'),
  reached('asks', 'later'),
  TIME_TO_START,
  fetched('later'),
  ['h', 'later'].map(aborted),
)

/** Two tools that ask at a time, of which the one is answered that asked last. */
export const twoAsking = commandScenario(
  'questions of two tools',
  ['first', 'second'].flatMap((id) => [
    ...started(
      id,
      running(`${id} runs`),
      ask(`q-${id}`, 'Text'),
      ...marked('asks'),
      HEARS,
      running(`${id} goes on`),
      ...marked('on'),
      HEARS,
      { stop: 'over' },
    ),
    reached('asks', id),
  ]),
  ['second', 'first'].flatMap((id) => [
    applied(id, `for ${id}`),
    reached('on', id),
    fetched('first', `first after ${id}`),
    fetched('second', `second after ${id}`),
  ]),
  ['first', 'second'].map(aborted),
)

/** Questions, and what each of them is answered with, in turn. */
export const TURNS = [
  ['Boolean', true],
  ['Text', 'a word'],
  ['Text', '42'],
  ['Boolean', 'true'],
  [{ Select: { options: ['"a"', 'b'] } }, '"a"'],
  ['Boolean', false],
] as const

/** A tool that asks several questions and then runs, and two that are asked one each. */
export const questions = commandScenario(
  'answers to questions',
  started(
    'q',
    running('q runs'),
    ...TURNS.flatMap(([type], i): ProbeStep[] => [
      ask(`q-${i}`, type),
      ...marked(`asks ${i}`),
      HEARS,
    ]),
    running('q goes on'),
    ...marked('goes on'),
    HEARS,
    { mark: 'heard' },
    HEARS,
    { stop: 'over' },
  ),
  TURNS.flatMap(([, answer], i) => [
    reached(`asks ${i}`, 'q'),
    fetched('q', `asked ${i}`),
    applied('q', answer, `answer ${i}`),
  ]),
  reached('goes on', 'q'),
  fetched('q'),
  applied('q', 'a word later', 'input'),
  TIME_TO_START,
  fetched('q', 'after all'),
  aborted('q'),
)

/** Answers of the other types; what a host may take for nothing is among them. */
export const OTHER_ANSWERS = [
  ...[null, 0, false, '', 1.5, [], { deep: [null, 'a'] }],
  ...['  two blanks and a line end \n', 'e\u0301 \u00e9'],
  Number.MAX_SAFE_INTEGER,
] as const

/** A tool that asks for each of them. */
export const otherAnswers = commandScenario(
  'answers of other types',
  started(
    'o',
    running('o runs'),
    ...OTHER_ANSWERS.flatMap((_, i): ProbeStep[] => [
      ask(`q-${i}`, 'Text'),
      ...marked(`asks ${i}`),
      HEARS,
    ]),
    running('o goes on'),
    HEARS,
    { stop: 'over' },
  ),
  OTHER_ANSWERS.flatMap((answer, i) => [
    reached(`asks ${i}`, 'o'),
    applied('o', answer, `answer ${i}`),
  ]),
  aborted('o'),
)

/** A tool that reports between two commands, so that an earlier state is over when the second comes. */
export const moves = commandScenario(
  'a state that is over',
  started(
    'm',
    running('m at first'),
    held(),
    running('m by itself'),
    ...marked('moved'),
    HEARS,
    running('m has heard'),
    HEARS,
    { stop: 'over' },
  ),
  fetched('m'),
  letGo('spawn m'),
  reached('moved', 'm'),
  applied('m', 'x'),
  aborted('m'),
)

/** Tools that are aborted: willing and unwilling ones, running and waiting ones. */
export const aborts = commandScenario(
  'aborts',
  started('runs', running('runs'), HEARS, { stop: 'over' }),
  started('waits', waiting, HEARS, { stop: 'over' }),
  started(
    'stays',
    running('stays'),
    { ignore_cancel: true },
    { ignore_signals: true },
    { mark: 'deaf' },
    { hang: true },
  ),
  reached('deaf', 'stays'),
  aborted('runs'),
  { gone: 'spawn runs' },
  fetched('waits'),
  ['waits', 'stays'].flatMap((id) => [aborted(id), { gone: `spawn ${id}` }]),
)

const apart: Action = {
  call: {
    ...{ id: 'spawn apart', tool: 'other', arguments: { action: 'spawn', id: 'apart' } },
    script: [running('apart runs'), HEARS, { stop: 'over' }],
  },
}

/** A tool that declares two of the actions, and one that declares the others beside a spawn. */
export const undeclared = {
  ...commandScenario(
    'actions that a tool does not declare',
    hearing('h'),
    started('w', waiting, HEARS, { stop: 'over' }),
    applied('h', 'stray'),
    applied('w', 'stray'),
    apart,
    { call: { id: 'fetch apart', tool: 'other', arguments: { action: 'fetch', id: 'apart' } } },
    fetched('h', 'fetch between'),
    aborted('h'),
    TIME_TO_START,
    fetched('h'),
  ),
  tool: { stateful: true, limits, actions: ['spawn', 'fetch'] },
  tools: [{ name: 'other', stateful: true, limits, actions: ['spawn', 'apply', 'abort'] }],
} satisfies HostScenario

/** The printed session of a tool that stages hunks, and a tool that only runs. */
export const session = commandScenario(
  'the printed session',
  started(
    'staging',
    running('Stage hunk? [y/n/...]'),
    HEARS,
    running('Next hunk: ...'),
    ...marked('next'),
    held(),
    { stop: 'Staged 3 hunks.' },
  ),
  fetched('staging', 'fetch running'),
  applied('staging', 'y'),
  reached('next', 'staging'),
  letGo('spawn staging'),
  { gone: 'spawn staging' },
  TIME_TO_NOTICE,
  fetched('staging', 'fetch stopped'),
  started('plain', running('plain runs'), held(), { stop: 'plain is over' }),
  fetched('plain', 'plain running'),
  letGo('spawn plain'),
  { gone: 'spawn plain' },
  TIME_TO_NOTICE,
  fetched('plain', 'plain stopped'),
)
