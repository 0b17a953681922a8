/** Deletes those lines with a TODO that its user has done: a stateful tool, which shows one after the other. */
import { type Host, type Session, statefulTool } from '../../sdk/index.ts'

type Todo = { path: string; line: number; text: string }

await statefulTool(async (session) => {
  const todos = await todosOf(session.host)
  const done: Todo[] = []
  for (const [at, todo] of todos.entries())
    if (await isDone(session, todo, `${at + 1} of ${todos.length}`)) done.push(todo)
  if (done.length === 0) return `${todos.length} to do`
  const text = `Delete ${done.length} lines?`
  const sure = await session.ask({ id: 'sure', text, answer_type: 'Boolean' })
  if (sure !== true) return `${todos.length} to do, as you decided`
  for (const [path, ofFile] of Map.groupBy(done, ({ path }) => path))
    await deleteLines(session.host, path, new Set(ofFile.map(({ line }) => line)))
  return `${todos.length - done.length} to do, ${done.length} done`
})

async function todosOf(host: Host): Promise<Todo[]> {
  const { matches } = await host.call('fs.grep', { pattern: 'TODO', context: 0 })
  return matches.flatMap(({ path, lines }) =>
    lines.map(({ line_number: line, content: text }) => ({ path, line, text })),
  )
}

async function isDone(session: Session, todo: Todo, place: string): Promise<boolean> {
  await session.show(`${place}, ${todo.path}:${todo.line}\n${todo.text}\nIs it done [y/n]?`)
  return (await session.input()) === 'y'
}

async function deleteLines(host: Host, path: string, numbers: Set<number>): Promise<void> {
  const text = await host.readText(path)
  const lines = text.split(/(?<=\n)/).filter((_, at) => !numbers.has(at + 1))
  await host.call('fs.write', { path, content: lines.join('') })
}
