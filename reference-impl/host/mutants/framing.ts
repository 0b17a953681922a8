import { isObject, type JsonObject, parse } from '../../../harness/wire/json.ts'
import { having, onLine } from './combinators.ts'
import { hostileMutants } from './framing/hostile.ts'
import { onText } from './framing/parts.ts'
import { readingMutants } from './framing/reading.ts'
import { writingMutants } from './framing/writing.ts'
import { type Mutant, mutantsIn } from './mutant.ts'

const isError = (message: JsonObject) => 'error' in message
const isResponse = (message: JsonObject) => !('method' in message)

export const framingMutants: readonly Mutant[] = [
  ...writingMutants,
  ...readingMutants,
  ...hostileMutants,
  ...mutantsIn('vfs.framing')({
    'host-writes-one-object-per-line': {
      'indents-errors: indents errors over several lines': onLine((line, message) =>
        isError(message) ? `${JSON.stringify(message, null, 2)}\n` : line,
      ),
      'indents-init: indents `init` over several lines': onLine((line, message) =>
        message.method === 'init' ? `${JSON.stringify(message, null, 2)}\n` : line,
      ),
      'begins-with-a-mark: begins what it writes with a byte order mark': onLine((line, message) =>
        message.method === 'init' ? `\ufeff${line}` : line,
      ),
    },
    'host-escapes-line-breaks': {
      'plain-line-feeds: escapes quotes and backslashes alone': onLine(
        (line) => `${line.slice(0, -1).replaceAll('\\n', '\n')}\n`,
      ),
    },
    'escaped-breaks-are-content': {
      'unescapes-before-reading: undoes escaped line feeds before it reads a line': onText((text) =>
        text.replace(/(?<!\\)\\n/g, ' '),
      ),
    },
    'host-reassembles-input': {
      'reads-pieces: takes each piece that it reads for lines of its own': having(({ cut }) => ({
        cut: (onLine) => {
          const lines = cut(onLine)
          return {
            ...lines,
            push(chunk) {
              lines.push(chunk)
              lines.end()
            },
          }
        },
      })),
      'answers-early: reads a message as soon as its last brace is there': having(
        ({ cut, decode }) => ({
          cut: (onLine) => {
            let early = Buffer.alloc(0)
            const lines = cut((line, ending) => line.length > 0 && onLine(line, ending))
            return {
              ...lines,
              push(chunk) {
                early = Buffer.concat([early, chunk])
                if (isObject(decode(early))) early = Buffer.concat([early, Buffer.from('\n')])
                else if (!early.includes('\n')) return
                lines.push(early)
                early = Buffer.alloc(0)
              },
            }
          },
        }),
      ),
    },
    'host-splits-input': {
      'first-of-a-piece: reads the first line of what comes together, and drops the rest': having(
        ({ cut }) => ({
          cut: (onLine) => {
            const lines = cut(onLine)
            const first = (chunk: Buffer) =>
              chunk.subarray(0, chunk.indexOf('\n') + 1 || chunk.length)
            return { ...lines, push: (chunk) => lines.push(first(chunk)) }
          },
        }),
      ),
    },
    'host-refuses-batches': {
      'takes-lists-apart: takes the elements of a list for messages': having(({ cut, decode }) => ({
        cut: (onLine) =>
          cut((line, ending, size) => {
            const message = decode(line)
            if (!Array.isArray(message)) return onLine(line, ending, size)
            for (const each of message) onLine(Buffer.from(JSON.stringify(each)), ending)
          }),
      })),
    },
    'host-sends-no-batch': {
      'errors-in-a-list: writes an error as a list of one message': onLine((line, message) =>
        isError(message) ? `[${line.trimEnd()}]\n` : line,
      ),
    },
    'only-messages-on-stdin': {
      'blank-lines: puts a blank line behind each message': onLine((line) => `${line}\n`),
      'says-what-it-does: writes a remark before each answer': onLine((line, message) =>
        isResponse(message) ? `answering\n${line}` : line,
      ),
    },
    'host-writes-utf8': {
      'other-encoding: encodes its answers twice': onLine((line, message) =>
        isResponse(message) ? Buffer.from(line, 'utf8').toString('latin1') : line,
      ),
    },
    'host-decodes-escapes': {
      'halves-of-surrogates: decodes each half of an escaped surrogate pair by itself': onText(
        (text) => text.replace(/\\ud[89a-f][0-9a-f]{2}/gi, '\ufffd'),
      ),
    },
    'host-flushes': {
      'keeps-the-last-answer: keeps an answer until there is more to write': having(({ write }) => {
        let retained: (() => void)[] = []
        return {
          write(line, plainly) {
            for (const report of retained) report()
            retained = []
            const message = parse(line)
            if (isObject(message) && isResponse(message)) retained.push(() => write(line, plainly))
            else write(line, plainly)
          },
        }
      }),
    },
    'host-ignores-member-order': {
      'expects-its-own-order: knows a message by how its line begins': having(({ decode }) => ({
        decode: (line) =>
          line.toString('latin1').startsWith('{"jsonrpc":"2.0"') ? decode(line) : undefined,
      })),
    },
    'host-repeats-no-member#outer': {
      'ids-at-both-ends: ends its answers with the `id` that they begin with': onLine(
        (line, message) =>
          isResponse(message)
            ? line.replace(/\}\n$/, `,"id":${JSON.stringify(message.id)}}\n`)
            : line,
      ),
    },
    'host-repeats-no-member#inner': {
      'names-in-two-spellings: gives the name of the tool once escaped and once plainly': onLine(
        (line) => line.replace('"name":', '"n\\u0061me":"","name":'),
      ),
    },
    'host-ends-lines-with-lf': {
      'carriage-returns: ends its lines with carriage return and line feed': onLine((line) =>
        line.replace(/\n$/, '\r\n'),
      ),
      'trailing-space: pads its answers with a space': onLine((line, message) =>
        isResponse(message) ? line.replace(/\n$/, ' \n') : line,
      ),
    },
    'invalid-utf8-is-not-repaired': {
      'repairs-bytes: repairs bytes that are not UTF-8 and goes on': onText((text) => text),
    },
  }),
]
