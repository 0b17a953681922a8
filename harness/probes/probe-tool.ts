/**
 * The tool that a host under test runs: it does what `arguments.script` tells it, well-behaved or not,
 * and reports what it saw through its result and stderr alone, so that it works inside a sandbox.
 * The steps are described in `README.md`.
 * @see rfd-d11 §Tool lifecycle
 */
import { Line } from './line.ts'
import { record } from './record.ts'
import { perform } from './script.ts'
import { guard } from './signals.ts'

const log = record()
const line = new Line(log)
guard(line, log)
await perform(line, log)
line.leave('done')
