import { expectTypeOf, test } from 'vitest'
import type { Capabilities } from '../vfs/tool/messages.ts'
import type { Methods } from './methods.ts'

test('methods, their parameters and their results are those of the specification', () => {
  expectTypeOf<keyof Methods>().toEqualTypeOf<keyof Capabilities>()
  expectTypeOf<Methods>().toExtend<Capabilities>()
  expectTypeOf<Capabilities>().toExtend<Methods>()
})
