import { isObject } from '../../../harness/wire/json.ts'
import type { Message } from '../program/message.ts'
import { withReply } from './combinators.ts'
import { mutantsOf } from './mutant.ts'

const PATH = 'plugin.config.reads-configuration-path'

/** Changes replies about one setting. */
const onSetting = (change: (reply: Message) => Message) =>
  withReply((reply) => (reply.path === undefined ? reply : change(reply)), 'config')

const settingMutants = mutantsOf(
  {
    id: 'plugin-host.config.splits-paths',
    violates: `${PATH}#path`,
    change: 'gives the path as an array',
    apply: onSetting(({ path, ...reply }) => ({
      ...(reply as Message),
      path: String(path).split('.'),
    })),
  },
  {
    id: 'plugin-host.config.wraps',
    violates: `${PATH}#value`,
    change: 'gives plain values in an object',
    apply: onSetting(({ data, ...reply }) => ({
      ...(reply as Message),
      data: isObject(data) ? data : { value: data },
    })),
  },
  {
    id: 'plugin-host.config.spells-objects',
    violates: `${PATH}#leaves`,
    change: 'gives objects as texts',
    apply: onSetting(({ data, ...reply }) => ({
      ...(reply as Message),
      data: isObject(data) ? JSON.stringify(data) : data,
    })),
  },
)

/** Changes each reply with the whole configuration; `at` counts them. */
const onConfig = (change: (reply: Message, at: number) => Message) => {
  let at = 0
  return withReply((reply) => {
    at += 1
    return change(reply, at)
  }, 'config')
}

const SAME = 'plugin.config.same-configuration'

const wholeMutants = mutantsOf(
  {
    id: 'plugin-host.config.names-root',
    violates: 'plugin.config.reads-whole-configuration',
    change: 'gives the whole configuration an empty path',
    apply: onConfig((reply) => ({ path: '', ...reply })),
  },
  {
    id: 'plugin-host.config.omits',
    violates: `${SAME}#equal`,
    change: 'leaves `plugins` out of the configuration',
    apply: onConfig(({ data, ...reply }) => ({
      ...(reply as Message),
      data: { ...(data as object), plugins: undefined },
    })),
  },
  {
    id: 'plugin-host.config.changes',
    violates: `${SAME}#repeatable`,
    change: 'counts requests in the configuration',
    apply: onConfig(({ data, ...reply }, at) => ({
      ...(reply as Message),
      data: at < 2 ? data : { ...(data as object), requests: at },
    })),
  },
)

export const configMutants = [...settingMutants, ...wholeMutants]
