import type { PluginStep } from '../../../harness/probes/plugin-step.ts'

/** Waits for `init`, acknowledges it, and ends with `exit` and code 0 after some steps. */
export const run = (...steps: PluginStep[]): PluginStep[] => [...begin(...steps), ...exit(0)]

/** Waits for `init` and acknowledges it. */
export const begin = (...steps: PluginStep[]): PluginStep[] => [
  { lines: 1 },
  { send: { type: 'ready' } },
  ...steps,
]

/** Sends requests, each when the one before has its reply. */
export const ask = (...requests: object[]): PluginStep[] =>
  requests.flatMap((send) => [{ send }, { lines: 1 }])

/** Reports a mark, and waits until the suite has done what belongs to it. */
export const act = (mark: string): PluginStep => ({ mark, acted: true })

/** Prints texts on the channel `content`. */
export const print = (...texts: string[]): PluginStep[] =>
  texts.map((text) => ({ send: { type: 'print', text } }))

/** Prints a text of a format. */
export const formatted = (format: string, text: string, more: object = {}): PluginStep => ({
  send: { type: 'print', text, format, ...more },
})

export const exit = (code: number, reason?: string): PluginStep[] => [
  { send: { type: 'exit', code, ...(reason !== undefined && { reason }) } },
]

/** A conversation that no workspace has. */
export const NOWHERE = '99999999999'

/** A setting that no configuration has. */
export const NO_SETTING = 'no.such.setting'
