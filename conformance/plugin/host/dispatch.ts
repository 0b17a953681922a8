import { commandScenes } from './dispatch/built-ins.ts'
import { pathScenes } from './dispatch/paths.ts'
import { policyScenes } from './dispatch/policies.ts'

/** Finding, admitting and installing plugins. @see rfd072 §User Experience */
export const dispatchScenes = [...pathScenes, ...commandScenes, ...policyScenes]
