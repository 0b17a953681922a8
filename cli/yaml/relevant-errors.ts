import type { SchemaError } from '../../harness/validators/validate.ts'

/**
 * The errors that help a reader. A schema of alternatives reports every branch: of these
 * the one that was meant stays, or, when none was, the sentence about the alternatives.
 */
export function relevantErrors(errors: readonly SchemaError[]): SchemaError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  const dropped = new Set(choices.flatMap((choice) => droppedBy(choice, errors)))
  return errors.filter((error) => !dropped.has(error) && !isDetail(error, errors))
}

function droppedBy(choice: SchemaError, errors: readonly SchemaError[]): SchemaError[] {
  const below = errors.filter((error) => isBelow(error, choice))
  const branches = [...Map.groupBy(below, (error) => branchOf(error, choice)).values()]
  const meant = branches.filter((branch) => !branch.some((error) => isOtherType(error, choice)))
  const [only] = meant
  if (meant.length !== 1 || only === undefined) return below
  return [choice, ...below.filter((error) => !only.includes(error))]
}

function isBelow(error: SchemaError, choice: SchemaError): boolean {
  return (
    error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
    error.instancePath.startsWith(choice.instancePath)
  )
}

function branchOf(error: SchemaError, choice: SchemaError): string {
  return error.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0] ?? ''
}

function isOtherType(error: SchemaError, choice: SchemaError): boolean {
  return error.keyword === 'type' && error.instancePath === choice.instancePath
}

/** What is wrong with an entry of a list may be why the list lacks one. */
const isInside = ({ instancePath, schemaPath }: SchemaError, list: SchemaError) =>
  !schemaPath.startsWith(`${list.schemaPath}/`) &&
  /^\/\d+$/.test(instancePath.slice(list.instancePath.length)) &&
  instancePath.startsWith(list.instancePath)

// `propertyNames` and `contains` state themselves what their inner errors state again.
function isDetail(error: SchemaError, errors: readonly SchemaError[]): boolean {
  if (error.keyword === 'contains' && errors.some((each) => isInside(each, error))) return true
  return errors.some(
    ({ keyword, schemaPath }) =>
      (keyword === 'propertyNames' || keyword === 'contains') &&
      error.schemaPath.startsWith(`${schemaPath}/`),
  )
}
