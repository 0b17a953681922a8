import { isObject } from '../../../harness/wire/json.ts'
import { Output } from '../program/output.ts'
import type { Apply } from '../program/seams.ts'
import { withInit } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

type Record = Parameters<Output['trace']>

/** Changes records of the trace that come from the plugin. */
const onRecord = (change: (...record: Record) => Record): Apply =>
  having(() => ({
    Output: class extends Output {
      override trace(...record: Record): void {
        super.trace(...change(...record))
      }
    },
  }))

const isLog = (target: string) => target === 'plugin'

/** Lines of stderr of which one is passed over. */
const MANY = 4

/** Defects of the trace. */
export const traceMutants = [
  ...mutantsIn('plugin-host.init')({
    'plugin.lifecycle.init-has-log-level#follows': {
      'knows-two-levels: gives the level of warnings for all above it': withInit(
        ({ log_level }) => ({ log_level: Math.min(1, Number(log_level)) }),
      ),
    },
  }),
  ...mutantsIn('plugin-host.input')({
    'plugin.framing.stderr-becomes-trace#one-record': {
      'repeats-stderr: traces each line of stderr twice': having(({ stderr }) => ({
        stderr(...given) {
          stderr(...given)
          stderr(...given)
        },
      })),
    },
    'plugin.framing.stderr-becomes-trace#level': {
      'reads-levels: takes the level of a line of stderr from its words': onRecord(
        (level, target, text, fields) => [
          !isLog(target) && text.startsWith('ERROR') ? 'error' : level,
          ...([target, text, fields] as const),
        ],
      ),
    },
    'plugin.framing.stderr-becomes-trace#complete': {
      'passes-lines-over: leaves out every fourth line of stderr': having(({ stderr }) => {
        let lines = 0
        return {
          stderr(...given) {
            lines += 1
            if (lines % MANY !== 0) stderr(...given)
          },
        }
      }),
      'cuts-lines: keeps 4 KiB of a line of stderr': onRecord((level, target, text, ...rest) => [
        level,
        target,
        isLog(target) ? text : text.slice(0, 4_096),
        ...rest,
      ]),
    },
    'plugin.framing.stderr-becomes-trace#attributed': {
      'names-stderr: does not name the plugin in records of stderr': onRecord(
        (level, target, ...rest) => [level, isLog(target) ? target : 'stderr', ...rest],
      ),
    },
    'plugin.framing.stderr-is-drained#from-start': {
      'reads-later: reads stderr only when the plugin has sent a message': {
        limits: { session_ms: 6_000 },
        apply: having(({ receive, stderr }) => {
          let sent = false
          return {
            receive(...given) {
              sent = true
              return receive(...given)
            },
            stderr(text, output, pause) {
              if (sent) stderr(text, output, pause)
              else pause()
            },
          }
        }),
      },
    },
  }),
  ...mutantsIn('plugin-host.log')({
    'plugin.log.log-becomes-trace': {
      'takes-all-for-info: traces all messages at the level info': onRecord(
        (level, target, ...rest) => [isLog(target) ? 'info' : level, target, ...rest],
      ),
    },
    'plugin.log.trace-target': {
      'takes-logs-over: traces messages of plugins under its own name': onRecord(
        (level, target, ...rest) => [level, isLog(target) ? 'jp' : target, ...rest],
      ),
    },
    'plugin.log.fields-are-kept': {
      'has-flat-fields: traces no field that is an object': onRecord(
        (level, target, text, fields) => [
          level,
          target,
          text,
          fields &&
            Object.fromEntries(Object.entries(fields).filter(([, value]) => !isObject(value))),
        ],
      ),
      'drops-false: traces no field that is `false`': onRecord((level, target, text, fields) => [
        level,
        target,
        text,
        fields && Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== false)),
      ]),
      'drops-fields: traces messages without their fields': onRecord((level, target, text) => [
        level,
        target,
        text,
      ]),
    },
    'plugin.log.verbosity-decides#file': {
      'files-what-it-shows: keeps only those records in its file that it shows': having(() => ({
        Output: class extends Output {
          protected override file(record: string, level: string): void {
            if (this.isShown(level)) super.file(record, level)
          }
        },
      })),
    },
    'plugin.log.verbosity-decides#terminal': {
      'shows-all: traces messages of all levels': having(() => ({
        Output: class extends Output {
          override trace(level: string, target: string, text: string): void {
            this.write(2, `${level.toUpperCase()} ${target}: ${text}\n`)
          }
        },
      })),
    },
  }),
]
