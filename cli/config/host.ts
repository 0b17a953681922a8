import type { Host } from '../../spec/generated/config.ts'
import { type Loaded, loadConfig } from './file.ts'
import { unknownFeatures } from './meaning.ts'

/** Reads and checks the configuration of a host's certification; nothing is filled in. */
export const loadHostConfig = (path: string): Promise<Loaded<Host>> =>
  loadConfig(path, 'host', {
    schema: async () => (await import('../../spec/generated/validators/config.js')).host,
    meaning: (file, { features = {} }) => unknownFeatures(file, Object.keys(features)),
  })
