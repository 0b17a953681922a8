import { expect, test } from 'vitest'
import { exit, line, sent, transcript } from '../../../harness/fixtures/transcript-lines.ts'
import { readPluginConversation } from '../../../harness/plugin-conversation.ts'
import { once } from './prompt-judges.ts'

const prompt = sent({
  ...{ type: 'event', sub_id: 'chat', respond: 'tool_approval' },
  data: { type: 'tool_call_request', id: 'call_1' },
})
const answer = line({
  ...{ type: 'respond', sub_id: 'chat', respond: 'tool_approval' },
  ...{ tool_call_id: 'call_1', action: 'approve' },
})

const kinds = (...events: Parameters<typeof transcript>[1][]) =>
  once(readPluginConversation(transcript({}, sent({ type: 'init' }), ...events, exit()))).map(
    ({ kind }) => kind,
  )

test('a prompt of a later turn whose id an earlier one had is answered for itself, and once', () => {
  expect(kinds(prompt, answer, prompt, answer)).toEqual(['satisfied', 'satisfied'])
  expect(kinds(prompt, answer, answer)).toEqual(['satisfied', 'violated'])
  expect(kinds(prompt, answer, prompt, answer, answer).at(-1)).toBe('violated')
})
