/**
 * Certifies every example of a tool through its own configuration, whole; the example of a host is certified whole by the
 * page that explains it. An example whose toolchain is missing is named and left out; where CI is set it fails, because
 * CI has them all.
 */
import { join } from 'node:path'
import { execa } from 'execa'
import { kindsOnPath } from '../../harness/launch/program.ts'
import { type Example, examplesIn } from '../../reference-impl/examples/toolchains.ts'
import type { Results } from '../../spec/generated/results.ts'
import { several } from '../several.ts'
import { certify } from './certify.ts'
import { root } from './configuration.ts'

const folder = 'reference-impl/examples'
let passed = 0
let failed = 0

const { tools } = examplesIn(join(root, folder))
// Each of them waits for a third of its time, which another one can use.
await several(2, tools, async (example) => {
  const missing = example.needs.filter((name) => !kindsOnPath(name).includes('program'))
  if (missing.length > 0) leaveOut(example, missing)
  else await certifyExample(example)
})
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function certifyExample(example: Example): Promise<void> {
  const cwd = join(root, folder, example.folder)
  const [program = '', ...args] = example.build === 'none' ? [] : example.build
  if (program) await execa(program, args, { cwd, stderr: 'inherit' })
  tell(example.folder, await certify({ config: `${folder}/${example.folder}/jp-conformance.yaml` }))
  if (!example.probe) return
  const words = example.probe.map((word) => (word.includes('.') ? join(cwd, word) : word))
  for (const config of ['probe', 'probe-stateful']) {
    tell(
      `${example.folder} ${config}`,
      await certify({ config: `${folder}/${config}.yaml`, words }),
    )
  }
}

function leaveOut({ folder: name }: Example, missing: string[]): void {
  console.log(`left out ${name}: ${missing.join(', ')} not found`)
  if (process.env.CI) failed += 1
}

function tell(name: string, { outcome, results, ms }: Results): void {
  const red = results.filter(
    ({ verdict }) => verdict === 'fail' || verdict === 'warn' || verdict === 'inconclusive',
  )
  const good = outcome === 'conformant' && red.length === 0
  if (good) passed += 1
  else failed += 1
  console.log(`${good ? 'passed' : 'FAILED'} ${name} (${((ms ?? 0) / 1000).toFixed(1)} s)`)
  for (const { verdict, requirement, reason, fault } of red)
    console.log(`  ${verdict} ${requirement}: ${reason} [${fault ?? 'no fault'}]`)
}
