import { execFile } from 'node:child_process'
import { join } from 'node:path'

/** Prints, when the process ends, the most memory that it had; what it has started is left out. */
const REPORTER = `data:text/javascript,${encodeURIComponent(`
import { readFileSync } from 'node:fs'
process.on('exit', () => {
  const [, kilobytes] = /^VmHWM:\\s*(\\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))
  process.stderr.write('\\npeak ' + kilobytes + '\\n')
})`)}`

/** The most memory of a run of the built package, in megabytes, as a user starts it. */
export async function peakOfPackage(
  folder: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const program = join(folder, 'bin', 'jp-conformance.js')
  const args = ['--import', REPORTER, program, ...words]
  const options = { cwd: folder, env, maxBuffer: 1 << 26 }
  const printed = await new Promise<string>((resolve) => {
    // A hostile subject is not conformant, which is a status of the command and no fault of the measurement.
    execFile(process.execPath, args, options, (_, stdout, stderr) => resolve(stdout + stderr))
  })
  const [, kilobytes] = /^peak (\d+)$/m.exec(printed) ?? []
  if (kilobytes === undefined) throw new Error(`the package ended early: ${printed.slice(-500)}`)
  return Number(kilobytes) / 1024
}
