import { readFileSync } from 'node:fs'
import { onLine } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

const WAITING = { reply_ms: 2_000 }

/** Defects of single lines, which are shown by the reply to `read_config`. */
export const framingMutants = mutantsIn('plugin-host.framing')({
  'plugin.framing.host-writes-one-object-per-line#unshared': {
    'glues: writes another object on the line of `config`': onLine(
      'config',
      (line) => `${line.trimEnd()}{"type":"error","message":"no"}\n`,
    ),
  },
  'plugin.framing.host-writes-one-object-per-line#unbroken': {
    'indents: writes `config` over several lines': onLine(
      'config',
      (_, message) => `${JSON.stringify(message, undefined, 1)}\n`,
    ),
  },
  'plugin.framing.host-writes-one-object-per-line#object': {
    'batches: writes `config` in an array': onLine('config', (line) => `[${line.trimEnd()}]\n`),
  },
  'plugin.framing.host-writes-one-object-per-line#closed': {
    'leaves-lines-open: writes the line feed of `config` in front of it': {
      limits: WAITING,
      apply: onLine('config', (line) => `\n${line.trimEnd()}`),
    },
  },
  'plugin.framing.three-channels#stdin-not-terminal': {
    'passes-terminals-on: gives the plugin a terminal where it has one itself': having(
      ({ start }) => ({
        start: (program) =>
          process.stdin.isTTY
            ? ['script', '-qefc', `stty raw -echo; exec '${program}'`, '/dev/null']
            : start(program),
      }),
    ),
  },
  'plugin.framing.host-flushes': {
    'holds-back: sends each reply when the next one comes': {
      limits: WAITING,
      apply: having(({ encode }) => {
        let held = ''
        return {
          encode(message) {
            if (message.type === 'init') return encode(message)
            const line = held
            held = encode(message)
            return line
          },
        }
      }),
    },
  },
  'plugin.framing.host-names-types#string': {
    'names-kinds: writes `kind` in place of `type`': onLine('config', (line) =>
      line.replace('"type":', '"kind":'),
    ),
  },
  'plugin.framing.host-names-types#known': {
    'renames-types: calls `config` by another name': onLine('config', (line) =>
      line.replace('"config"', '"configuration"'),
    ),
  },
  'plugin.framing.only-messages-on-stdin#protocol': {
    'comments: writes a comment before `config`': onLine(
      'config',
      (line) => `# the configuration\n${line}`,
    ),
  },
  'plugin.framing.only-messages-on-stdin#no-user-input': {
    'passes-input-on: writes what it finds on its own stdin behind `init`': onLine(
      'init',
      (line) => `${line}${readFileSync(0, 'utf8')}`,
    ),
  },
  'plugin.framing.host-writes-utf8-json#utf8': {
    'writes-latin-1: writes Latin-1': having(() => ({
      bytes: (line) => Buffer.from(line, 'latin1'),
    })),
  },
  'plugin.framing.host-writes-utf8-json#no-mark': {
    'marks-bytes: writes a byte order mark before `config`': onLine(
      'config',
      (line) => `\ufeff${line}`,
    ),
  },
  'plugin.framing.host-repeats-no-member#outer': {
    'states-types-twice: ends `config` with the type that it begins with': onLine(
      'config',
      (line) => line.replace(/\}\n$/, ',"type":"config"}\n'),
    ),
  },
  'plugin.framing.host-repeats-no-member#inner': {
    'merges-settings-twice: writes a setting with its default before its value': onLine(
      'config',
      (line) => line.replace('"name":', '"n\\u0061me":"","name":'),
    ),
  },
  'plugin.framing.host-handles-long-lines': {
    'cuts-init: writes 65,000 characters of `init` at most': onLine('init', (line) =>
      line.length > 65_000 ? `${line.slice(0, 65_000)}\n` : line,
    ),
  },
  'plugin.framing.host-writes-utf8-json#strict': {
    'writes-json5: writes a comma behind the last member of `config`': onLine('config', (line) =>
      line.replace(/\}\n$/, ',}\n'),
    ),
  },
})
