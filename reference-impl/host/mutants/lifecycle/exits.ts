import { isObject, parse } from '../../../../harness/wire/json.ts'
import type { Exit } from '../../runtime/exit.ts'
import type { Outcome } from '../../runtime/outcome.ts'
import type { Parts } from '../../runtime/parts.ts'
import { having, onListener, seeing } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'

/** How long it takes this reader to come to a piece of output, in milliseconds. */
const READ_MS = 300

/** Judges exits without a final message otherwise; `plainly` judges one as the host does. */
const onExit = (judge: (exit: Exit, plainly: Parts['exited']) => Outcome): Apply =>
  having(({ exited }) => ({ exited: (exit) => judge(exit, exited) }))

/** Takes some exits for successes with what stands on stderr. */
export const succeedingIf = (isGood: (exit: Exit) => boolean): Apply =>
  onExit((exit, plainly) => (isGood(exit) ? { content: exit.stderr } : plainly(exit)))

/** Keeps some of the lines of stderr. */
const keeping = (kept: (lines: string[]) => string[]): Apply =>
  onExit(({ stderr, ...exit }, plainly) =>
    plainly({ ...exit, stderr: kept(stderr.trimEnd().split('\n')).join('\n') }),
  )

/** Takes what is no message on stdout for the result where the status is 0. */
export const takingText: Apply = having(({ decode, exited }) => {
  let text = ''
  return {
    decode(line) {
      const value = decode(line)
      if (value === undefined) text += line.toString('utf8')
      return value
    },
    exited: (exit) => (text !== '' && exit.code === 0 ? { content: text } : exited(exit)),
  }
})

/** The outcome that a line reports, if it is one. */
function reportIn(line: string, reported: Parts['reported']): Outcome | undefined {
  const message = parse(line)
  if (!isObject(message)) return undefined
  const found = reported(String(message.method), message.params)
  return found && 'outcome' in found ? found.outcome : undefined
}

/** Mutants that judge the exits of tools wrongly. */
export const exitJudgeMutants = mutantsIn('vfs.lifecycle')({
  'exit-without-final-fails': {
    'last-line: reports the last line of stderr': keeping((lines) => lines.slice(-1)),
    'first-line: reports the first line of stderr': keeping((lines) => lines.slice(0, 1)),
    'last-ten-lines: reports the last ten lines of stderr': keeping((lines) => lines.slice(-10)),
    'no-warnings: reports stderr without lines that begin with a warning': keeping((lines) =>
      lines.filter((line) => !line.startsWith('warning')),
    ),
    'no-objects: reports stderr without lines that are JSON': keeping((lines) =>
      lines.filter((line) => !line.startsWith('{')),
    ),
    'ascii-alone: reports of stderr what is ASCII': keeping((lines) =>
      lines.map((line) => line.replace(/[^ -~]/g, '')),
    ),
    'text-is-result: takes a text on stdout for the result of a tool that exits with 0': takingText,
    'no-complaint-no-failure: takes an exit without stderr for a success': succeedingIf(
      ({ stderr, signal }) => stderr === '' && signal === null,
    ),
    'one-is-failure: takes a status above 1 for a success': succeedingIf(
      ({ code }) => code !== null && code > 1,
    ),
  },
  'clean-exit-without-final-fails': {
    'clean-after-requests: takes a clean exit for a success once a request was answered': having(
      ({ around, exited }) => {
        let served = false
        return {
          around: seeing(around, (answer) => {
            served ||= 'result' in answer
          }),
          exited: (exit) => (served && exit.code === 0 ? { content: '' } : exited(exit)),
        }
      },
    ),
  },
  'death-by-signal-reported': {
    'sigterm-is-orderly: takes a death by SIGTERM for an orderly end': succeedingIf(
      ({ signal }) => signal === 'SIGTERM',
    ),
  },
  'stderr-not-interpreted': {
    'stderr-at-the-end: looks for a final message on stderr once a tool has exited without one':
      having(({ exited, reported }) => ({
        exited: (exit) =>
          exit.stderr
            .split('\n')
            .flatMap((line) => reportIn(line, reported) ?? [])
            .at(0) ?? exited(exit),
      })),
  },
  'buffered-final-honoured': {
    'drains-clean-exits-alone: reads no more once a tool has exited with another status than 0':
      onListener((observer) => {
        let gone = false
        return {
          ...observer,
          stdout: (chunk) => void setTimeout(() => !gone && observer.stdout(chunk), READ_MS),
          stdoutEnd: () => void setTimeout(() => !gone && observer.stdoutEnd(), READ_MS),
          exit(code, signal) {
            if (code === 0) return void setTimeout(() => observer.exit(code, signal), READ_MS + 1)
            gone = true
            observer.stdoutEnd()
            observer.exit(code, signal)
          },
        }
      }),
  },
})
