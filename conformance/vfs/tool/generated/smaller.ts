import { equal } from '../../../../harness/wire/json.ts'
import type { Case, Content } from '../../../../spec/generated/config.ts'
import { withPart } from '../../../engine/altered-cases.ts'

/** Altered cases that are nearer to the case that they were made from, or have shorter contents. */
export function smallerCases(altered: Case, original: Case): Case[] {
  const parts = (['policy', 'http', 'process'] as const)
    .filter((part) => !equal(altered[part], original[part]))
    .map((part) => withPart(altered, original, part))
  const files = nearerFiles(altered.files ?? {}, original.files ?? {})
  return [...parts, ...files.map((each) => ({ ...altered, files: each }))]
}

type Files = NonNullable<Case['files']>

/** The project with all its files as they were, then with shorter contents in place of an altered one. */
function nearerFiles(altered: Files, original: Files): Files[] {
  const changed = Object.keys(altered).filter((path) => !equal(altered[path], original[path]))
  const isSame = changed.length === 0 && equal(Object.keys(altered), Object.keys(original))
  return [
    ...(isSame ? [] : [original]),
    ...changed.flatMap((path) =>
      shorter(altered[path] ?? '').map((content) => ({ ...altered, [path]: content })),
    ),
  ]
}

/** Both halves of a text. */
function shorter(content: Content): Content[] {
  if (typeof content !== 'string' || content.length < 2) return []
  const middle = Math.ceil(content.length / 2)
  return [content.slice(0, middle), content.slice(middle)]
}
