import type { Tool } from '../../spec/generated/config.ts'
import { type Loaded, loadConfig } from './file.ts'
import { meaningless } from './meaning.ts'

/** Reads and checks the configuration of a tool's certification; nothing is filled in. */
export const loadToolConfig = (path: string): Promise<Loaded<Tool>> =>
  loadConfig(path, 'tool', {
    schema: async () => (await import('../../spec/generated/validators/config.js')).tool,
    meaning: meaningless,
  })
