import type { Flattener } from '../../spec/generated/config.ts'
import { type Loaded, loadConfig } from './file.ts'

/** Reads and checks the configuration of a flattener's certification; nothing is filled in. */
export const loadFlattenerConfig = (path: string): Promise<Loaded<Flattener>> =>
  loadConfig(path, 'flattener', {
    schema: async () => (await import('../../spec/generated/validators/config.js')).flattener,
  })
