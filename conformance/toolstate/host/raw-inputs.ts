import type { HostCall, HostConversation } from '../../../harness/host-conversation.ts'
import type { HostScenario } from '../../../harness/host-scenario.ts'
import { type Finding, inconclusive, quote } from '../../engine/finding.ts'
import { checksIn, type HostCheck } from '../../vfs/host/host-check.ts'
import { outcome, outcomeOf, textsIn } from '../../vfs/host/outcome.ts'
import { endOf, handleAt, handleIn, TIME_TO_NOTICE } from '../../vfs/host/state/handle.ts'
import { through } from './handles.ts'

const on = checksIn('toolstate.commands')

const INPUT = ' one "two"\nthree\\n\tfour \u00e9 e\u0301 \u{1f980} '

/** So many bytes are read that each way to write the input and the next one has them. */
const READ = 64

/** More than a pipe holds. */
const LONG = `${'one of many words '.repeat(4_000)}and the last 4797`

/** So many characters at the end of the long input are shown. */
const SHOWN = 8

const commandTo =
  (tool: string) =>
  (action: string, name: string, more = {}) =>
    through(tool, action, tool, name, more)

const command = commandTo('reader')
const commandToLong = commandTo('long_reader')

/** A program that reads some bytes of its input, and ends with their digits as its result. */
const raw: HostScenario = {
  name: 'commands: a program that reads its input',
  needs: ['stateful'],
  tools: [
    {
      ...{ name: 'reader', runtime: 'stdio', stateful: true },
      command: [
        ...['sh', '-c'],
        `read=$(head -c ${READ} | od -An -v -tx1 | tr -d ' \\n')
printf '{"type":"stopped","result":{"Ok":"read %s"}}\\n' "$read"`,
      ],
    },
    {
      ...{ name: 'long_reader', runtime: 'stdio', stateful: true },
      command: [
        ...['sh', '-c'],
        `read=$(head -c ${LONG.length} | tail -c ${SHOWN})
printf '{"type":"stopped","result":{"Ok":"at last %s"}}\\n' "$read"`,
      ],
    },
  ],
  actions: [
    { call: { id: 'control', script: [{ finish: 'hello' }] } },
    commandToLong('spawn', 'long spawn'),
    commandToLong('apply', 'long apply', { input: LONG }),
    commandToLong('apply', 'long more', { input: 'z'.repeat(LONG.length) }),
    command('spawn', 'spawn'),
    command('apply', 'apply', { input: INPUT }),
    command('apply', 'more', { input: 'z'.repeat(READ) }),
    TIME_TO_NOTICE,
    command('fetch', 'fetch'),
    commandToLong('fetch', 'long fetch'),
    TIME_TO_NOTICE,
    command('fetch', 'again'),
    commandToLong('fetch', 'long again'),
    command('abort', 'abort'),
    commandToLong('abort', 'long abort'),
  ],
  timeoutMs: 12_000,
}

/** Judges what the program has read, once it has come to its end. */
const reads =
  (isRight: (text: string) => boolean) =>
  (c: HostConversation): Finding[] =>
    onEnd(c, ['more', 'fetch', 'again'], `the characters of ${quote(INPUT)}`, (ended) => {
      const digits = /read ([0-9a-f]+)/.exec(textsIn(handleIn(ended)?.result))?.[1]
      if (digits === undefined) return outcomeOf(ended)
      const text = Buffer.from(digits, 'hex').toString('utf8').replace(/z.*$/s, '')
      return !isRight(text) && JSON.stringify(text)
    })

/** The calls that may show the end of the tool with the long input, which its apply may show already. */
const LATER = ['long more', 'long fetch', 'long again']

/** Judges that all of a long input came before the next one. */
const readsAll = (c: HostConversation): Finding[] =>
  onEnd(c, ['long apply', ...LATER], 'the whole of a long input', (ended) => {
    const isWhole = textsIn(handleIn(ended)?.result).includes(`at last ${LONG.slice(-SHOWN)}`)
    return !isWhole && outcomeOf(ended)
  })

function onEnd(
  c: HostConversation,
  names: readonly string[],
  expected: string,
  wrong: (ended: HostCall) => string | false,
): Finding[] {
  const name = endOf(c, names)
  if (handleAt(c, name)?.state === 'running')
    return [inconclusive('the program did not come to its end in time')]
  return outcome(name, expected, wrong)(c)
}

/** How inputs reach a program that reads text. @see rfd009 §Apply serves two purposes */
export const rawInputChecks: readonly HostCheck[] = on(raw, {
  'input-is-raw-text#no-quotes': reads((text) => /^ one/.test(text)),
  'input-is-raw-text#no-escapes': reads((text) => /[^\\]\nthree/.test(text)),
  'input-is-raw-text#inner-quotes': reads((text) => text.includes('one "two"')),
  'input-is-raw-text#every-character': (c) =>
    reads((text) => text.replace(/\n$/, '') === INPUT)(c).concat(readsAll(c)),
})
