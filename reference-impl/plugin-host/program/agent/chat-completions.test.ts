import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { AssistantRequest, Piece } from './assistant.ts'
import { ChatCompletions, type ChatServer } from './chat-completions.ts'

type Serve = (response: ServerResponse, body: string, request: IncomingMessage) => void

const REQUEST: AssistantRequest = {
  ...{ conversation: '1', content: 'Why?', attachments: [] },
  events: [{ type: 'turn_start' }, { type: 'chat_request', content: 'Why?' }],
}

/** An assistant behind a real server, and how often that was asked. */
async function served(serve: Serve, more: Partial<ChatServer> = {}) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(body)
    serve(response, body, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  const settings = { baseUrl, model: 'm', silenceMs: 20_000, ...more }
  return { assistant: new ChatCompletions(settings), asked }
}

async function piecesOf(pieces: AsyncIterable<Piece>): Promise<Piece[]> {
  const all: Piece[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`
const DONE = `${chunk({}, 'stop')}data: [DONE]\n\n`

const sending =
  (text: string): Serve =>
  (response) =>
    void response.setHeader('content-type', 'text/event-stream').end(text)

test('text and reasoning come in their pieces, whatever else is in the stream', async () => {
  const text = `: alive\r\n\r\nevent: x\n${chunk({ role: 'assistant', reasoning_content: 'Hm.' })}`
  const { assistant, asked } = await served(
    sending(
      `${text}${chunk({ content: 'größ' })}data: {"choices":[]}\n\n${chunk({ content: 'er' })}${DONE}`,
    ),
    { key: 'k' },
  )
  expect(await piecesOf(assistant.reply(REQUEST))).toEqual([
    { reasoning: 'Hm.' },
    { message: 'größ' },
    { message: 'er' },
  ])
  expect(JSON.parse(asked[0] ?? '')).toEqual({
    ...{ model: 'm', stream: true },
    messages: [{ role: 'user', content: 'Why?' }],
  })
})

test('a piece is there before the server goes on', async () => {
  let goOn = () => {}
  const { assistant } = await served((response) => {
    response.write(chunk({ content: 'first' }))
    goOn = () => void response.end(DONE)
  })
  const pieces = assistant.reply(REQUEST)[Symbol.asyncIterator]()
  expect((await pieces.next()).value).toEqual({ message: 'first' })
  goOn()
  expect((await pieces.next()).done).toBe(true)
})

test('calls are put together from their pieces, and go back with their results', async () => {
  const call = (index: number, id: string | undefined, called: object) =>
    chunk({ tool_calls: [{ index, ...(id && { id }), function: called }] })
  const { assistant, asked } = await served(
    sending(
      call(0, 'a', { name: 'read', arguments: '{"pa' }) +
        call(1, 'b', { name: 'list', arguments: '' }) +
        call(0, undefined, { arguments: 'th":"x"}' }) +
        chunk({}, 'tool_calls') +
        DONE,
    ),
  )
  const tools = [{ name: 'read', parameters: { type: 'object' } }]
  const events = [
    ...REQUEST.events,
    { type: 'chat_response', message: 'Let me see.' },
    { type: 'tool_call_request', id: 'z', name: 'read', arguments: { path: 'y' } },
    { type: 'tool_call_response', id: 'z', content: 'found', is_error: false },
  ]
  expect(await piecesOf(assistant.reply({ ...REQUEST, tools, events }))).toEqual([
    { call: { id: 'a', tool: 'read', arguments: { path: 'x' } } },
    { call: { id: 'b', tool: 'list', arguments: {} } },
  ])
  const body = JSON.parse(asked[0] ?? '')
  expect(body.tools[0]).toEqual({ type: 'function', function: tools[0] })
  expect(body.messages.slice(1)).toEqual([
    {
      ...{ role: 'assistant', content: 'Let me see.' },
      tool_calls: [
        { id: 'z', type: 'function', function: { name: 'read', arguments: '{"path":"y"}' } },
      ],
    },
    { role: 'tool', tool_call_id: 'z', content: 'found' },
  ])
})

test('a schema makes the answer a value, and attachments stand behind the question', async () => {
  const { assistant, asked } = await served(
    sending(`${chunk({ content: '{"n":' })}${chunk({ content: '1}' })}${DONE}`),
  )
  const attachments = [{ path: 'a.txt', content: 'A' }]
  const schema = { type: 'object' }
  expect(await piecesOf(assistant.reply({ ...REQUEST, schema, attachments }))).toEqual([
    { data: { n: 1 } },
  ])
  const { messages, response_format } = JSON.parse(asked[0] ?? '')
  expect(messages[0].content).toBe('Why?\n\na.txt\nA')
  expect(response_format.json_schema.schema).toEqual(schema)
})

const failures: Record<string, { serve: Serve; message: RegExp; isFinal: boolean }> = {
  'a wrong key': {
    serve: (response) => void response.writeHead(401).end('{"error":{"message":"no such key"}}'),
    ...{ message: /status 401: no such key$/, isFinal: true },
  },
  'too many requests': {
    serve: (response) => void response.writeHead(429).end('x'.repeat(100_000)),
    ...{ message: /status 429: x{200}$/, isFinal: false },
  },
  'a redirection': {
    serve: (response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    ...{ message: /cannot be reached/, isFinal: false },
  },
  'an end without a reply': { serve: sending(''), message: /breaks off/, isFinal: false },
  'an end in the middle': {
    serve: (response) => {
      response.write(chunk({ content: 'one' }))
      setImmediate(() => response.destroy())
    },
    ...{ message: /cannot be reached|breaks off/, isFinal: false },
  },
  'an error in the stream': {
    serve: sending('data: {"error":{"message":"overloaded"}}\n\n'),
    ...{ message: /fails: overloaded$/, isFinal: false },
  },
  'what is no JSON': { serve: sending('data: {\n\n'), message: /no JSON/, isFinal: false },
  'arguments that are none': {
    serve: sending(
      chunk({ tool_calls: [{ index: 0, id: 'a', function: { name: 'x', arguments: '[' } }] }) +
        DONE,
    ),
    ...{ message: /its arguments/, isFinal: false },
  },
  'a reply without end': {
    serve(response) {
      const line = `: ${'x'.repeat(1024 * 1024)}\n`
      const more = () => {
        while (!response.destroyed && response.write(line));
      }
      response.on('drain', more)
      more()
    },
    ...{ message: /too long/, isFinal: true },
  },
}

test.each(Object.entries(failures))('%s is a failure of the provider', async (_, expected) => {
  const { serve, message, isFinal } = expected
  const { assistant } = await served(serve, { key: 'sk-planted' })
  const failure = await piecesOf(assistant.reply(REQUEST)).catch((error) => error)
  expect(failure).toMatchObject({ message: expect.stringMatching(message), isFinal })
  expect(String(failure.stack)).not.toContain('sk-planted')
})

test('a server that is silent is given up', async () => {
  const { assistant } = await served(() => {}, { silenceMs: 50 })
  await expect(piecesOf(assistant.reply(REQUEST))).rejects.toThrow('the model is silent')
})

test('an interruption ends the request, which the server sees', async () => {
  const closed = Promise.withResolvers<void>()
  const { assistant } = await served((response) => {
    response.on('close', closed.resolve)
    response.write(chunk({ content: 'one' }))
  })
  const interruption = new AbortController()
  const pieces = assistant.reply(REQUEST, interruption.signal)[Symbol.asyncIterator]()
  await pieces.next()
  interruption.abort()
  await expect(pieces.next()).rejects.toMatchObject({ message: 'interrupted', isFinal: true })
  await closed.promise
})
