import { methods, places, type Types } from '../../spec/generated/validators/driver.ts'
import { messageValidators, methodValidators } from './first-use.ts'

const validators = messageValidators<Types>(places)

export const { inquiryResult, policy } = validators

/** The validators of each message's parts, by its name on the wire. */
export const byMethod = methodValidators<Types, typeof methods>(validators, methods)
