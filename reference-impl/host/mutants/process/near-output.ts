import { elementsOf } from '../../../../harness/wire/json.ts'
import { answered } from '../../service.ts'
import { onAnswer, onResult } from '../combinators.ts'
import { type Apply, mutantsIn } from '../mutant.ts'
import { isResult } from '../requests.ts'
import { CHUNK, chunks, onEnd, onProcess, onStream, RUN } from './parts.ts'

const onStatus = (change: (status: number) => unknown) =>
  onResult(RUN, (result) => ({ ...result, exit_code: change(Number(result.exit_code)) }))

/** Hides values in one stream as the host does, and in the other one in pieces of it. */
const hidingInPieces = (stream: 'stdout' | 'stderr', pieces: (bytes: Buffer) => Buffer[]): Apply =>
  onProcess(({ scrubber, run }) => {
    const whole = new WeakSet<Buffer>()
    return {
      run: async (...how) => {
        const end = await run(...how)
        whole.add(stream === 'stderr' ? end.stdout : end.stderr)
        return end
      },
      scrubber: (values) => {
        const plainly = scrubber(values)
        return (bytes) =>
          whole.has(bytes) ? plainly(bytes) : Buffer.concat(pieces(bytes).map(plainly))
      },
    }
  })

const linesOf = (bytes: Buffer) =>
  bytes
    .toString('latin1')
    .split(/(?<=\n)/)
    .map((line) => Buffer.from(line, 'latin1'))

/** Mutants that give nearly what a program writes and ends with. */
export const nearOutputMutants = mutantsIn('vfs.process')({
  'run-returns-output': {
    'ends-with-stdout: takes a program for ended that has closed its stdout': onAnswer(
      RUN,
      (answer, { args }) =>
        isResult(answer) && elementsOf(args).some((each) => String(each).includes('>&-'))
          ? answered({ ...answer.result, stderr: '', exit_code: 0 })
          : answer,
    ),
    'composes-output: composes letters of the output with their accents': onStream(
      'stdout',
      (text) => text.normalize('NFC'),
    ),
    'without-colours: leaves escapes of a terminal out of the output': onStream('stdout', (text) =>
      text.replaceAll('\u001b[0m', ''),
    ),
    'ends-at-nul: gives output up to the first NUL': onStream('stdout', (text) =>
      text.split('\0', 1).join(),
    ),
    'without-mark: leaves out a byte-order mark at the beginning of the output': onStream(
      'stdout',
      (text) => text.replace(/^\ufeff/, ''),
    ),
  },
  'large-output-collected': {
    'reads-pieces: decodes each 64 KiB of the output by itself': onEnd((end) => ({
      ...end,
      stdout: Buffer.from(chunks(end.stdout).map(String).join('')),
    })),
    'keeps-both-ends: keeps the beginning and the end of much output': onEnd((end) => ({
      ...end,
      stdout:
        end.stdout.length > 4 * CHUNK
          ? Buffer.concat([
              end.stdout.subarray(0, 2 * CHUNK),
              Buffer.alloc(end.stdout.length - 4 * CHUNK, ' '),
              end.stdout.subarray(-2 * CHUNK),
            ])
          : end.stdout,
    })),
  },
  'failed-exit-is-a-result': {
    'high-is-a-signal: takes a status above 128 for a signal': onStatus((status) =>
      status > 128 && status < 165 ? 128 - status : status,
    ),
    'two-is-one: gives 1 for 2': onStatus((status) => (status === 2 ? 1 : status)),
    'cannot-run-is-none: gives null for 126': onStatus((status) =>
      status === 126 ? null : status,
    ),
  },
  'scrubbing-spans-chunks': {
    'stderr-in-chunks: hides values in each 64 KiB of stderr by themselves': hidingInPieces(
      'stderr',
      chunks,
    ),
    'line-by-line: hides values in each line by itself': onProcess(({ scrubber }) => ({
      scrubber: (values) => {
        const plainly = scrubber(values)
        return (bytes) => Buffer.concat(linesOf(bytes).map(plainly))
      },
    })),
  },
})
