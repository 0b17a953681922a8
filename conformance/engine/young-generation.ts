/**
 * Keeps the young generation of this process as small as it begins. V8 lets it grow with the machine's memory: a session of
 * 40,000 events then left 100 MB of garbage lying, which a collection takes no longer to clear earlier.
 */
export function boundYoungGeneration(): void {
  process.getBuiltinModule('node:v8').setFlagsFromString('--semi-space-growth-factor=1')
}
