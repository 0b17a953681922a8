import type { ProbeStep } from '../../../harness/probes/step.ts'
import { marked, QUESTION, reached, running } from '../../vfs/host/state/handle.ts'
import { TIME_TO_START } from './handle-scenario.ts'
import { aborted, applied, fetched, HEARS, started } from './handles.ts'
import { commandScenario } from './spawn-scenarios.ts'

const ask = (id: string, answerType: unknown): ProbeStep => ({
  state: { type: 'waiting', question: { ...QUESTION, id, answer_type: answerType } },
})

/** Three tools that ask at a time, the last under the id of the first; that one is answered at last. */
export const severalAsking = commandScenario(
  'questions of three tools',
  Object.entries({ first: 'q-first', second: 'q-second', third: 'q-first' }).flatMap(
    ([id, question]) => [
      ...started(
        id,
        running(`${id} runs`),
        ask(question, 'Text'),
        ...marked('asks'),
        HEARS,
        running(`${id} goes on`),
        ...marked('on'),
        HEARS,
        { stop: 'over' },
      ),
      reached('asks', id),
    ],
  ),
  ['second', 'third', 'first'].flatMap((id) => [
    applied(id, `for ${id}`),
    reached('on', id),
    fetched('first', `first after ${id}`),
    fetched('second', `second after ${id}`),
  ]),
  ['first', 'second', 'third'].map(aborted),
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
  'one of many lines\n'.repeat(4_000),
] as const

/** A tool that asks for each of them, for the first ones twice under one id. */
export const otherAnswers = commandScenario(
  'answers of other types',
  started(
    'o',
    running('o runs'),
    ...OTHER_ANSWERS.flatMap((_, i): ProbeStep[] => [
      ask(`q-${Math.max(i, 1)}`, 'Text'),
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
