import type { Limits } from '../../../spec/generated/messages/driver.ts'
import type { HostScenario } from '../../host-scenario.ts'

/** Limits that a host is configured with, where it takes any. */
interface Configurable {
  /** Whether it takes limits of its tools. */
  takesLimits: boolean
  /** Limits that every tool is configured with. */
  limits?: Limits
}

/** The limits that hold for every tool, unless the scenario sets limits of a tool. */
export function limitsOf(
  { shortTimeouts, ownLimits }: HostScenario,
  { takesLimits, limits }: Configurable,
): Limits | undefined {
  if (ownLimits || !takesLimits) return undefined
  return shortTimeouts || limits ? { ...limits, ...shortTimeouts } : undefined
}
