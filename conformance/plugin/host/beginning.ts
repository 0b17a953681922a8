import { rules } from './scenario.ts'

/** How every run begins. @see rfd072 §Lifecycle */
export const lifecycleRules = rules(
  {
    verifies: 'plugin.lifecycle.init-comes-first#first',
    title: 'begins with `init`',
    expected: '`init` as the first message',
    observe: ({ messages: [first, second] }) =>
      first &&
      first.type !== 'init' &&
      (second || first.type !== 'describe') &&
      `the first message has the type ${String(first.type)}`,
    always: true,
  },
  {
    verifies: 'plugin.lifecycle.init-comes-first#once',
    title: 'sends `init` once',
    expected: 'one `init`',
    observe: ({ messages }) => {
      const many = messages.filter(({ type }) => type === 'init').length
      return many > 1 && `${many} times \`init\``
    },
  },
)
