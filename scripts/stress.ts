/**
 * Runs the tests again and again, in random order, while every core is busy; reports which fail only sometimes.
 * `npm run stress -- --times 20`, and `-- FILE…` for some test files only; `--self-test ROLE` runs the proof of one
 * role (or of `all`) instead, `--busy N` keeps N cores busy instead of all.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { keepBusy } from './stress/load.ts'
import { listeningPorts } from './stress/ports.ts'
import { runOnce } from './stress/round.ts'
import { selfTestOf } from './stress/self-test.ts'
import { summary } from './stress/summary.ts'
import { testsOf } from './stress/tests.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    'self-test': { type: 'string' },
    busy: { type: 'string', default: String(availableParallelism()) },
    'time-scale': { type: 'string', default: '4' },
  },
})
const times = Number(values.times)
if (!Number.isInteger(times) || times < 1) {
  console.error(`--times takes a whole number from 1, not \`${values.times}\``)
  process.exit(2)
}

const role = values['self-test']
const trial = role === undefined ? testsOf(positionals) : selfTestOf(role)
const before = listeningPorts()
const load = keepBusy(Number(values.busy))
const rounds = []
try {
  for (let round = 1; round <= times; round++) {
    const one = await runOnce(trial, values['time-scale'])
    rounds.push(one)
    const failed = one.failed.length > 0 ? one.failed.join('; ') : one.fault
    console.log(
      `${round}/${times} ${one.seconds.toFixed(0)} s, seed ${one.seed}: ${failed ?? 'passed'}`,
    )
  }
} finally {
  await load.end()
}
const ports = listeningPorts().filter((port) => !before.includes(port))
const { text, steady } = summary(rounds, ports)
console.log(text)
process.exitCode = steady ? 0 : 1
