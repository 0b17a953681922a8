import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Observe } from '../observed.ts'

/** The setting that a reply is about, as `init` states it. */
export const settingOf = (
  { path }: JsonObject,
  { init }: Pick<Parameters<Observe>[0], 'init'>,
): unknown =>
  String(path)
    .split('.')
    .reduce<unknown>(
      (value, name) => (isObject(value) ? value[name] : undefined),
      init?.message.config,
    )

/** The options of a plugin as `init` brings them: as its own member, or else in the configuration. */
export const optionsOf = (name: string, { init }: Pick<Parameters<Observe>[0], 'init'>): unknown =>
  init?.message.options ?? settingOf({ path: `plugins.command.${name}.options` }, { init })
