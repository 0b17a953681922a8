// Written by `npm run spec` from spec/; change it there.
import type { Flattener, Host, KnownFailures, Tool } from '../config.ts'
import type { Validate } from './validate.d.ts'
export declare const flattener: Validate<Flattener>
export declare const host: Validate<Host>
export declare const knownFailures: Validate<KnownFailures>
export declare const tool: Validate<Tool>
