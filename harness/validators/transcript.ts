import { places, type Types } from '../../spec/generated/validators/transcript.ts'
import { documentValidators } from './first-use.ts'

const validators = documentValidators<Types>(places)

export const { scenario, transcriptEvent } = validators
