// Written by `npm run spec` from spec/; change it there.
import type { DecodeMessage, EncodeMessage, ErrorMessage, FlattenMessage, FlattenedMessage, InvalidMessage, RefusedMessage, ValueMessage } from '../messages/flattener.ts'
import type { Validate } from './validate.d.ts'
export declare const decodeMessage: Validate<DecodeMessage>
export declare const encodeMessage: Validate<EncodeMessage>
export declare const errorMessage: Validate<ErrorMessage>
export declare const flattenMessage: Validate<FlattenMessage>
export declare const flattenedMessage: Validate<FlattenedMessage>
export declare const invalidMessage: Validate<InvalidMessage>
export declare const refusedMessage: Validate<RefusedMessage>
export declare const valueMessage: Validate<ValueMessage>
/** Validators by the name on the wire. */
export declare const byMethod: {
  'decode': { whole: typeof decodeMessage },
  'encode': { whole: typeof encodeMessage },
  'error': { whole: typeof errorMessage },
  'flatten': { whole: typeof flattenMessage },
  'flattened': { whole: typeof flattenedMessage },
  'invalid': { whole: typeof invalidMessage },
  'refused': { whole: typeof refusedMessage },
  'value': { whole: typeof valueMessage },
}
