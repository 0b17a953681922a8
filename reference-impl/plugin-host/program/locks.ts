import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identityOf, isAlive } from './process-identity.ts'

/** How many former holders are kept, more than can follow each other while a process reads a directory. */
const KEPT = 16

/** What stands in the place of a holder that gave its lock back. */
const NOBODY = 'nobody'

/**
 * Locks that every process respects: each has a folder, where a numbered file names each holder, and the highest number
 * counts. A number is taken by making its file, which only one process can.
 */
export class Locks {
  readonly #folder: string
  readonly #held = new Map<string, number>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The names of the locks that this process holds. */
  get held(): string[] {
    return [...this.#held.keys()]
  }

  /** Takes a lock, unless another process holds it; one that is held already stays. */
  take(name: string, holder = identityOf(process.pid)): boolean {
    if (this.#held.has(name)) return true
    if (this.isTaken(name)) return false
    const number = this.#highest(name) + 1
    if (!this.#make(name, number, holder)) return false
    this.#held.set(name, number)
    this.#forget(name, number - KEPT)
    return true
  }

  /** Whether a process that still runs holds a lock. */
  isTaken(name: string): boolean {
    const highest = this.#highest(name)
    if (highest === 0) return false
    const holder = readFileSync(this.#file(name, highest), 'utf8')
    return holder !== NOBODY && isAlive(holder)
  }

  /** Gives a lock back that this process holds. */
  free(name: string): void {
    const number = this.#held.get(name)
    if (number !== undefined) writeFileSync(this.#file(name, number), NOBODY)
    this.#held.delete(name)
  }

  /** Makes the file of a number, whole from the start; false when another process was first. */
  #make(name: string, number: number, holder: string): boolean {
    const draft = join(this.#folder, name, `draft ${process.pid}`)
    mkdirSync(join(this.#folder, name), { recursive: true })
    writeFileSync(draft, holder)
    try {
      linkSync(draft, this.#file(name, number))
    } catch {
      return false
    } finally {
      rmSync(draft)
    }
    return this.#highest(name) === number
  }

  #highest(name: string): number {
    try {
      const numbers = readdirSync(join(this.#folder, name)).map(Number)
      return Math.max(0, ...numbers.filter(Number.isInteger))
    } catch {
      return 0
    }
  }

  #forget(name: string, number: number): void {
    if (number > 0) rmSync(this.#file(name, number), { force: true })
  }

  #file(name: string, number: number): string {
    return join(this.#folder, name, String(number))
  }
}
