import type { Order } from '../runtime/order.ts'

/**
 * The variable in which a tool without the protocol's messages finds its name, arguments, answers and options as JSON.
 * The documents leave open how they reach it; a command is started as it is configured, and input is for `apply`.
 */
const TOOL_VARIABLE = 'JP_TOOL'

/** The environment of one run of such a tool. */
export const environmentFor = (
  environment: Record<string, string>,
  { name, arguments: args, answers, options }: Order,
): Record<string, string> => ({
  ...environment,
  [TOOL_VARIABLE]: JSON.stringify({ name, arguments: args, answers, options }),
})
