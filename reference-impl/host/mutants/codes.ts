import { isObject } from '../../../harness/wire/json.ts'
import { answered, refused } from '../service.ts'
import { having, onAnswer, onResponse } from './combinators.ts'
import { type Apply, mutantsIn } from './mutant.ts'

/** Answers with another code in the place of one. */
const recoded = (from: number, to: number): Apply =>
  onResponse((message) =>
    isObject(message.error) && message.error.code === from
      ? { ...message, error: { ...message.error, code: to } }
      : message,
  )

export const codeMutants = mutantsIn('vfs.codes')({
  'not-found': {
    'missing-file-is-invalid: calls a missing file an invalid parameter': onAnswer(
      'fs.read',
      (answer) =>
        'error' in answer && answer.error.code === -32002
          ? refused(-32602, answer.error.message)
          : answer,
    ),
  },
  'malformed-message': {
    'no-method-is-unknown: calls a missing method an unknown one': recoded(-32600, -32601),
  },
  'version-member-checked': {
    'ignores-the-version: carries requests of any version out': having(({ classify }) => ({
      classify: (message) => classify(isObject(message) ? { ...message, jsonrpc: '2.0' } : message),
    })),
  },
  'line-not-json': {
    'mends-lines: closes the brackets that a line leaves open': having(({ decode }) => ({
      decode: (line) => decode(line) ?? decode(Buffer.concat([line, Buffer.from('}')])),
    })),
  },
  'unknown-method': {
    'unknown-is-invalid: calls an unknown method an invalid parameter': recoded(-32601, -32602),
    'trims-names: takes blanks from the name of a method': having(({ around }) => ({
      around: (serve) => {
        const plainly = around(serve)
        return (method, params, signal) => plainly(method.trim(), params, signal)
      },
    })),
  },
  'invalid-params': {
    'invalid-is-our-fault: calls invalid params a fault of its own': recoded(-32602, -32603),
  },
  'already-exists-only-for-targets': {
    'no-overwriting: states that a file exists which it is to write over': (parts) =>
      onAnswer('fs.write', async (answer, { path }) => {
        const isAgain = written.has(String(path))
        written.add(String(path))
        return isAgain ? refused(-32003, `${path} exists already`) : answer
      })(parts),
    'nothing-to-change: states that a file exists which has the content already': (parts) => {
      const known = new Map<unknown, unknown>()
      return onAnswer('fs.write', (answer, { path, content }) => {
        const isSame = known.get(path) === content
        known.set(path, content)
        return isSame ? refused(-32003, `${path} is so already`) : answer
      })(parts)
    },
  },
  'io-failure-answered': {
    'failures-are-done: answers a write that fails as one that is done': {
      reported: 'write below a file: done',
      apply: onAnswer('fs.write', (answer) => ('error' in answer ? answered({}) : answer)),
    },
    'dies-of-a-write: ends at a write that fails': onAnswer('fs.write', (answer) =>
      'error' in answer ? process.exit(1) : answer,
    ),
  },
  'timeout-and-cancelled-reserved': {
    'all-is-late: states that time ran out whatever goes wrong with a file': recoded(
      -32002,
      -32004,
    ),
    'nobody-there-is-late: states that time ran out where nobody takes a connection': onAnswer(
      'http.get',
      (answer) =>
        'error' in answer && answer.error.code === -32603
          ? refused(-32004, answer.error.message)
          : answer,
    ),
    'unstartable-is-cancelled: states that a program was given up which cannot be started':
      onAnswer('process.run', (answer) =>
        'error' in answer && answer.error.code === -32002
          ? refused(-32005, answer.error.message)
          : answer,
      ),
  },
  'codes-from-known-ranges': {
    "numbers-of-the-system: answers with the operating system's number of an error": recoded(
      -32002,
      2,
    ),
  },
})

/** What was written in the run of a host. */
const written = new Set<string>()
