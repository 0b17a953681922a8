import { places, type Types } from '../../spec/generated/validators/config.ts'
import { documentValidators } from './first-use.ts'

/** Validators of configurations, by role, and of known failures. */
export const validators = documentValidators<Types>(places)
