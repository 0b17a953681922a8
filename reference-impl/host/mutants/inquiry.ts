import type { RegistryEffect } from '../registry/effect.ts'
import type { PendingQuestion } from '../registry/handle.ts'
import { onArguments } from './keeping.ts'
import { onEffect, onEffects } from './keeping-turns.ts'
import { mutantsIn } from './mutant.ts'
import { onAction, shownIn } from './single-calls.ts'

type Delivery = Extract<RegistryEffect, { effect: 'deliver' }>

/** Delivers an answer that it has obtained itself otherwise. */
const onOwnAnswer = (change: (delivery: Delivery) => RegistryEffect[]) =>
  onEffects((effects, event) =>
    event.event === 'answered'
      ? effects.flatMap((effect) => (effect.effect === 'deliver' ? change(effect) : [effect]))
      : effects,
  )

/** Asks for another form of answer. */
const onForm = (isIt: (type: unknown) => boolean, form: object) =>
  onEffect('ask', ({ question, ...effect }) => {
    const { answer_type: type, ...rest } = question
    return [{ ...effect, question: isIt(type) ? asked({ ...rest, ...form }) : question }]
  })

const asked = (question: object) => question as PendingQuestion

/** Mutants that have the questions of tools that live on answered wrongly. */
export const inquiryMutants = mutantsIn('toolstate.inquiry')({
  'resolves-during-await#prompt': {
    'asks-between-batches: has no question answered while an await is blocked': onEffect(
      'ask',
      () => [],
    ),
  },
  'resolves-during-await#inquiry': {
    'one-inquiry: has only the first question of a tool answered meanwhile': (() => {
      let count = 0
      return onEffect('ask', (effect) => (++count > 1 ? [] : [effect]))
    })(),
  },
  'resolves-during-await#delivered': {
    'answers-afterwards: has an answer wait for the end of the await': onOwnAnswer(() => []),
  },
  'host-answer-is-delivered#same-process': {
    'starts-for-answers: starts the tool of a handle again when its question is answered': (() => {
      let isStarted = false
      return onEffects((effects, event, { handles }) => {
        const handle = event.event === 'answered' && handles.get(event.instance)
        if (!handle || isStarted) return effects
        isStarted = true
        const { instance, spawn: call } = handle
        return effects.map((effect) =>
          effect.effect === 'deliver' ? { effect: 'launch', instance, call } : effect,
        )
      })
    })(),
  },
  'host-answer-is-delivered#as-answer': {
    'types-answers: hands an answer over as a line that somebody has typed': onOwnAnswer(
      ({ input, ...effect }) => [{ ...effect, input: `${input}\n` }],
    ),
  },
  'answers-are-equal': {
    'wraps-answers: hands an answer of its own over in an object': onOwnAnswer(
      ({ input, ...effect }) => [{ ...effect, input: { answer: input } }],
    ),
  },
  'structured-inquiry#boolean': {
    'yes-in-words: asks for a text where the answer is yes or no': onForm(
      (type) => type === 'Boolean',
      { answer_type: 'Text' },
    ),
  },
  'structured-inquiry#select': {
    'without-options: asks for any text where there are options': onForm(
      (type) => typeof type === 'object',
      { answer_type: 'Text' },
    ),
  },
  'structured-inquiry#text': {
    'any-value: asks for any value where the answer is a text': onForm((type) => type === 'Text', {
      schema: {},
    }),
  },
  'assistant-answers#state-returned': {
    'waits-for-a-person: does not answer a fetch while a question is open': onAction(
      'fetch',
      async (call, carryOut) => {
        const response = await carryOut(call)
        return shownIn(response).state === 'waiting' ? new Promise(() => {}) : response
      },
    ),
  },
  'assistant-answers#apply-answers': {
    'answers-as-text: hands an answer of the assistant over as text': onArguments(
      ({ input, ...args }) => (input === undefined ? args : { ...args, input: String(input) }),
    ),
  },
  'assistant-answers#one-answer': {
    'answers-twice: hands an answer of the assistant over, and the default after it': onEffects(
      (effects, event) =>
        event.event === 'call'
          ? effects.flatMap((effect) =>
              effect.effect === 'deliver' && effect.question !== undefined
                ? [effect, { ...effect, input: null }]
                : [effect],
            )
          : effects,
    ),
  },
})
