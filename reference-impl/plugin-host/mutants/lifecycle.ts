import { onLine, onReceiving, withOutcome } from './combinators.ts'
import { having, type Mutant, mutantsOf } from './mutant.ts'

const FIRST = 'plugin.lifecycle.init-comes-first'

export const lifecycleMutants = mutantsOf(
  {
    id: 'plugin-host.lifecycle.greets',
    violates: `${FIRST}#first`,
    change: 'sends the configuration before `init`',
    apply: onLine('init', (line) => `{"type":"config","data":{}}\n${line}`),
  },
  {
    id: 'plugin-host.lifecycle.begins-twice',
    violates: `${FIRST}#once`,
    change: 'sends `init` again when the plugin is ready',
    apply: having(({ init }) => {
      let sent: ReturnType<typeof init>
      return {
        init: (...given) => {
          sent = init(...given)
          return sent
        },
        receive(message, host) {
          if (message.type === 'ready') host.send(sent)
          return message
        },
      }
    }),
  },
  {
    id: 'plugin-host.lifecycle.waits-for-plugin',
    violates: `${FIRST}#unprompted`,
    change: 'sends `init` when the plugin has written something',
    limits: { reply_ms: 2_000 },
    apply: having(() => ({ initAtOnce: false })),
  },
  ...(['ready', 'print', 'log'] as const).map(
    (type): Mutant => ({
      id: `plugin-host.lifecycle.answers-${type}`,
      violates: `plugin.lifecycle.no-reply-to-notices#${type}`,
      change: `answers \`${type}\``,
      apply: onReceiving((message, send) => {
        if (message.type === type) send({ type: 'config', data: {} })
        return message
      }),
    }),
  ),
  {
    id: 'plugin-host.lifecycle.answers-exit',
    violates: 'plugin.lifecycle.no-reply-to-notices#exit',
    change: 'answers `exit`',
    apply: having(() => ({ exits: (host) => host.send({ type: 'config', data: {} }) })),
  },
  {
    id: 'plugin-host.lifecycle.runs-no-scripts',
    violates: 'plugin.lifecycle.any-language',
    change: 'ends with status 3 after the run of a script',
    apply: withOutcome((outcome) => ({ ...outcome, status: outcome.status || 3 })),
  },
)
