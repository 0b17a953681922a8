import type { Batch, ToolCall } from '../../../../spec/generated/messages/toolstate.ts'
import { anyOf, type Condition, idsIn } from '../../await/condition.ts'
import { instancesOf, type OpenCall } from '../../registry/open-call.ts'
import { named, type RegistryState } from '../../registry/state.ts'
import { type Lists, never, onEvent, onLists, onReduction, plainly } from '../keeping.ts'
import { mutantsIn } from '../mutant.ts'
import { onBatch } from './batches.ts'

const isAwait = ({ tool }: ToolCall) => tool === 'await'

const only = (batch: Batch, isKept: (call: ToolCall) => boolean): Batch => ({
  ...batch,
  calls: batch.calls.filter(isKept) as Batch['calls'],
})

/** Carries out some calls beside an await when the awaits of their batch are over. */
const afterAwaits = (isLater: (call: ToolCall) => boolean) =>
  onBatch(async (batch, carryOut) => {
    const isHeld = batch.calls.some(isAwait) && batch.calls.some(isLater)
    if (!isHeld) return carryOut(batch)
    const first = await carryOut(only(batch, (call) => !isLater(call)))
    const rest = await carryOut(only(batch, isLater))
    return { responses: [...first.responses, ...rest.responses] }
  })

const NOTHING = { completed: [], pending: [] }

const isAction = (wanted: string) => (call: ToolCall) => call.arguments.action === wanted

const awaited = (open: OpenCall | undefined) =>
  open?.want.until === 'condition' ? instancesOf(open) : []

/** Ends an await together with another on one of its handles. */
export const endingTogether = (cause: 'cancel' | 'limit') =>
  onReduction((plainly) => (before, event) => {
    const first = plainly(before, event)
    const ended = event.event === cause ? awaited(before.calls.get(event.call)) : []
    const others = [...first.state.calls.values()].filter((open) =>
      awaited(open).some((each) => ended.includes(each)),
    )
    return others.reduce(({ state, effects }, { call }) => {
      const next = plainly(state, { event: cause, call })
      return { state: next.state, effects: [...effects, ...next.effects] }
    }, first)
  })

/** Lists without the handles of tools that only print. */
function withoutPrinters({ every, one }: Lists, state: RegistryState): Lists {
  const asks = (condition: Condition) =>
    idsIn(condition).every((id) => named(state, id)?.tool !== 'printer')
  return { every: every.filter(asks), one: one.filter(asks) }
}

/** Mutants that carry out otherwise what stands beside an await, or comes while it is blocked. */
export const awaitCompanyMutants = mutantsIn('toolstate.await-conditions')({
  'handles-of-several-tools': {
    'one-tool: refuses an await of the handles of several tools': onEvent((event, state) => {
      if (event.event !== 'call' || event.command.command !== 'await') return event
      const ids = idsIn(event.command.condition)
      const tools = new Set(ids.map((id) => named(state, id)?.tool))
      const condition = anyOf([{ stopped: 'handles of one tool' }])
      return tools.size > 1 ? { ...event, command: { ...event.command, condition } } : event
    }),
    'passes-over-printers: takes tools that only print for stopped': onLists((lists, state) =>
      plainly(withoutPrinters(lists, state)),
    ),
    'asks-only-requesters: returns for no tool that only prints': onLists((lists, state) => {
      const { every, one } = withoutPrinters(lists, state)
      const isWhole = every.length === lists.every.length && one.length === lists.one.length
      return isWhole ? plainly(lists) : never(plainly(lists))
    }),
  },
  'independent-awaits#own-return': {
    'given-up-together: gives every await on a handle up when one of them is interrupted':
      endingTogether('cancel'),
  },
  'batch-goes-on': {
    'awaits-first: carries out the other calls of a batch when its awaits are over': afterAwaits(
      (call) => !isAwait(call),
    ),
  },
  'handles-stay-usable#fetch': {
    'fetches-afterwards: fetches a handle when the awaits of its batch are over': afterAwaits(
      isAction('fetch'),
    ),
  },
  'handles-stay-usable#apply': {
    'applies-afterwards: hands an input over when the awaits of its batch are over': afterAwaits(
      isAction('apply'),
    ),
  },
  'handles-stay-usable#abort': {
    'aborts-afterwards: aborts a handle when the awaits of its batch are over': afterAwaits(
      isAction('abort'),
    ),
  },
  'no-further-calls': {
    'call-again: answers an await when the other calls of its batch are over': onBatch(
      async (batch, carryOut) => {
        const [awaits, others] = [only(batch, isAwait), only(batch, (call) => !isAwait(call))]
        if (awaits.calls.length === 0 || others.calls.length === 0) return carryOut(batch)
        void carryOut(awaits)
        const { responses } = await carryOut(others)
        const unfinished = awaits.calls.map(({ id }) => ({ id, result: NOTHING }))
        return { responses: [...responses, ...unfinished] }
      },
    ),
  },
  'can-be-cancelled#interrupt': {
    'waits-on: goes on with an await that is interrupted': onEvent((event, { calls }) =>
      event.event === 'cancel' && calls.get(event.call)?.want.until === 'condition'
        ? undefined
        : event,
    ),
  },
  'can-be-cancelled#turn-closed': {
    'keeps-the-turn-open: ends no turn while an await is blocked': onEvent((event, { calls }) => {
      const isBlocked = [...calls.values()].some(({ want }) => want.until === 'condition')
      return event.event === 'turn end' && isBlocked ? undefined : event
    }),
  },
})
