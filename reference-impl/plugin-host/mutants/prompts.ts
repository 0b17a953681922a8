import { batchMutants } from './prompts/batches.ts'
import { copyMutants } from './prompts/copies.ts'
import { decisionMutants } from './prompts/decisions.ts'
import { formMutants } from './prompts/forms.ts'
import { inquiryMutants } from './prompts/inquiries.ts'
import { issuerMutants } from './prompts/issuers.ts'
import { laterPromptMutants } from './prompts/later.ts'
import { misdirectedMutants } from './prompts/misdirected.ts'
import { nearPromptMutants } from './prompts/nearly.ts'
import { questionMutants } from './prompts/questions.ts'
import { timeoutMutants } from './prompts/timeouts.ts'
import { waitingMutants } from './prompts/waiting.ts'

/** Defects of approvals and questions. @see rfd-d18 §Interactive Events */
export const promptMutants = [
  ...batchMutants,
  ...decisionMutants,
  ...copyMutants,
  ...formMutants,
  ...waitingMutants,
  ...timeoutMutants,
  ...laterPromptMutants,
  ...misdirectedMutants,
  ...inquiryMutants,
  ...nearPromptMutants,
  ...questionMutants,
  ...issuerMutants,
]
