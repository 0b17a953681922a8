import type { PluginHostReading } from '../../../../harness/plugin-host-reading.ts'
import type { JsonObject } from '../../../../harness/wire/json.ts'
import { endsWith } from '../observed.ts'
import { type Difference, differs, type Shown } from './difference.ts'
import type { Generated } from './requirements.ts'
import type { Acts } from './sent.ts'

const REASON = 'plugin.lifecycle.reason-is-shown'

/** How the host ended when the plugin had come to its end. */
export function endIn(reading: PluginHostReading, { exit }: Acts): Shown {
  const requirement = aboutStatus(exit)
  return {
    shows: [requirement, ...(reasonOf(exit) === undefined ? [] : [REASON as typeof REASON])],
    difference: statusDifference(reading, requirement, exit) ?? reasonDifference(reading, exit),
  }
}

function aboutStatus(exit: JsonObject | undefined): Generated {
  if (!exit) return 'plugin.lifecycle.missing-exit-is-failure#failure-replaced'
  if (exit.code === 0) return 'plugin.lifecycle.code-zero-is-success#status'
  if (exit.reason === undefined) return 'plugin.lifecycle.reason-is-optional#status'
  return 'plugin.lifecycle.exit-code-becomes-status'
}

function statusDifference(
  reading: PluginHostReading,
  requirement: Generated,
  exit: JsonObject | undefined,
): Difference | undefined {
  const wanted = exit ? Number(exit.code) : 1
  const observed = endsWith(wanted)(reading)
  return typeof observed === 'string'
    ? { requirement, observed: `${observed} in place of ${wanted}` }
    : undefined
}

/** The reason of a failure, which the host shows. */
const reasonOf = (exit: JsonObject | undefined): string | undefined =>
  exit && exit.code !== 0 && exit.reason !== undefined ? String(exit.reason) : undefined

const reasonDifference = ({ stderr }: PluginHostReading, exit: JsonObject | undefined) =>
  differs(
    (reasonOf(exit) ?? '').split('\n').some((line) => !stderr.includes(line)),
    REASON,
    'a line of the reason is not on stderr',
  )
