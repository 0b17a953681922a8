import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileSet } from '../../../spec/generated/messages/driver.ts'
import { directoryProject } from '../project/directory.ts'
import { layOut } from '../project/lay-out.ts'
import { memoryProject } from '../project/memory.ts'
import type { Project } from '../project/project.ts'

/** A project of the driver's own, until it is discarded. */
export interface Storage {
  project: Project
  discard(): void
}

/** A way to keep a project. */
export type Store = (files: FileSet) => Storage

export const inMemory: Store = (files) => ({ project: memoryProject(files), discard() {} })

/** Keeps a project in a directory of its own, in which programs can run. */
export const onDisk: Store = (files) => {
  const directory = mkdtempSync(join(tmpdir(), 'reference-host-'))
  layOut(directory, files)
  return {
    project: directoryProject(directory),
    discard: () => rmSync(directory, { recursive: true, force: true }),
  }
}
