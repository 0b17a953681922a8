import { methods, places, type Types } from '../../spec/generated/validators/vfs.ts'
import { messageValidators, methodValidators } from './first-use.ts'

const validators = messageValidators<Types>(places)

export const { contentBlock, errorResponse, stoppedState } = validators

/** The validators of each message's parts, by its name on the wire. */
export const byMethod = methodValidators<Types, typeof methods>(validators, methods)
