import type { Writer } from '../program/writer.ts'
import { writingBy } from './combinators.ts'

/** Does something else in place of taking a lock. */
export const locking = (act: (writer: Writer, conversation: string, lock: () => void) => void) =>
  writingBy(
    (Base) =>
      class extends Base {
        override lock(conversation: string) {
          act(this, conversation, () => super.lock(conversation))
        }
      },
  )

/** Does something else in place of giving a lock back. */
export const unlocking = (
  act: (writer: Writer, conversation: string, unlock: () => void) => void,
) =>
  writingBy(
    (Base) =>
      class extends Base {
        override unlock(conversation: string) {
          act(this, conversation, () => super.unlock(conversation))
        }
      },
  )
