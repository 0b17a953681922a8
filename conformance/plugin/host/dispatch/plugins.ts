import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import type { ShellProgram } from '../../../../harness/session/plugin-host/install-probe.ts'
import { inconclusive, quote } from '../../../engine/finding.ts'
import { approved } from '../command-line.ts'
import { type Observe, shown } from '../observed.ts'
import { type Given, type Scene, scene, type Table } from '../scenario.ts'

/** What a host needs to know of a description, besides its type. */
const DESCRIPTION = { type: 'describe', name: 'other', version: '1.0.0', description: 'Another.' }

/**
 * Reports the first line on the side channel, and answers it: with a description, or by ending the run. Tabs and
 * carriage returns, which are white space between members, are reported as blanks. The letters of a type may be escaped.
 */
const does = (description: object) => `IFS= read -r line
printf '{"line":"%s"}\\n' "$(printf '%s' "$line" | tr '\\t\\r' '  ' | sed 's/\\\\/\\\\\\\\/g; s/"/\\\\"/g')" >> "$channel"
case "$(printf '%s' "$line" | sed '${UNESCAPED}')" in
*'"init"'*) printf '%s\\n' '{"type":"ready"}' '{"type":"exit","code":0}' ;;
*) printf '%s\\n' '${JSON.stringify({ ...DESCRIPTION, ...description })}' ;;
esac`

/** Spells the letters of `init` plainly. */
const UNESCAPED = 's/\\\\u0069/i/g; s/\\\\u006[eE]/n/g; s/\\\\u0074/t/g'

/** A plugin as a shell script, whose first line is recorded; its description may have further members. */
export const plugin = (description: object = {}): ShellProgram => ({ does: does(description) })

/** A plugin that must be found where another one must not be run. */
const PLAIN = 'plain'
export const PLAIN_PROGRAM = `bin/jp-${PLAIN}`
export const plain = { [PLAIN_PROGRAM]: plugin() }

/** Runs the plain plugin, so that a host which runs none is not taken for one that refuses. */
export const runPlain: Given['control'] = { words: [PLAIN], override: approved(PLAIN) }

/** Declares a scenario with plugins as programs. */
export const dispatched = (name: string, given: Omit<Given, 'steps'>, rows: Table): Scene =>
  scene(`dispatch: ${name}`, { steps: [], feature: 'dispatch', plain: true, ...given }, rows)

/** The `init` that a program got. */
const initOf = (reading: PluginHostReading, path: string) =>
  reading.probe(path).messages.find(({ type }) => type === 'init')?.message

/** A program must be run as a plugin, with these arguments where they are given. */
export const ran =
  (path: string, ...args: string[]): Observe =>
  (reading) => {
    const init = initOf(reading, path)
    if (!init) return `the plugin was not run${output(reading)}`
    const its = shown(init.args)
    return args.length > 0 && its !== shown(args) && `\`args\` of \`init\` is ${its}`
  }

/** A program may not be run once more as a plugin, in the control, by a host that did run it before. */
export const notRunAgain =
  (path: string): Observe =>
  (reading) => {
    if (!initOf(reading, path)) return inconclusive(`the host did not run ${quote(path)} before`)
    return initOf(reading, `control/${path}`) && 'the plugin was run'
  }

/** How the host ended, where it ended badly. */
const output = ({ exit }: PluginHostReading) =>
  exit?.code ? `, and the host ended with status ${exit.code}` : ''

/** No program of these may be run, by a host that does run a plugin in the control. */
export const notRun =
  (path: string, control = path): Observe =>
  (reading) => {
    if (initOf(reading, path)) return 'the plugin was run'
    const isRun = initOf(reading, `control/${control}`) !== undefined
    return isRun ? undefined : inconclusive(`the host did not run ${quote(control)} either`)
  }
