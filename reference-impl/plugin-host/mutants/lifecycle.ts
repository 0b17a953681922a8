import { onLine, onReceiving, withOutcome } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'

/** Answers messages of a type. */
const answering = (type: string) =>
  onReceiving((message, send) => {
    if (message.type === type) send({ type: 'config', data: {} })
    return message
  })

export const lifecycleMutants = mutantsIn('plugin-host.lifecycle')({
  'plugin.lifecycle.init-comes-first#first': {
    'greets: sends the configuration before `init`': onLine(
      'init',
      (line) => `{"type":"config","data":{}}\n${line}`,
    ),
  },
  'plugin.lifecycle.init-comes-first#once': {
    'begins-twice: sends `init` again when the plugin is ready': having(({ init }) => {
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
  'plugin.lifecycle.init-comes-first#unprompted': {
    'waits-for-plugin: sends `init` when the plugin has written something': {
      limits: { reply_ms: 2_000 },
      apply: having(() => ({ initAtOnce: false })),
    },
  },
  'plugin.lifecycle.no-reply-to-notices#ready': {
    'answers-ready: answers `ready`': answering('ready'),
  },
  'plugin.lifecycle.no-reply-to-notices#print': {
    'answers-print: answers `print`': answering('print'),
  },
  'plugin.lifecycle.no-reply-to-notices#log': {
    'answers-log: answers `log`': answering('log'),
  },
  'plugin.lifecycle.no-reply-to-notices#exit': {
    'answers-exit: answers `exit`': having(() => ({
      exits: (host) => host.send({ type: 'config', data: {} }),
    })),
  },
  'plugin.lifecycle.no-run-limit': {
    'limits-runs: ends the run eight seconds after `ready`': having(({ receive }) => ({
      receive(message, host) {
        if (message.type === 'ready') setTimeout(() => host.end({ status: 1 }), 8_000)
        return receive(message, host)
      },
    })),
  },
  'plugin.lifecycle.any-language': {
    'runs-no-scripts: ends with status 3 after the run of a script': withOutcome((outcome) => ({
      ...outcome,
      status: outcome.status || 3,
    })),
  },
})
