import { Refusal } from '../program/message.ts'
import { writingBy } from './combinators.ts'
import { mutantsIn } from './mutant.ts'

/** Defects of locks that a second request shows. */
export const nearLockMutants = mutantsIn('plugin-host.locks')({
  'plugin.locks.lock-is-confirmed': {
    'locks-once: refuses a lock that the plugin has given back': writingBy(
      (Base) =>
        class extends Base {
          readonly #givenBack = new Set<string>()
          override lock(conversation: string) {
            if (this.#givenBack.has(conversation)) throw new Refusal('it was given back')
            super.lock(conversation)
          }
          override unlock(conversation: string) {
            super.unlock(conversation)
            this.#givenBack.add(conversation)
          }
        },
    ),
  },
  'plugin.locks.lock-excludes-others': {
    'gives-in: confirms a lock that another process has when it is asked again': writingBy(
      (Base) =>
        class extends Base {
          readonly #refused = new Set<string>()
          override lock(conversation: string) {
            try {
              super.lock(conversation)
            } catch (refusal) {
              if (!this.#refused.has(conversation)) {
                this.#refused.add(conversation)
                throw refusal
              }
            }
          }
        },
    ),
  },
})
