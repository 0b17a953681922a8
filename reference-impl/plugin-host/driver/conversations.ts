import type { JsonObject } from '../../../harness/wire/json.ts'
import type { Conversation } from '../../../spec/generated/messages/driver.ts'
import { completed } from '../program/pushed-events.ts'
import type { Workspace } from '../program/workspace.ts'

/** The conversations of a workspace as they are stored now, all of them or one. */
export const conversationsIn = (workspace: Workspace, id?: string): Conversation[] =>
  workspace
    .list()
    .filter((each) => id === undefined || each.id === id)
    .map((each) => {
      const name = String(each.id)
      const title = typeof each.title === 'string' ? each.title : null
      return { id: name, title, events: workspace.read(name) as Conversation['events'] & object }
    })

/** Adds events to a conversation, as another process does. @throws Refusal when there is no such conversation. */
export function append(workspace: Workspace, id: string, events: readonly JsonObject[]): void {
  const stored = workspace.read(id)
  workspace.store(id, [...stored, ...completed(stored, events)])
}
