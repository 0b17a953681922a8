// Written by `npm run spec` from spec/; change it there.
import type { Results } from '../results.ts'
import type { Validate } from './validate.d.ts'
export declare const results: Validate<Results>
