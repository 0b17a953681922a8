import type { ToolsResult } from '../../../spec/generated/messages/driver.ts'

const ids = (description: string) => ({ type: 'array', items: { type: 'string' }, description })

/** The built-in tool that waits for handles, as an assistant is shown it. @see rfd037 §Schema */
export const awaitTool: Required<ToolsResult['tools'][number]> = {
  name: 'await',
  description:
    'Waits until tools that were spawned have stopped: with `any` for the first of them, with `all` for every one.',
  parameters: {
    type: 'object',
    properties: {
      any: ids('Handle IDs, of which one has to stop.'),
      all: ids('Handle IDs, all of which have to stop.'),
      timeout_secs: {
        type: 'integer',
        description:
          'Seconds to wait at most; then the present states are returned. Leave it out to wait without a limit.',
      },
    },
    anyOf: [{ required: ['any'] }, { required: ['all'] }],
  },
}
