import { isObject } from '../../../harness/wire/json.ts'
import { refused } from '../service.ts'
import { having, onAnswer, onResponse } from './combinators.ts'
import { type Apply, mutantsOf } from './mutant.ts'

/** Answers with another code in the place of one. */
const recoded = (from: number, to: number): Apply =>
  onResponse((message) =>
    isObject(message.error) && message.error.code === from
      ? { ...message, error: { ...message.error, code: to } }
      : message,
  )

export const codeMutants = mutantsOf(
  {
    id: 'vfs.codes.missing-file-is-invalid',
    violates: 'vfs.codes.not-found',
    change: 'calls a missing file an invalid parameter',
    apply: onAnswer('fs.read', (answer) =>
      'error' in answer && answer.error.code === -32002
        ? refused(-32602, answer.error.message)
        : answer,
    ),
  },
  {
    id: 'vfs.codes.no-method-is-unknown',
    violates: 'vfs.codes.malformed-message',
    change: 'calls a missing method an unknown one',
    apply: recoded(-32600, -32601),
  },
  {
    id: 'vfs.codes.ignores-the-version',
    violates: 'vfs.codes.version-member-checked',
    change: 'carries requests of any version out',
    apply: having(({ classify }) => ({
      classify: (message) => classify(isObject(message) ? { ...message, jsonrpc: '2.0' } : message),
    })),
  },
  {
    id: 'vfs.codes.mends-lines',
    violates: 'vfs.codes.line-not-json',
    change: 'closes the brackets that a line leaves open',
    apply: having(({ decode }) => ({
      decode: (line) => decode(line) ?? decode(Buffer.concat([line, Buffer.from('}')])),
    })),
  },
  {
    id: 'vfs.codes.unknown-is-invalid',
    violates: 'vfs.codes.unknown-method',
    change: 'calls an unknown method an invalid parameter',
    apply: recoded(-32601, -32602),
  },
  {
    id: 'vfs.codes.trims-names',
    violates: 'vfs.codes.unknown-method',
    change: 'takes blanks from the name of a method',
    apply: having(({ around }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return (method, params, signal) => plainly(method.trim(), params, signal)
      },
    })),
  },
  {
    id: 'vfs.codes.invalid-is-our-fault',
    violates: 'vfs.codes.invalid-params',
    change: 'calls invalid params a fault of its own',
    apply: recoded(-32602, -32603),
  },
  {
    id: 'vfs.codes.no-overwriting',
    violates: 'vfs.codes.already-exists-only-for-targets',
    change: 'says that a file exists which it is to write over',
    apply: (parts) =>
      onAnswer('fs.write', async (answer, { path }) => {
        const isAgain = written.has(String(path))
        written.add(String(path))
        return isAgain ? refused(-32003, `${path} exists already`) : answer
      })(parts),
  },
  {
    id: 'vfs.codes.all-is-late',
    violates: 'vfs.codes.timeout-and-cancelled-reserved',
    change: 'says that time ran out whatever goes wrong with a file',
    apply: recoded(-32002, -32004),
  },
  {
    id: 'vfs.codes.numbers-of-the-system',
    violates: 'vfs.codes.codes-from-known-ranges',
    change: "answers with the operating system's number of an error",
    apply: recoded(-32002, 2),
  },
)

/** What was written in the run of a host. */
const written = new Set<string>()
