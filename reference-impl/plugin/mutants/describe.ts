import { existsSync, mkdirSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Message } from '../program/seams.ts'
import { having, onLine, onReceiving, onSending, stayAlive, withMembers } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** Milliseconds, within which an input ends that ends behind the request. */
const MOMENT_MS = 500

/** Changes the description. */
const describing = (change: (message: Message) => Record<string, unknown>) =>
  withMembers('describe', change)

export const describeMutants = mutantsIn('plugin.describe')({
  'describes-itself': {
    'repeats-itself: describes itself twice': onSending('describe', (message) => [
      message,
      message,
    ]),
    'ends-with-its-input: ends without a description where its input ends a moment after the request':
      having(({ encode, write, leave, inputEnds }) => {
        let line = ''
        return {
          encode(message) {
            if (message.type !== 'describe') return encode(message)
            line = encode(message)
            return ''
          },
          leave(status) {
            if (line === '') leave(status)
            setTimeout(() => write(line), MOMENT_MS)
            setTimeout(leave, MOMENT_MS, status)
          },
          inputEnds: (peer) => (line === '' ? inputEnds(peer) : process.exit(0)),
        }
      }),
  },
  'required-members#name': {
    'has-no-name: gives its name under another member': onSending(
      'describe',
      ({ name, ...message }) => [{ ...message, id: name }],
    ),
  },
  'required-members#version': {
    'counts-versions: gives its version as a number': describing(() => ({ version: 0.1 })),
  },
  'required-members#description': {
    'has-no-description: has a help text in the place of a description': onSending(
      'describe',
      ({ description, ...message }) => [message],
    ),
  },
  'own-version': {
    'gives-protocol-version: gives the version of the protocol as its own': describing(() => ({
      version: '1',
    })),
  },
  'optional-members#texts': {
    'lists-authors: gives a list of authors': describing(({ author }) => ({ author: [author] })),
  },
  'optional-members#command': {
    'spells-command: gives its command path as one text': describing(() => ({
      command: 'reference',
    })),
  },
  'command-words': {
    'has-empty-command: gives a command path without words': describing(() => ({ command: [] })),
  },
  'hyphenated-words-are-declared': {
    'leaves-path-out: leaves out its command path, whose word has a hyphen': {
      profile: 'dispatch',
      apply: onSending('describe', ({ command, ...message }) => [message]),
    },
  },
  'absent-rather-than-null': {
    'sends-null: gives null for a repository that it does not have': describing(() => ({
      repository: null,
    })),
  },
  'description-comes-first': {
    'logs-first: logs that it was asked before it describes itself': onSending(
      'describe',
      (message) => [{ type: 'log', level: 'debug', message: 'asked for a description' }, message],
    ),
  },
  'help-for-a-terminal#help': {
    'is-silent-on-terminals: ends without a word on a terminal': having(() => ({
      showHelp: () => process.exit(0),
    })),
    'shows-colours-only: resets the colours of the terminal, and shows no word': having(() => ({
      showHelp() {
        process.stderr.write('\x1b[0m\n')
        process.exit(0)
      },
    })),
  },
  'help-for-a-terminal#no-message': {
    'helps-on-stdout: writes its help to stdout as well': having(({ showHelp }) => ({
      showHelp(help) {
        writeSync(1, help)
        showHelp(help)
      },
    })),
  },
  'help-for-a-terminal#end': {
    'waits-on-terminals: shows its help on a terminal, and waits for input': {
      limits: { idle_ms: 3_000 },
      apply: having(() => ({ showHelp: (help) => process.stderr.write(help) })),
    },
  },
  'ends-after-description': {
    'waits-for-end-of-input: waits for the end of its input after its description': {
      limits: { exit_ms: 3_000 },
      apply: having(({ leave, receive }) => {
        let describes = false
        return {
          receive(message, peer) {
            describes ||= message.type === 'describe'
            return receive(message, peer)
          },
          leave: (status) => (describes ? stayAlive() : leave(status)),
        }
      }),
    },
  },
  'description-needs-no-setup#no-effects': {
    'makes-a-folder: makes a folder for a cache when it describes itself': onLine(
      'describe',
      (line) => {
        mkdirSync('reference.cache', { recursive: true })
        return line
      },
    ),
    'keeps-a-cache: writes its description to a file': onReceiving((message) => {
      if (message.type === 'describe') writeFileSync('reference.cache', 'described')
      return message
    }),
    'listens-briefly: listens for a moment when it describes itself': onReceiving((message) => {
      if (message.type === 'describe') createServer().listen(0).close()
      return message
    }),
    'keeps-a-cache-at-home: writes a file in the home directory, and removes it again': onReceiving(
      (message) => {
        const file = join(homedir(), '.jp-conformance-reference.cache')
        if (message.type === 'describe') writeFileSync(file, 'described')
        rmSync(file, { force: true })
        return message
      },
    ),
  },
  'description-needs-no-setup#no-environment': {
    'needs-a-home: refuses to describe itself without a home directory': onReceiving(
      (message, peer) => {
        if (message.type === 'describe' && !existsSync(process.env.HOME ?? ''))
          peer.exit(1, 'there is no home directory')
        return message
      },
    ),
  },
  'description-needs-no-setup#no-port': {
    'listens-first: listens at its port before it describes itself': {
      profile: 'serves',
      apply: having(({ encode, write, leave }) => {
        let description = ''
        return {
          encode(message) {
            const line = encode(message)
            if (message.type !== 'describe') return line
            description = line
            return ''
          },
          leave(status) {
            if (description === '') leave(status)
            createServer().listen(Number(process.env.REFERENCE_PORT), '127.0.0.1', () => {
              write(description)
              leave(status)
            })
          },
        }
      }),
    },
  },
})
