import { isObject, type JsonObject } from '../../../harness/wire/json.ts'
import type { Message } from '../program/message.ts'
import { withInit, withReply } from './combinators.ts'
import { having, mutantsIn } from './mutant.ts'
import { roundedIn } from './rounded.ts'
import { textsIn } from './tidied.ts'

/** Changes replies about one setting. */
const onSetting = (change: (reply: Message) => Message) =>
  withReply((reply) => (reply.path === undefined ? reply : change(reply)), 'config')

const settingMutants = mutantsIn('plugin-host.config')({
  'plugin.config.paths-are-override-keys': {
    'spells-settings: gives numbers as texts': onSetting((reply) => ({
      ...reply,
      data: typeof reply.data === 'number' ? String(reply.data) : reply.data,
    })),
    'takes-no-for-none: gives no setting that is `false` or 0': onSetting((reply) =>
      reply.data
        ? reply
        : { ...reply, type: 'error', request: 'read_config', message: 'there is no such setting' },
    ),
  },
  'plugin.config.reads-configuration-path#path': {
    'splits-paths: gives the path as an array': onSetting(({ path, ...reply }) => ({
      ...(reply as Message),
      path: String(path).split('.'),
    })),
  },
  'plugin.config.reads-configuration-path#value': {
    'wraps: gives plain values in an object': onSetting(({ data, ...reply }) => ({
      ...(reply as Message),
      data: isObject(data) ? data : { value: data },
    })),
  },
  'plugin.config.reads-configuration-path#leaves': {
    'spells-objects: gives objects as texts': onSetting(({ data, ...reply }) => ({
      ...(reply as Message),
      data: isObject(data) ? JSON.stringify(data) : data,
    })),
  },
})

/** Changes each reply with the whole configuration; `at` counts them. */
const onConfig = (change: (reply: Message, at: number) => Message) => {
  let at = 0
  return withReply((reply) => {
    at += 1
    return change(reply, at)
  }, 'config')
}

/** A value without what is `false` or 0 within its objects. */
function withoutBare(value: unknown): unknown {
  if (!isObject(value)) return value
  const members = Object.entries(value).filter(([, each]) => each !== false && each !== 0)
  return Object.fromEntries(members.map(([name, each]) => [name, withoutBare(each)]))
}

const wholeMutants = mutantsIn('plugin-host.config')({
  'plugin.framing.host-handles-long-lines': {
    'cuts-settings: gives 65,536 characters of a setting at most': onSetting((reply) => ({
      ...reply,
      data: typeof reply.data === 'string' ? reply.data.slice(0, 65_536) : reply.data,
    })),
  },
  'plugin.config.reads-whole-configuration': {
    'keeps-paths: gives the part again that was asked for last': having(({ reply }) => {
      let last: unknown
      return {
        reply(sources, request) {
          if (request.type === 'read_config') last = request.path ?? last
          if (request.path !== undefined || last === undefined) return reply(sources, request)
          const { path: _, ...message } = reply(sources, { ...request, path: last })
          return message as Message
        },
      }
    }),
    'names-root: gives the whole configuration an empty path': onConfig((reply) => ({
      path: '',
      ...reply,
    })),
  },
  'plugin.config.init-has-configuration#layers': {
    'cuts-long-settings: gives 65,536 characters of a setting at most in `init`': withInit(
      ({ config }) => ({ config: textsIn(config, (text) => text.slice(0, 65_536)) }),
    ),
    'leaves-bare-out: leaves settings within objects out that are `false` or 0': having(
      ({ init, reply }) => ({
        init(...given) {
          const message = init(...given)
          return { ...message, config: withoutBare(message.config) }
        },
        reply(sources, request) {
          const message = reply(sources, request)
          const isWhole = message.type === 'config' && request.path === undefined
          return isWhole ? { ...message, data: withoutBare(message.data) } : message
        },
      }),
    ),
  },
  'plugin.config.same-configuration#equal': {
    'omits: leaves `plugins` out of the configuration': onConfig(({ data, ...reply }) => ({
      ...(reply as Message),
      data: { ...(data as object), plugins: undefined },
    })),
  },
  'plugin.config.same-configuration#repeatable': {
    'changes: counts requests in the configuration': onConfig(({ data, ...reply }, at) => ({
      ...(reply as Message),
      data: at < 2 ? data : { ...(data as object), requests: at },
    })),
  },
})

type Options = Readonly<Record<string, unknown>>

/** The options that are configured for plugins, by their names. */
const optionsBy = ({ config }: Message): Readonly<Record<string, Options>> => {
  const { plugins } = config as { plugins: { command?: Record<string, { options: Options }> } }
  const commands = Object.entries(plugins.command ?? {})
  return Object.fromEntries(commands.map(([name, { options }]) => [name, options]))
}

const optionMutants = mutantsIn('plugin-host.config')({
  'plugin.config.paths-are-override-keys': {
    'reads-plugins-elsewhere: reads the settings of plugins without the word `plugins`': having(
      ({ reply }) => ({
        reply(sources, request) {
          const { plugins } = sources.settings as { plugins: object }
          const { plugins: _, ...others } = sources.settings
          if (!String(request.path).includes('.options.')) return reply(sources, request)
          return reply({ ...sources, settings: { ...others, ...plugins } }, request)
        },
      }),
    ),
  },
  'plugin.config.plugin-options#present': {
    'joins-options: hands over the options of all plugins': withInit((init) => ({
      options: Object.assign({}, ...Object.values(optionsBy(init))),
    })),
  },
  'plugin.config.plugin-options#unchanged': {
    'cuts-options: hands 65,536 characters of an option over at most': withInit(
      ({ options = {} }) => ({
        options: textsIn(options, (text) => text.slice(0, 65_536)),
      }),
    ),
    'rounds-options: hands the numbers of options over as whole ones': withInit(
      ({ options = {} }) => ({ options: roundedIn(options as JsonObject) }),
    ),
    'spells-options: hands all options over as texts': withInit(({ options = {} }) => ({
      options: Object.fromEntries(
        Object.entries(options as Options).map(([name, value]) => [name, String(value)]),
      ),
    })),
  },
})

export const configMutants = [...settingMutants, ...wholeMutants, ...optionMutants]
