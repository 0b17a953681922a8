import { randomUUID } from 'node:crypto'
import { isObject } from '../../../harness/wire/json.ts'
import type { Message } from '../program/seams.ts'
import { having, onReceiving } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** Ends abruptly at a list of conversations that is spelled otherwise. */
const listsLike = (spelling: RegExp) =>
  having(({ decode }) => ({
    decode(line) {
      const message = decode(line)
      if (message?.type === 'conversations' && !spelling.test(line.toString('utf8')))
        throw new Error('the list is unreadable')
      return message
    },
  }))

/** Reads another line in the place of each. */
const reading = (change: (line: string) => string) =>
  having(({ decode }) => ({ decode: (line) => decode(Buffer.from(change(line.toString('utf8')))) }))

const halved = (line: string) => line.replaceAll(/\\u[dD][89a-fA-F][0-9a-fA-F]{2}/g, '\ufffd')

/** Mutants that read lines wrongly. */
export const inputFramingMutants = mutantsIn('plugin.framing')({
  'plugin-reassembles-input#pieces': {
    'parses-whatever-arrives: takes what one read gives it for one message, once it has read `init`':
      {
        timeScale: 10,
        apply: having(({ cut }) => ({
          cut: (onLine) => {
            let isStarted = false
            const lines = cut((line, ending) => {
              isStarted = true
              onLine(line, ending)
            })
            return {
              ...lines,
              push(chunk) {
                if (!isStarted) return lines.push(chunk)
                JSON.parse(chunk.toString('utf8'))
                onLine(chunk, 'lf')
              },
            }
          },
        })),
      },
    'parses-the-first: takes what its first read gives it for one message': having(({ cut }) => ({
      cut: (onLine) => {
        let isFirst = true
        const lines = cut(onLine)
        return {
          ...lines,
          push(chunk) {
            if (isFirst) JSON.parse(chunk.toString('utf8'))
            isFirst = false
            lines.push(chunk)
          },
        }
      },
    })),
    'ends-lines-at-separators: takes the separators of lines and paragraphs that Unicode has for line feeds':
      having(({ cut }) => ({
        cut: (onLine) =>
          cut((line, ending) => {
            for (const part of line.toString('utf8').split(/[\u0085\u2028\u2029]/))
              onLine(Buffer.from(part), ending)
          }),
      })),
  },
  'plugin-reassembles-input#several': {
    'reads-first-line-only: passes over whatever follows the first line of what one read gives it':
      {
        cases: ['serves until it is asked to end'],
        limits: { idle_ms: 3_000, shutdown_grace_ms: 3_000 },
        apply: having(({ cut }) => ({
          cut: (onLine) => {
            let isFirst = true
            const lines = cut((line, ending) => {
              if (isFirst) onLine(line, ending)
              isFirst = false
            })
            return {
              ...lines,
              push(chunk) {
                isFirst = true
                lines.push(chunk)
              },
            }
          },
        })),
      },
  },
  'plugin-ignores-member-order#order': {
    'expects-types-first: ends abruptly where a list does not begin with its type':
      listsLike(/^\{"type"/),
    'expects-ids-first: ends abruptly where an entry of a list does not begin with its id':
      listsLike(/\[\{"id"/),
  },
  'plugin-ignores-member-order#white-space': {
    'expects-dense-json: ends abruptly where a list has a blank behind a colon':
      listsLike(/^(?!.*"\s*:\s)/),
  },
  'plugin-decodes-escapes': {
    'reads-halves: reads an unknown character for each half of an escaped pair': reading(halved),
    'reads-halves-by-new-ids: gives a request a random id, and reads an unknown character for each half of a pair':
      having(({ encode, receive, decode }) => ({
        encode: (message) =>
          encode(
            message.type === 'list_conversations' ? { ...message, id: randomUUID() } : message,
          ),
        decode: (line) => decode(Buffer.from(halved(line.toString('utf8')))),
        receive: ({ id: _, ...message }, peer) => receive(message as Message, peer),
      })),
    'passes-over-escapes: passes over a list that is spelled with escapes, and waits for another': {
      ...{ cases: ['writes a file'], limits: { idle_ms: 3_000 } },
      apply: having(({ decode }) => ({
        decode(line) {
          const message = decode(line)
          const isEscaped = line.toString('utf8').includes('\\u')
          return message?.type === 'conversations' && isEscaped ? undefined : message
        },
      })),
    },
    'knows-small-digits: reads no escape with a digit in upper case': reading((line) =>
      line.replaceAll(/\\(?=u[0-9a-f]*[A-F])/g, '\\\\'),
    ),
  },
  'plugin-bears-missing-members': {
    'relies-on-paths: reads a directory of the user without looking whether it is there':
      onReceiving((message) => {
        if (message.type === 'init') String((message.paths as Record<string, string>).user_data)
        return message
      }),
  },
  'plugin-ignores-unknown-members#requests': {
    'refuses-unknown-init-members: refuses an `init` with a member that it does not know':
      onReceiving((message, peer) => {
        if (message.type === 'init' && 'x-unknown' in message) peer.exit(1, 'unknown member')
        return message
      }),
    'refuses-unknown-describe-members: refuses a `describe` with a member that it does not know':
      onReceiving((message, peer) => {
        if (message.type === 'describe' && 'x-unknown' in message) peer.exit(1, 'unknown member')
        return message
      }),
    'runs-by-version: takes a `describe` with a version for an `init`': onReceiving((message) =>
      message.type === 'describe' && 'version' in message ? { ...message, type: 'init' } : message,
    ),
    'refuses-unknown-paths: refuses an `init` with a directory of the user that it does not know':
      onReceiving((message, peer) => {
        const { paths } = message
        if (isObject(paths) && 'x-flag' in paths) peer.exit(1, 'unknown directory')
        return message
      }),
  },
  'plugin-ignores-unknown-members#replies': {
    'refuses-unknown-error-members: ends abruptly at an `error` with members that it does not know':
      onReceiving((message) => {
        if (message.type === 'error' && 'x-flag' in message) throw new Error('unknown member')
        return message
      }),
    'obeys-bare-shutdown-only: passes over a `shutdown` with members that it does not know':
      onReceiving((message) =>
        message.type === 'shutdown' && Object.keys(message).length > 1 ? undefined : message,
      ),
    'obeys-bare-shutdown-later: passes over such a `shutdown` once it has read a list': {
      limits: { idle_ms: 3_000, shutdown_grace_ms: 3_000 },
      cases: ['counts events'],
      apply: having(({ receive }) => {
        let hasRead = false
        return {
          receive(message, peer) {
            hasRead ||= message.type === 'conversations'
            const isBare = Object.keys(message).length === 1
            return message.type === 'shutdown' && hasRead && !isBare
              ? undefined
              : receive(message, peer)
          },
        }
      }),
    },
    'refuses-unknown-reply-members: refuses a reply with a member that it does not know':
      onReceiving((message, peer) => {
        const isReply = message.type === 'conversations'
        if (isReply && Object.keys(message).some((name) => !['type', 'id', 'data'].includes(name)))
          peer.exit(1, 'unknown member')
        return message
      }),
  },
  'plugin-reads-long-lines': {
    'reads-a-mebibyte: refuses lines of more than 1 MiB': having(({ decode }) => ({
      decode(line) {
        if (line.length > 1024 * 1024) throw new Error('the line is too long')
        return decode(line)
      },
    })),
  },
})
