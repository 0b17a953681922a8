import type { PlannedSession } from '../engine/suite.ts'

/** One session with a line echo: the lines that are written to it. */
export interface EchoSession extends PlannedSession {
  lines: readonly string[]
}

/** A session in which lines are written, with a case of its own. */
export const echoSession = (name: string, lines: readonly string[]): EchoSession => ({
  ...{ session: name, scenario: name, case: name, lines },
  ...{ weight: 1, requestedBy: ['echo.lines.come-back'] },
})
