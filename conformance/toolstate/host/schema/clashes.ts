import type { HostConversation } from '../../../../harness/host-conversation.ts'
import { satisfied } from '../../../engine/finding.ts'
import type { Judge } from '../../../vfs/host/host-check.ts'
import { CLASHES } from './definitions.ts'
import { listingOf, onShown, refusalOf } from './rounds.ts'
import { ROUND } from './scenarios.ts'
import { accepts, wrongIn } from './separating.ts'

const FETCH = { action: 'fetch', id: 'staging' }
const APPLY = { action: 'apply', id: 'staging', input: ['y'] }

/** Judges that a tool's parameter does not take the place of a member of the protocol. */
export const clashing =
  (clash: 'id' | 'action' | 'input'): Judge =>
  (c) => {
    const { name, own } = CLASHES.find((each) => each.clash === clash) ?? CLASHES[0]
    if (isRefused(c, name, clash)) return satisfied('no schema is made')
    return onShown([name, ROUND.clashes], 'the member of the protocol', ({ parameters }) => {
      const wrong =
        wrongIn(parameters, {
          legal: FETCH,
          illegal: [
            { ...FETCH, id: 7 },
            { ...FETCH, action: 'create' },
          ],
        }) ??
        wrongIn(parameters, { legal: APPLY }) ??
        (clash === 'input' ? undefined : wrongSpawn(parameters, { [clash]: own }))
      return wrong && `${name} ${wrong}`
    })(c)
  }

/** A spawn with the tool's own value in the place of the protocol's is none. */
function wrongSpawn(parameters: Parameters<typeof accepts>[0], own: object): string | undefined {
  const spawn = { action: 'spawn', id: 'staging', ...own }
  if (accepts(parameters, spawn)) return `accepts ${JSON.stringify(spawn)}`
  return wrongIn(parameters, { legal: { action: 'spawn', id: 'staging' } })
}

/** A host may refuse the tool with a message that names what is wrong. */
function isRefused(c: HostConversation, name: string, clash: string): boolean {
  const refusal = refusalOf(c, ROUND.clashes)
  if (refusal !== undefined) return refusal.includes(name) || refusal.includes(clash)
  return listingOf(c, ROUND.clashes)?.refused.includes(name) === true
}
