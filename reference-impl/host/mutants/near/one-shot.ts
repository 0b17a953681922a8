import { parse } from '../../../../harness/wire/json.ts'
import { printedReport } from '../../launch/printed.ts'
import { mutantsIn } from '../mutant.ts'
import { onText } from '../one-shot-output.ts'
import { onAnswers, onAttempt, onFurtherRun, onPrinted, onWrapping } from '../running-once.ts'

/** Reads a part of an output as a report, where the whole is none. */
const onLine = (nth: number) =>
  onAttempt((attempt, answers) => {
    const { response } = attempt
    if (!('result' in response) || typeof response.result !== 'string') return attempt
    if (Object.keys(answers).length > 0) return attempt
    const line = response.result.trimEnd().split('\n').at(nth)
    const report = printedReport(parse(line ?? ''))
    return report && 'outcome' in report && 'content' in report.outcome
      ? { ...attempt, response: { id: response.id, result: String(report.outcome.content) } }
      : attempt
  })

/** Takes the failure of a program for a success, by its text. */
const succeeding = (isIt: (text: string) => boolean) =>
  onAttempt(({ response, ...attempt }) => ({
    ...attempt,
    response:
      'error' in response && typeof response.error === 'string' && isIt(response.error)
        ? { id: response.id, result: '' }
        : response,
  }))

const eachAnswer = (change: (answer: unknown) => unknown) =>
  onAnswers((answers) =>
    Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, change(answer)])),
  )

/** Mutants that run one-shot tools nearly as they are to. */
export const nearOneShotMutants = mutantsIn('toolstate.one-shot')({
  'plain-output#result': {
    'trims-the-start: leaves the blanks at the start of an output out': onText((text) =>
      text.trimStart(),
    ),
    'outputs-of-64-kib: returns the first 64 KiB of an output': onText((text) =>
      text.slice(0, 2 ** 16),
    ),
    'drops-empty-lines: leaves empty lines of an output out': onText((text) =>
      text.replace(/\n{2,}/g, '\n'),
    ),
    'lf-outputs: returns LF in place of CR LF': onText((text) => text.replaceAll('\r\n', '\n')),
    'trims-the-end: leaves every blank at the end of an output out': onText((text) =>
      text.trimEnd(),
    ),
    'composes-outputs: returns an output in its composed form': onText((text) =>
      text.normalize('NFC'),
    ),
    'tabs-to-blanks: returns blanks for a tab': onText((text) => text.replaceAll('\t', '    ')),
    'reads-the-last-line: reads the last line of an output as a report': onLine(-1),
    'reads-the-first-line: reads the first line of an output as a report': onLine(0),
  },
  'results-as-before#success-content': {
    'contents-of-64-kib: returns the first 64 KiB of the content of an outcome': onPrinted(
      (_, plainly) =>
        plainly && 'outcome' in plainly && 'content' in plainly.outcome
          ? { outcome: { content: plainly.outcome.content.slice(0, 2 ** 16) } }
          : plainly,
    ),
  },
  'results-as-before#other-json': {
    'reads-quotes: returns the text that an output spells as JSON': onText((text) => {
      const value = parse(text)
      return typeof value === 'string' ? value : text
    }),
    'joins-lists: returns the entries of a list on a line each': onText((text) => {
      const value = parse(text)
      return Array.isArray(value) ? value.join('\n') : text
    }),
    'null-is-nothing: returns nothing where an output is null': onText((text) =>
      parse(text) === null ? '' : text,
    ),
    'writes-numbers-anew: returns numbers in their shortest form': onText((text) => {
      const value = parse(text)
      return typeof value === 'number' ? String(value) : text
    }),
  },
  'failed-plain-output#error': {
    'silent-failures: takes a program for successful that fails without a word': succeeding(
      (text) => /^the tool exited with status/.test(text),
    ),
    'first-status: takes the status 1 for a success': succeeding((text) =>
      /failed 4725/.test(text),
    ),
  },
  'error-has-message#message': {
    'first-line-of-it: reports the first line of a message': onPrinted((_, plainly) =>
      plainly && 'outcome' in plainly && 'failure' in plainly.outcome
        ? {
            outcome: {
              failure: {
                ...plainly.outcome.failure,
                message: plainly.outcome.failure.message.split('\n')[0] ?? '',
              },
            },
          }
        : plainly,
    ),
  },
  'answers-keep-types#boolean': {
    'no-is-null: hands null over where the answer is no': eachAnswer((answer) =>
      answer === false ? null : answer,
    ),
  },
  'answers-keep-types#text': {
    'answers-of-64-kib: hands the first 64 KiB of an answer over': eachAnswer((answer) =>
      typeof answer === 'string' ? answer.slice(0, 2 ** 16) : answer,
    ),
    'no-text-is-null: hands null over for an empty answer': eachAnswer((answer) =>
      answer === '' ? null : answer,
    ),
  },
  'user-answers-question#prompt': {
    'prompts-of-255: shows the first 255 characters of a question': onWrapping(
      ({ ask, ...wrapping }) => ({
        ...wrapping,
        ask: (question) => ask({ ...question, text: String(question.text).slice(0, 255) }),
      }),
    ),
  },
  'runs-again-with-answer#answer': {
    'no-is-no-answer: ends at an answer of no': onWrapping(({ ask, ...wrapping }) => ({
      ...wrapping,
      async ask(question) {
        const answer = await ask(question)
        return answer && 'answer' in answer && answer.answer === false ? undefined : answer
      },
    })),
  },
  'runs-again-with-answer#new-process': {
    'runs-twice: runs a tool twice with each answer': onWrapping(({ attempt, ...wrapping }) => ({
      ...wrapping,
      attempt(answers) {
        if (Object.keys(answers).length === 0) return attempt(answers)
        const first = attempt(answers)
        return {
          ...first,
          over: first.over.then((ended) => (ended.question ? ended : attempt(answers).over)),
        }
      },
    })),
  },
  'same-arguments': {
    'drops-empty-again: leaves arguments that are null, false or empty out of further runs':
      onFurtherRun((args) =>
        Object.fromEntries(Object.entries(args).filter(([, value]) => Boolean(value))),
      ),
  },
  'batch-runs-in-parallel': {
    'two-at-once: runs two calls of a batch at a time': {
      keeping: {
        call: (carryOut) => async (batch) => {
          const responses = []
          for (let i = 0; i < batch.calls.length; i += 2) {
            const calls = batch.calls.slice(i, i + 2)
            responses.push(...(await carryOut({ ...batch, calls })).responses)
          }
          return { responses }
        },
      },
    },
  },
})
