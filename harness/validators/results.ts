import { places, type Types } from '../../spec/generated/validators/results.ts'
import { documentValidators } from './first-use.ts'

const validators = documentValidators<Types>(places)

export const { results } = validators
