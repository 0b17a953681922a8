import { places, type Types } from '../../spec/generated/validators/toolstate.ts'
import { messageValidators } from './first-use.ts'

export const { outcome, toolState, turnEndAnswer } = messageValidators<Types>(places)
