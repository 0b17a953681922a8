import type { Containers } from './container.ts'
import type { Refusal } from './engine.ts'
import type { Asked } from './image.ts'

export type { Containers } from './container.ts'
export type { Refusal } from './engine.ts'

/** Opens an image for a run; what that needs is loaded only now, because it takes longer to load than all the rest. */
export async function openContainers(image: string, asked: Asked): Promise<Containers | Refusal> {
  return (await import('./container.ts')).openContainers(image, asked)
}
