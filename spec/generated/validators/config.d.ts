// Written by `npm run spec` from spec/; change it there.
import type { Tool } from '../config.ts'
import type { Validate } from './validate.d.ts'
export declare const tool: Validate<Tool>
