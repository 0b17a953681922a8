import { join } from 'node:path'
import { isObject, type JsonObject } from '../../../../harness/wire/json.ts'
import type { Workspace } from '../workspace.ts'
import type { Assistant } from './assistant.ts'
import { ChatCompletions } from './chat-completions.ts'
import { SCRIPT, ScriptedAssistant } from './scripted-assistant.ts'

/** The environment variable with the key of a server; no plugin and no tool gets to see it. */
const KEY = 'REFERENCE_ASSISTANT_KEY'

/** The model and the timeout in seconds that hold where no setting states others. */
const [MODEL, SILENCE_S] = ['default', 60]

/** The assistant of a run: a server where the settings name one, else a script. */
export function assistantFor({ assistant }: JsonObject, { storage }: Workspace): Assistant {
  const key = process.env[KEY]
  delete process.env[KEY]
  const script = process.env[SCRIPT]
  const { base_url, model = MODEL, timeout_secs = SILENCE_S } = isObject(assistant) ? assistant : {}
  if (script !== undefined || typeof base_url !== 'string')
    return new ScriptedAssistant(script ?? join(storage, 'assistant'))
  return new ChatCompletions({
    ...{ baseUrl: base_url, model: String(model), silenceMs: 1_000 * Number(timeout_secs) },
    ...(key !== undefined && { key }),
  })
}
