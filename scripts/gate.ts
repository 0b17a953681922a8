/**
 * Runs every stage of the gate, `.ci/stages.json`, to its end, and ends with one line: how much passed and how much
 * failed; names of stages narrow it down. JP_CI_LOGS names the folder for the stages' full output.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPILED, ended, endStages, type Stage, type Tally } from './gate/stage.ts'

const root = join(import.meta.dirname, '..')
const logs = process.env.JP_CI_LOGS ?? mkdtempSync(join(tmpdir(), 'jp-gate-'))
mkdirSync(logs, { recursive: true })
// An earlier run left there what was compiled of copies of the checkout, which are gone.
rmSync(join(root, COMPILED), { recursive: true, force: true })

for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    endStages()
    process.exit(130)
  })

const wanted = process.argv.slice(2)
const all = JSON.parse(readFileSync(join(root, '.ci/stages.json'), 'utf8')) as Stage[]
const stages = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const started = performance.now()
// What provisioning could not bring has failed by now.
const absent = (process.env.JP_NOT_PROVIDED ?? '').split(' ').filter((name) => name !== '')
const total: Tally = { passed: 0, failed: absent.length }
for (const group of groupsOf(stages)) {
  const ends = group.map((stage) => ended(stage, root, logs))
  for (const end of ends) {
    const { passed, failed, lines } = await end
    total.passed += passed
    total.failed += failed
    console.log(lines.join('\n'))
  }
}
const seconds = ((performance.now() - started) / 1_000).toFixed(0)
console.log(`\nThe stages took ${seconds} s; their full output is in ${logs}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Stages in turn, those that run beside each other together. */
function groupsOf(inTurn: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = []
  for (const stage of inTurn) {
    const last = groups.at(-1)
    if (last !== undefined && stage.beside && last[0]?.beside) last.push(stage)
    else groups.push([stage])
  }
  return groups
}
