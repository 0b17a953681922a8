import { equal, isObject } from '../../../harness/wire/json.ts'
import { overrideScenes } from './config/overrides.ts'
import { settingOf } from './config/setting-of.ts'
import { type Observe, replyAt, shown } from './observed.ts'
import { CONFIG } from './requests.ts'
import { scene } from './scenario.ts'
import { ask, run } from './script.ts'

/** The value of a setting must be that of `init`. */
const isSetting = (at: number): Observe =>
  replyAt(
    at,
    (reply, reading) =>
      (reply.type !== 'config' || !equal(reply.data, settingOf(reply, reading))) &&
      `the reply is ${shown(reply.type)} with ${shown(reply.data)}`,
  )

/** A reply must have the whole configuration. */
const isWhole = (at: number): Observe =>
  replyAt(at, (reply) => {
    const { type, data } = reply
    if (type !== 'config' || !isObject(data))
      return `the reply is ${shown(type)} with ${shown(data)}`
    return Object.hasOwn(reply, 'path') && `\`path\` is ${shown(reply.path)}`
  })

/** Reading the configuration. @see rfd072 §Workspace Queries */
export const configScenes = [
  scene(
    'config: one setting',
    { steps: run({ setting: 'plain' }, { lines: 1 }, { setting: 'object' }, { lines: 1 }) },
    {
      'plugin.config.reads-configuration-path#path': {
        title: 'repeats the path',
        expected: '`path` as the plugin wrote it',
        observe: replyAt(0, ({ path }) => typeof path !== 'string' && `\`path\` is ${shown(path)}`),
      },
      'plugin.config.reads-configuration-path#value': {
        title: 'gives the value alone',
        expected: 'the value in `init`',
        observe: isSetting(0),
      },
      'plugin.config.reads-configuration-path#leaves': {
        title: 'gives an object as well as a plain value',
        expected: 'the object in `init`',
        observe: isSetting(1),
      },
    },
  ),
  ...overrideScenes,
  scene(
    'config: all of it, twice',
    { steps: run(...ask(CONFIG), { setting: 'plain' }, { lines: 1 }, ...ask(CONFIG)) },
    {
      'plugin.config.reads-whole-configuration': {
        title: 'replies with the whole configuration and no path',
        expected: '`config` with an object as `data` and without `path`',
        observe: isWhole(0),
      },
      'plugin.config.same-configuration#equal': {
        title: 'gives the configuration of `init`',
        expected: '`config` of `init`',
        observe: replyAt(
          0,
          ({ data }, { init }) => !equal(data, init?.message.config) && 'it is another one',
        ),
      },
      'plugin.config.same-configuration#repeatable': {
        title: 'gives the same configuration each time',
        expected: 'the same data',
        observe: replyAt(
          2,
          ({ data }, { replies: [first] }) =>
            !equal(data, first?.message.data) && 'it is another one',
        ),
      },
    },
    {
      verifies: 'plugin.config.reads-whole-configuration',
      title: 'replies with the whole configuration also behind a request for a part of it',
      expected: '`config` with an object as `data` and without `path`',
      observe: isWhole(2),
    },
  ),
]
