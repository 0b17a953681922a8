import { onLine } from './combinators.ts'
import { having, mutantsOf } from './mutant.ts'

const ONE = 'plugin.framing.host-writes-one-object-per-line'
const UTF8 = 'plugin.framing.host-writes-utf8-json'
const WAITING = { reply_ms: 2_000 }

/** Defects of single lines, which are shown by the reply to `read_config`. */
export const framingMutants = mutantsOf(
  {
    id: 'plugin-host.framing.glues',
    violates: `${ONE}#unshared`,
    change: 'writes another object on the line of `config`',
    apply: onLine('config', (line) => `${line.trimEnd()}{"type":"error","message":"no"}\n`),
  },
  {
    id: 'plugin-host.framing.indents',
    violates: `${ONE}#unbroken`,
    change: 'writes `config` over several lines',
    apply: onLine('config', (_, message) => `${JSON.stringify(message, undefined, 1)}\n`),
  },
  {
    id: 'plugin-host.framing.batches',
    violates: `${ONE}#object`,
    change: 'writes `config` in an array',
    apply: onLine('config', (line) => `[${line.trimEnd()}]\n`),
  },
  {
    id: 'plugin-host.framing.leaves-lines-open',
    violates: `${ONE}#closed`,
    change: 'writes the line feed of `config` in front of it',
    limits: WAITING,
    apply: onLine('config', (line) => `\n${line.trimEnd()}`),
  },
  {
    id: 'plugin-host.framing.names-kinds',
    violates: 'plugin.framing.host-names-types#string',
    change: 'writes `kind` in place of `type`',
    apply: onLine('config', (line) => line.replace('"type":', '"kind":')),
  },
  {
    id: 'plugin-host.framing.renames-types',
    violates: 'plugin.framing.host-names-types#known',
    change: 'calls `config` by another name',
    apply: onLine('config', (line) => line.replace('"config"', '"configuration"')),
  },
  {
    id: 'plugin-host.framing.comments',
    violates: 'plugin.framing.only-messages-on-stdin#protocol',
    change: 'writes a comment before `config`',
    apply: onLine('config', (line) => `# the configuration\n${line}`),
  },
  {
    id: 'plugin-host.framing.writes-latin-1',
    violates: `${UTF8}#utf8`,
    change: 'writes Latin-1',
    apply: having(() => ({ bytes: (line) => Buffer.from(line, 'latin1') })),
  },
  {
    id: 'plugin-host.framing.marks-bytes',
    violates: `${UTF8}#no-mark`,
    change: 'writes a byte order mark before `config`',
    apply: onLine('config', (line) => `\ufeff${line}`),
  },
  {
    id: 'plugin-host.framing.writes-json5',
    violates: `${UTF8}#strict`,
    change: 'writes a comma behind the last member of `config`',
    apply: onLine('config', (line) => line.replace(/\}\n$/, ',}\n')),
  },
)
