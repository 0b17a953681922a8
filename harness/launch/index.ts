import type { Containers, Refusal } from './container.ts'

export { launch as launchProcess } from './process.ts'

/** Opens an image for a run; what that needs is loaded only now, because it takes longer to load than all the rest. */
export async function openContainers(
  image: string,
  command: readonly string[],
  env: Record<string, string> = {},
): Promise<Containers | Refusal> {
  return (await import('./container.ts')).openContainers(image, command, env)
}
