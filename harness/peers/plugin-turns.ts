import type { Move } from '../adversary/tactic.ts'
import type { JsonObject } from '../wire/json.ts'
import {
  type PluginHostState,
  PluginRefusal,
  type RunningTurn,
  type Serve,
} from './plugin-state.ts'
import { deliver, subscriptionsOf } from './plugin-subscriptions.ts'
import type { TurnStep } from './plugin-workspace.ts'

/** Turns that a plugin has the host run. @see rfd-d18 §Query (Agent Loop Delegation) */
export const querying: Readonly<Record<string, { feature: string; serve: Serve }>> = {
  query: { feature: 'query', serve: query },
}

function query(state: PluginHostState, { conversation, content }: JsonObject): JsonObject {
  if (subscriptionsOf(state, conversation).length === 0)
    throw new PluginRefusal('the plugin has no subscription of the conversation', conversation)
  if (state.turns.has(conversation))
    throw new PluginRefusal('a turn of the conversation is running', conversation)
  const opening = [{ data: { type: 'turn_start' } }, { data: { type: 'chat_request', content } }]
  const left = [...opening, ...state.turn]
  state.turns.set(conversation, { left, open: [], isHeld: false })
  return { type: 'query_started', conversation }
}

/** What happens in a turn until it is over, or waits for the plugin. */
export function play(state: PluginHostState, conversation: unknown): Move[] {
  const turn = state.turns.get(conversation)
  if (!turn) return []
  const moves: Move[] = []
  while (turn.left.length > 0 && !turn.isHeld && !waits(state, turn)) {
    const step = turn.left.shift() as TurnStep
    moves.push(...(step.respond ? prompt : inform)(state, conversation, turn, step))
  }
  return isOver(turn) && completes(state, turn)
    ? [...moves, ...complete(state, conversation)]
    : moves
}

const completes = ({ pace }: PluginHostState, { isQuiet }: RunningTurn): boolean =>
  pace === 'late' ? isQuiet === true : pace !== 'endless'

const isOver = ({ left, open, isHeld }: RunningTurn) =>
  left.length === 0 && open.length === 0 && !isHeld

/** Prompts that follow each other are open at once, unless texts are held; whatever else follows waits for them. */
const waits = ({ pace }: PluginHostState, { open, left }: RunningTurn): boolean =>
  open.length > 0 && (pace === 'held' || left[0]?.respond !== open[0]?.respond)

type Happening = (
  state: PluginHostState,
  conversation: unknown,
  turn: RunningTurn,
  step: TurnStep,
) => readonly Move[]

/** A prompt goes to the subscription that was made first. */
const prompt: Happening = (state, conversation, turn, step) => {
  const [first] = subscriptionsOf(state, conversation)
  if (state.pace === 'resolved' || !first) turn.left.unshift(outcomeOf(step))
  else turn.open.push(step)
  const { respond, data } = step
  return first ? [{ emit: { type: 'event', sub_id: first[0], respond, data } }] : []
}

const inform: Happening = (state, conversation, turn, { data }) => {
  const isFirstText = data.type === 'chat_response' && state.pace === 'held'
  if (isFirstText && !turn.left.some(isText)) return deliver(state, conversation, data)
  turn.isHeld = isFirstText
  return deliver(state, conversation, data)
}

const isText = ({ data }: TurnStep) => data.type === 'chat_response'

function complete(state: PluginHostState, conversation: unknown): Move[] {
  state.turns.delete(conversation)
  return subscriptionsOf(state, conversation).map(([sub_id]) => ({
    emit: { type: 'event', sub_id, data: { type: 'query_complete' } },
  }))
}

/** What a prompt leads to: the result of its tool or the answer to its question; without an answer the host refuses. */
function outcomeOf({ data, result = 'done' }: TurnStep, answer?: JsonObject): TurnStep {
  const { id } = data
  if (data.type === 'inquiry_request')
    return { data: { type: 'inquiry_response', id, answer: answer?.answer ?? null } }
  const is_error = answer?.action !== 'approve' && answer?.action !== 'modify'
  const content = is_error ? 'the call was refused' : result
  return { data: { type: 'tool_call_response', id, content, is_error } }
}

/** Takes an answer; one to no open prompt is passed over. @see rfd-d18 §Interactive Events */
export function respond(state: PluginHostState, answer: JsonObject): Move[] {
  for (const [conversation, turn] of state.turns) {
    const at = turn.open.findIndex(
      (step) =>
        step.respond === answer.respond &&
        step.data.id === (answer.respond === 'inquiry' ? answer.inquiry_id : answer.tool_call_id),
    )
    const [step] = at < 0 ? [] : turn.open.splice(at, 1)
    if (step) return settled(state, conversation, turn, outcomeOf(step, answer))
  }
  return []
}

function settled(
  state: PluginHostState,
  conversation: unknown,
  turn: RunningTurn,
  outcome: TurnStep,
): Move[] {
  const moves = deliver(state, conversation, outcome.data)
  return turn.open.length > 0 ? [...moves] : [...moves, ...play(state, conversation)]
}

/** Goes on with turns that waited for the plugin to print. */
export const release = (state: PluginHostState): Move[] =>
  [...state.turns].flatMap(([conversation, turn]) => {
    if (!turn.isHeld) return []
    turn.isHeld = false
    return play(state, conversation)
  })

/** Decides what the plugin leaves open. @see rfd-d18 §Interactive Events */
export const fallBack = (state: PluginHostState): Move[] =>
  [...state.turns].flatMap(([conversation, turn]) => {
    turn.isQuiet = isOver(turn)
    turn.isHeld = false
    turn.left.unshift(...turn.open.splice(0).map((step) => outcomeOf(step)))
    return play(state, conversation)
  })
