import type { ContainerRuntimeClient } from 'testcontainers'

/** The container engine, as the library reaches it. */
export type Client = ContainerRuntimeClient

/** A container as the engine's client knows it. */
export type Container = ReturnType<Client['container']['getById']>

/** Why nothing can run in an image, and what to do about it. */
export interface Refusal {
  message: string
  hint: string
}
