import type { PluginHostReading } from '../../../harness/plugin-host-reading.ts'
import { inconclusive, notApplicable, quote } from '../../engine/finding.ts'
import { initMember, type Observe, withoutColours } from './observed.ts'
import { LIST } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, run } from './script.ts'

/** How often the host is asked for more of its trace; without that it shows errors only. */
const [WARN, TRACE] = [1, 4]

/** What the plugin logs at each level, and how a record names the level. */
const LOGGED = [
  { level: 'error', text: 'logged first', named: /\berr(or)?\b/i },
  { level: 'warn', text: 'logged second', named: /\bwa?rn(ing)?\b/i },
  { level: 'info', text: 'logged third', named: /\binfo?\b/i },
  { level: 'debug', text: 'logged fourth', named: /\bde?bu?g\b/i },
  { level: 'trace', text: 'logged fifth', named: /\btra?ce?\b/i },
] as const

/** The fields of each, and the values in them. */
const FIELDS = {
  ...{ value: 'f4711', count: 4712, deep: { many: ['f4713', { inner: 'f4714' }] } },
  shut: false,
}
const VALUES = ['f4711', '4712', 'f4713', 'f4714', 'false']

/** Lines of stderr; none of these texts has another in it, or the name of a level. */
const [WHOLE, BROKEN, LOUD, UNENDED] = ['line one', 'line broken', 'ERROR: line loud', 'line open']
/** Longer than what is written or read at once. */
const LONG = `line ${'long '.repeat(4_000)}`.trimEnd()
const WRITTEN = [WHOLE, BROKEN, LOUD, LONG, UNENDED] as const

/** Lines of the host's stderr that contain a text. */
const recordsOf = ({ stderr }: PluginHostReading, text: string): string[] =>
  withoutColours(stderr)
    .split('\n')
    .filter((line) => line.includes(text))

type Fits = (records: readonly string[], text: string, at: number) => string | false

/** The records of each text must fit, where any are shown: where its trace goes is the host's own affair. */
const records =
  (texts: readonly string[], fits: Fits): Observe =>
  (reading) => {
    const all = [...WRITTEN, ...LOGGED.map(({ text }) => text)]
    if (!all.some((text) => recordsOf(reading, text).length > 0))
      return inconclusive('the host does not show its trace on stderr')
    const observed = texts.map((text, at) => fits(recordsOf(reading, text), text, at))
    return observed.find((each) => each)
  }

const oneEach: Fits = (found, text) =>
  found.length !== 1 && `${quote(text)} is in ${found.length} records`

const matching =
  (pattern: (at: number) => RegExp, lacking: string): Fits =>
  ([record], text, at) =>
    record !== undefined &&
    !pattern(at).test(record.replace(text, '')) &&
    `the record of ${quote(text)} ${lacking}`

const texts = LOGGED.map(({ text }) => text)
const logs = LOGGED.map(({ level, text }) => ({
  send: { type: 'log', level, message: text, fields: FIELDS },
}))

const attributed = matching(() => /plugin/i, 'does not name the plugin')
const levelled = matching((at) => LOGGED[at]?.named ?? /^/, 'does not name its level')

/** Each text must stand in the file of the trace, which the configuration names. */
const inFile =
  (wanted: readonly string[]): Observe =>
  ({ trace }) => {
    if (trace === undefined) return notApplicable('the configuration names no `trace_file`')
    if (trace === null) return 'there is no such file'
    const missing = wanted.find((text) => !trace.includes(text))
    return missing !== undefined && `${quote(missing)} is not there`
  }

/** What becomes of logs and of stderr in the host's trace. @see rfd072 §Plugin Tracing @see rfd072 §Channel Model */
export const traceScenes = [
  scene(
    'trace: all of it',
    {
      steps: run(
        { stderr: `${WHOLE}\n${BROKEN.slice(0, 6)}` },
        { pass_ms: 300 },
        { stderr: `${BROKEN.slice(6)}\n${LOUD}\n${LONG}\n` },
        ...logs,
        ...ask(LIST),
        { stderr: UNENDED },
      ),
      verbosity: TRACE,
      plain: true,
    },
    {
      'plugin.lifecycle.init-has-log-level#follows': [
        `${TRACE} or more`,
        initMember(['log_level'], (value) => Number(value) >= TRACE),
      ],
      'plugin.framing.stderr-becomes-trace#one-record': [
        'one record',
        records([WHOLE, BROKEN], oneEach),
      ],
      'plugin.framing.stderr-becomes-trace#level': [
        'the level trace',
        records(
          [WHOLE, LOUD],
          matching(() => /\btra?ce?\b/i, 'does not have this level'),
        ),
      ],
      'plugin.framing.stderr-becomes-trace#complete': [
        'a record of each line',
        records(WRITTEN, (found, text) => found.length === 0 && `there is none of ${quote(text)}`),
      ],
      'plugin.framing.stderr-becomes-trace#attributed': [
        'the plugin as the origin',
        records([WHOLE, LOUD], attributed),
      ],
      'plugin.log.log-becomes-trace': [
        'one record of each message, with its level',
        records(texts, (...each) => oneEach(...each) || levelled(...each)),
      ],
      'plugin.log.trace-target': ['a target that names the plugin', records(texts, attributed)],
      'plugin.log.fields-are-kept': [
        'the values of the fields',
        records(
          texts,
          (found, ...rest) =>
            VALUES.map((value) =>
              matching(() => new RegExp(value, 'i'), `lacks ${value} of its fields`),
            )
              .map((fits) => fits(found, ...rest))
              .find((wrong) => wrong) ?? false,
        ),
      ],
    },
  ),
  scene(
    'trace: up to warnings',
    {
      steps: run(...logs, ...ask(LIST)),
      verbosity: WARN,
      plain: true,
      traceFile: true,
    },
    {
      'plugin.lifecycle.init-has-log-level#follows': [
        String(WARN),
        initMember(['log_level'], (value) => value === WARN),
      ],
      'plugin.log.verbosity-decides#file': ['each message in the file', inFile(texts)],
      'plugin.log.verbosity-decides#terminal': [
        'no record below the level of the host',
        records(
          texts.slice(2),
          (found, text) => found.length > 0 && `there is one of ${quote(text)}`,
        ),
      ],
    },
  ),
]
