import { places, type Types } from '../../spec/generated/validators/flattener.ts'
import { messageValidators } from './first-use.ts'

const validators = messageValidators<Types>(places)

export const { errorMessage, flattenedMessage, invalidMessage, refusedMessage, valueMessage } =
  validators
