import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measureNoise } from '../conformance/engine/noise.ts'
import type { Figure, Row } from './figure.ts'
import { figures } from './index.ts'
import { type Missing, tableOf } from './table.ts'
import { openWorkspace, Unmeasurable, type Workspace } from './workspace.ts'

const { only, json } = argumentsOf(process.argv.slice(2))
const chosen = figures.filter(({ name }) => only.length === 0 || only.includes(name))
const workspace = openWorkspace()
try {
  const noise = [await noiseNow()]
  const rows = await measureAll(chosen, workspace)
  noise.push(await noiseNow())
  process.stdout.write(`${tableOf(rows)}\n${noiseText(noise)}`)
  if (json)
    writeFileSync(json, `${JSON.stringify({ node: process.version, noise, rows }, null, 2)}\n`)
} finally {
  workspace.close()
}

interface Arguments {
  only: string[]
  json?: string
}

/** Reads the command line; a name that is none ends the process. */
function argumentsOf(args: string[]): Arguments {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string', multiple: true, default: [] }, json: { type: 'string' } },
  })
  const names = figures.map(({ name }) => name)
  const unknown = values.only.find((name) => !names.includes(name))
  if (unknown === undefined) return values
  process.stderr.write(`There is no figure '${unknown}'; there are ${names.join(', ')}.\n`)
  process.exit(2)
}

/** One figure after the other, so that none disturbs another. */
async function measureAll(chosen: Figure[], workspace: Workspace): Promise<(Row | Missing)[]> {
  const rows: (Row | Missing)[] = []
  for (const figure of chosen) {
    process.stderr.write(`measuring ${figure.name}\n`)
    rows.push(...(await measured(figure, workspace)))
  }
  return rows
}

async function measured(figure: Figure, workspace: Workspace): Promise<(Row | Missing)[]> {
  try {
    return await figure.measure(workspace)
  } catch (error) {
    if (error instanceof Unmeasurable) return [{ figure: figure.name, missing: error.message }]
    throw error
  }
}

interface NoiseNow {
  timer: number
  process: number
  load: number
}

async function noiseNow(): Promise<NoiseNow> {
  const { timer, process } = await measureNoise()
  return { timer, process, load: Math.round((loadavg()[0] ?? 0) * 10) / 10 }
}

function noiseText(noise: NoiseNow[]): string {
  const both = (name: keyof NoiseNow) => noise.map((now) => now[name]).join(' and ')
  return (
    `Noise before and after: a timer late by ${both('timer')} ms, the smallest process ` +
    `${both('process')} ms, load ${both('load')} on ${availableParallelism()} cores.\n`
  )
}
