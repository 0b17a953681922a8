/** Events that plugins push. @see rfd072 §Workspace Mutations */
export const call = (id: string) => ({
  ...{ type: 'tool_call_request', id },
  ...{ name: 'grep', arguments: {} },
})
export const response = (id: string) => ({
  ...{ type: 'tool_call_response', id },
  ...{ content: 'found', is_error: false },
})
export const inquiry = (id: string) => ({
  ...{ type: 'inquiry_request', id, source: { source: 'user' } },
  question: { text: 'Which?', answer_type: { type: 'text' } },
})
export const answer = (id: string, its: unknown = 'this one') => ({
  ...{ type: 'inquiry_response', id },
  answer: its,
})
