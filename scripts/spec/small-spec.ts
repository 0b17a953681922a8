import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A small specification with nothing wrong, by path; tests break it one change at a time. */
export const smallSpec: Readonly<Record<string, string>> = {
  'spec/sources.yaml': `sources:
  - id: rfd-d11
    title: VFS Tool Protocol
    headings:
      - Message framing
      - fs.read
      - '\`ToolState\` — what a tool produces'
  - id: rfc8259
    title: JSON
`,
  'spec/features.yaml': `features:
  - id: vfs
    roles: [tool, host]
    text: They talk.
  - id: plugins
    roles: [plugin, plugin-host]
    text: They talk too.
  - id: later
    roles: [tool]
    text: They talk longer.
profiles:
  - { id: base, protocol: vfs, features: [vfs], text: What all can do. }
  - { id: more, protocol: vfs, includes: [base], features: [later], since: vfs-0.1.0, text: And more. }
`,
  'spec/revisions.yaml': `protocols:
  - protocol: vfs
    revisions:
      - { id: vfs-0.1.0, current: true, version: 0.1.0, text: The only one. }
`,
  'spec/vfs/framing.yaml': `area: vfs.framing
title: Message framing
source: rfd-d11 §Message framing
requirements:
  - id: vfs.framing.one-object-per-line
    role: tool
    level: must
    basis: stated
    feature: vfs
    text: Every line of the tool is one JSON object.
  - id: vfs.framing.tool-flushes
    role: tool
    level: must
    basis: derived
    because: The host waits.
    feature: vfs
    since: vfs-0.1.0
    text: The tool flushes.
    clauses:
      when-complete: A complete line is handed on at once.
      last-line: The last line is handed on before the tool exits.
  - id: vfs.framing.line-endings
    role: host
    level: should
    basis: imported
    from: rfc8259
    disposition: tolerate
    accepts: [LF, CRLF]
    feature: vfs
    source: rfd-d11 §ToolState
    text: >-
      The host ends a line
      with LF.
`,
  'spec/vfs/messages/fs.read.yaml': `message: fs.read
kind: request
from: tool
source: rfd-d11 §fs.read
feature: vfs
summary: Reads a file.
params:
  type: object
  required: [path]
  properties:
    path: { type: string, minLength: 1, description: The file. }
  examples:
    - { path: a.txt }
result:
  $ref: /spec/vfs/content
  examples:
    - { text: hello }
invalid:
  - { part: params, value: {}, because: no path is given }
`,
  'spec/vfs/messages/content.yaml': `message: content
kind: object
source: rfd-d11 §fs.read
summary: Text of a file.
schema:
  type: object
  required: [text]
  properties:
    text: { type: string, description: The text. }
    parts: { type: array, items: { $ref: '#/$defs/part' }, description: Pieces. }
  $defs:
    part: { type: string }
  examples:
    - { text: hello, parts: [he, llo] }
`,
  'spec/plugin/messages/ready.yaml': `message: ready
kind: message
from: plugin
source: rfd-d11 §Message framing
feature: plugins
summary: States that the plugin listens.
replies: [ready]
schema:
  type: object
  required: [type]
  properties:
    type: { const: ready, description: Names the message. }
  examples:
    - { type: ready }
`,
  'spec/vfs/machines/session.yaml': `machine: session
source: rfd-d11 §Message framing
initial: spawned
events:
  crash: { text: It falls over. }
states:
  spawned: { text: It runs. }
  ready: { text: It knows its call. }
  exited: { text: It is gone., final: true }
transitions:
  - { from: spawned, on: init, by: host, to: ready }
  - { from: [spawned, ready], on: crash, by: tool, to: exited }
`,
  'spec/ambiguities/vfs.yaml': `ambiguities:
  - id: vfs.padding
    source: rfd-d11 §Message framing
    question: May a line be padded?
    readings: ['yes', 'no']
    verdict: tolerate
    resolution: Padding passes.
    because: Nothing forbids it.
    requirements: [vfs.framing.one-object-per-line]
`,
  'spec/providers/sources.yaml': `read: '2026-02-01'
sources:
  page:
    url: https://acme.example/tools
    date: '2026-01-31'
`,
  'spec/providers/base.yaml': `provider: base
title: Acme, not strict
confidence: documented
facts:
  const: { is: native, source: page }
  unions_nested: { is: unknown }
`,
  'spec/providers/acme.yaml': `provider: acme
title: Acme
extends: base
confidence: documented
facts:
  all_required: { is: true, source: page }
`,
  'spec/config/tool.schema.json': `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Tool",
  "type": "object",
  "properties": { "name": { "type": "string", "description": "Its name." } }
}
`,
}

/** Writes a specification into a folder of its own and names it; removing it is the caller's. */
export function written(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'jp-conformance-spec-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
