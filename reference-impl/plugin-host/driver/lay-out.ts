import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ConfigureParams, Workspace } from '../../../spec/generated/messages/driver.ts'
import { layOut } from '../../host/project/lay-out.ts'
import { encodeEvent } from '../program/decode-event.ts'

/** Writes the files of a workspace: its identifier, settings and conversations, and the project around them. */
export function layOutWorkspace(
  root: string,
  { project, tools = [], workspace = {} }: ConfigureParams,
): void {
  mkdirSync(root, { recursive: true })
  layOut(root, project?.files ?? {})
  write(join(root, '.jp/.id'), workspace.id ?? 'k3v9q')
  write(join(root, '.jp/config.json'), JSON.stringify(settingsOf(workspace)))
  write(join(root, '.jp/tools.json'), JSON.stringify(tools))
  for (const { id, title = null, events = [] } of workspace.conversations ?? []) {
    const folder = join(root, '.jp/conversations', id)
    write(join(folder, 'metadata.json'), JSON.stringify({ title }))
    write(join(folder, 'events.json'), JSON.stringify(events.map(encodeEvent)))
  }
}

/** The settings that stand for what the suite configures. */
const settingsOf = ({ config = {}, plugins, shutdown_ms, prompt_ms, fallback }: Workspace) => ({
  ...config,
  plugins: {
    ...(plugins && { command: plugins }),
    ...(shutdown_ms !== undefined && { shutdown_timeout_secs: shutdown_ms / 1_000 }),
    ...(prompt_ms !== undefined && { prompt_timeout_secs: prompt_ms / 1_000 }),
    ...(fallback && { prompt_fallback: fallback }),
  },
})

/** Makes a program a plugin that the host finds. */
export function layOutPlugin(folder: string, name: string, command: readonly string[]): void {
  const words = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  write(join(folder, 'bin', `jp-${name}`), `#!/bin/sh\nexec ${words}\n`, 0o755)
}

function write(path: string, text: string, mode?: number): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, mode === undefined ? {} : { mode })
}
