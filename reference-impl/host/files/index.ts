import type { Project } from '../project/project.ts'
import type { Services } from '../service.ts'
import { remove } from './delete.ts'
import { exists } from './exists.ts'
import { grep } from './grep.ts'
import { listDir } from './list-dir.ts'
import { metadata } from './metadata.ts'
import { read } from './read.ts'
import { rename } from './rename.ts'
import { write } from './write.ts'

/** The methods on files, served from a project. @see rfd-d11 §Filesystem methods */
export const fileServices = (project: Project): Services => ({
  'fs.read': read(project),
  'fs.write': write(project),
  'fs.exists': exists(project),
  'fs.list_dir': listDir(project),
  'fs.metadata': metadata(project),
  'fs.delete': remove(project),
  'fs.rename': rename(project),
  'fs.grep': grep(project),
})
