import { shorterLists } from '../../harness/generators/shorter-lists.ts'
import { pick } from '../../harness/random.ts'
import type { LineEcho } from '../../spec/generated/config.ts'
import { type Fuzzing, generatedName } from '../engine/generator.ts'
import type { RunOptions } from '../engine/suite.ts'
import type { EchoReading } from './echo-reading.ts'
import { type EchoSession, echoSession } from './scenario.ts'

const LINES = ['', ' ', 'a', 'Größe', '\t"b"', '表 📏']

/** Tries line echoes with lines of all kinds. */
export const fuzzing: Fuzzing<RunOptions<LineEcho>, EchoSession, EchoReading> = {
  generator: () => ({
    first: [echoSession('one line', ['hello'])],
    learn: () => [],
    sessions(number, random) {
      const lines = Array.from({ length: 6 }, () => pick(random, LINES))
      return [echoSession(generatedName(number), lines)]
    },
  }),
  smaller: (session) => shorterLists(session.lines).map((lines) => ({ ...session, lines })),
}
