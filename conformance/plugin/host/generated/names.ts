import { GENERATED } from '../../../engine/generator.ts'

/** What scenarios of generated sessions are called, where the host has the conversations of the suite and where not. */
export const SCENARIOS = {
  stored: GENERATED,
  bare: `${GENERATED}, without conversations of the suite`,
} as const
