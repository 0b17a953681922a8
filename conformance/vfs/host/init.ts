import { againChecks } from './init/again.ts'
import { earlyChecks } from './init/early.ts'
import { initRules } from './init/first.ts'
import { largeChecks, openingChecks, optionChecks } from './init/params.ts'

/** What a tool receives when it starts. @see rfd-d11 §Initial context */
export const initChecks = [
  ...initRules,
  ...openingChecks,
  ...optionChecks,
  ...largeChecks,
  ...againChecks,
  ...earlyChecks,
]
