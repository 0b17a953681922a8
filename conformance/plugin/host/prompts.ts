import { answerScenes } from './prompts/answers.ts'
import { batchScenes } from './prompts/batches.ts'
import { copyScenes } from './prompts/copies.ts'
import { decisionScenes } from './prompts/decisions.ts'
import { emptiedScenes } from './prompts/emptied.ts'
import { inquiryScenes } from './prompts/inquiries.ts'
import { issuerScenes } from './prompts/issuers.ts'
import { questionScenes } from './prompts/questions.ts'
import { timeoutScenes } from './prompts/timeouts.ts'
import { waitingScenes } from './prompts/waiting.ts'

/** Approvals and questions in turns that the host runs for a plugin. @see rfd-d18 §Interactive Events */
export const promptScenes = [
  ...decisionScenes,
  ...batchScenes,
  ...copyScenes,
  ...emptiedScenes,
  ...waitingScenes,
  ...timeoutScenes,
  ...inquiryScenes,
  ...questionScenes,
  ...answerScenes,
  ...issuerScenes,
]
