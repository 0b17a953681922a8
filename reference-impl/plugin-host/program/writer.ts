import { join } from 'node:path'
import type { JsonObject } from '../../../harness/wire/json.ts'
import { Locks } from './locks.ts'
import { Refusal } from './message.ts'
import { completed, faultIn } from './pushed-events.ts'
import type { RunEnd } from './run-end.ts'
import type { Workspace } from './workspace.ts'

/** What one plugin changes in a workspace. @see rfd072 §Workspace Mutations */
export class Writer {
  readonly workspace: Workspace
  readonly locks: Locks

  constructor(workspace: Workspace) {
    this.workspace = workspace
    this.locks = new Locks(join(workspace.storage, 'locks'))
  }

  /** @throws Refusal when there is no such conversation, or another process has it locked. */
  lock(conversation: string): void {
    this.workspace.find(conversation)
    if (!this.locks.take(conversation))
      throw new Refusal('conversation is locked by another process', { conversation })
  }

  /** @throws Refusal when the plugin does not hold the lock. */
  unlock(conversation: string): void {
    this.workspace.find(conversation)
    if (!this.holds(conversation)) throw new Refusal('conversation is not locked by this plugin')
    this.locks.free(conversation)
  }

  /** Appends all events of a batch or none. @throws Refusal when the lock is missing or an event is wrong. */
  push(conversation: string, batch: readonly unknown[]): number {
    this.workspace.find(conversation)
    if (!this.holds(conversation)) throw new Refusal('conversation is not locked by this plugin')
    const stored = this.workspace.read(conversation)
    const fault = this.faultIn(stored, batch)
    if (fault !== undefined) throw new Refusal(fault)
    const added = this.completed(stored, batch as JsonObject[])
    this.store(conversation, this.joined(stored, added))
    return batch.length
  }

  /** Makes a conversation, which is locked from the start; gives its id. */
  create(title: string): string {
    for (let at = Math.floor(Date.now() / 100); ; at += 1) {
      const id = String(at)
      if (this.workspace.has(id) || !this.locks.take(id)) continue
      if (this.workspace.create(id, title)) return id
      this.locks.free(id)
    }
  }

  /** Whether the plugin holds the lock of a conversation. */
  holds(conversation: string): boolean {
    return this.locks.held.includes(conversation)
  }

  faultIn(stored: readonly JsonObject[], batch: readonly unknown[]): string | undefined {
    return faultIn(stored, batch)
  }

  /** A batch as it is stored. */
  completed(stored: readonly JsonObject[], batch: readonly JsonObject[]): JsonObject[] {
    return completed(stored, batch)
  }

  joined(stored: readonly JsonObject[], added: readonly JsonObject[]): JsonObject[] {
    return [...stored, ...added]
  }

  store(conversation: string, events: readonly JsonObject[]): void {
    this.workspace.store(conversation, events)
  }

  /** What becomes of the locks when the plugin has ended. */
  end(_: RunEnd): void {
    for (const conversation of this.locks.held) this.locks.free(conversation)
  }
}
