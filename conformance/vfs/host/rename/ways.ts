import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { satisfied } from '../../../engine/finding.ts'
import { answerText } from '../answer.ts'
import { type ProjectState, wrongAt } from '../project-state.ts'
import { renames } from './asked.ts'

/** A way that a rename may go, by its words: how the project stands then, and the codes of a refusal. */
export interface Way {
  name: string
  refused?: (code: unknown) => boolean
  project: ProjectState
}

export const ALREADY_THERE = (code: unknown) => code === -32003
export const ANY = (_code: unknown) => true

export const wrongIn = (c: HostConversation, project: ProjectState): string | undefined =>
  Object.entries(project)
    .map(([path, content]) => wrongAt(c, path, content))
    .find((found) => found !== undefined)

/** Judges a rename that may go in one of several ways; a success that moved nothing is none of them. */
export const oneOf = (name: string, ...ways: readonly Way[]) =>
  renames.onAnswer(name, ways.map((way) => way.name).join(', or '), (answer, c) => {
    const { error } = answer
    const like = ways.filter(({ refused }) => (refused !== undefined) === (error !== undefined))
    if (like.length === 0 || like.every(({ refused }) => refused?.(error?.code) === false))
      return answerText(answer)
    const wrong = like.map(({ project }) => wrongIn(c, project))
    const right = like[wrong.indexOf(undefined)]
    return right ? satisfied(right.name) : `${answerText(answer)}, and ${wrong[0]}`
  })

export const refused = (project: ProjectState, isAllowed: Way['refused'] = ANY): Way => ({
  ...{ name: 'refused', refused: isAllowed },
  project,
})
