import { isObject, parse } from '../wire/json.ts'
import { write } from './output.ts'
import type { PluginStep } from './plugin-step.ts'

const DESCRIPTION =
  '{"type":"describe","name":"probe","version":"1.0.0","description":"A probe."}\n'

/**
 * Ends a process of the probe that is asked for a description, unless its script is about that: a host may have every
 * plugin describe itself before it runs one. @see rfd072 §Plugin Self-Description
 */
export function describeWhereAsked(line: string, steps: readonly PluginStep[]): void {
  const message = parse(line)
  if (!isObject(message) || message.type !== 'describe' || steps.some(describes)) return
  write('stdout', Buffer.from(DESCRIPTION))
  process.exit(0)
}

function describes({ send, raw }: PluginStep): boolean {
  const message = raw === undefined ? send : parse(raw)
  return isObject(message) && message.type === 'describe'
}
