// Written by `npm run spec` from spec/; change it there.
import type { ProviderId } from '../providers.ts'
import type { Validate } from './validate.d.ts'

/** Tells, by provider, whether its meta-schema accepts the schema of a tool. */
export declare const accepts: Readonly<Record<ProviderId, Validate<Record<string, unknown>>>>
