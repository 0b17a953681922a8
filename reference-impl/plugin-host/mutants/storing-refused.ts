import type { JsonObject } from '../../../harness/wire/json.ts'
import { Refusal } from '../program/message.ts'
import type { Writer } from '../program/writer.ts'
import { writingBy } from './combinators.ts'

/** Stores, without the lock, batches that it refuses. */
export const storingRefused = (when: (writer: Writer, conversation: string) => boolean) =>
  writingBy(
    (Base) =>
      class extends Base {
        override push(conversation: string, batch: readonly unknown[]) {
          if (this.holds(conversation) || !when(this, conversation))
            return super.push(conversation, batch)
          const stored = this.workspace.read(conversation)
          this.store(conversation, [...stored, ...this.completed(stored, batch as JsonObject[])])
          throw new Refusal('conversation is not locked by this plugin')
        }
      },
  )
