import { expect, test } from 'vitest'
import { scriptedPluginHost } from './plugin-host.ts'
import { CONFIG, CONVERSATIONS } from './plugin-workspace.ts'

const host = scriptedPluginHost({ conversations: CONVERSATIONS, config: CONFIG })

const ask = (type: string, more: object = {}) => host.answer({ type, ...more }, type)

test('conversations are listed with what a host knows of them', () => {
  const { data, ...reply } = ask('list_conversations') as { data: object[] }
  expect(reply).toEqual({ type: 'conversations' })
  expect(data[0]).toEqual({
    id: '17127583920',
    title: 'Parser rewrite',
    last_activated_at: '2026-03-01T09:00:05Z',
    events_count: 6,
  })
})

test('events are those of one conversation, which the reply names', () => {
  const conversation = '17127590000'
  const data = CONVERSATIONS[1]?.events
  expect(ask('read_events', { conversation })).toEqual({ type: 'events', conversation, data })
  expect(ask('read_events', { conversation: '17127601235' })).toMatchObject({ data: [] })
})

test('settings are found by their paths', () => {
  expect(ask('read_config')).toEqual({ type: 'config', data: CONFIG })
  const path = 'assistant.model.id'
  expect(ask('read_config', { path })).toEqual({ type: 'config', path, data: 'anthropic/claude' })
})

test('a reply has the id of its request, and none without', () => {
  expect(ask('list_conversations', { id: '' })).toMatchObject({ id: '' })
  expect(ask('read_events', { id: 'a', conversation: 'x' })).toMatchObject({ id: 'a' })
  expect(ask('read_config')).not.toHaveProperty('id')
})

test.each([
  ['a conversation that is not there', 'read_events', { conversation: '1' }],
  ['a conversation that is not named', 'read_events', {}],
  ['a setting that is not there', 'read_config', { path: 'assistant.x' }],
  ['a setting below a text', 'read_config', { path: 'assistant.name.first' }],
  ['a type that nobody knows', 'x-unknown', {}],
])('%s is refused', (_, type, more) => {
  const reply = ask(type, { id: 'a', ...more })
  expect(reply).toEqual({ type: 'error', id: 'a', request: type, message: expect.any(String) })
})

test('sessions share the events of a case until a plugin pushes, which no other session sees', () => {
  const features = ['conversations', 'lock', 'push']
  const session = () => {
    const its = scriptedPluginHost({ conversations: CONVERSATIONS, config: CONFIG, features })
    return (type: string, more: object = {}) =>
      its.answer({ type, conversation: '17127583920', ...more }, type)
  }
  const [one, other] = [session(), session()]
  const { events = [] } = CONVERSATIONS[0] ?? {}
  expect(other('read_events')).toHaveProperty('data', events)
  one('lock')
  one('push_events', { events: [{ type: 'x-pushed' }] })
  expect(one('read_events')).toHaveProperty('data.length', events.length + 1)
  expect(other('read_events')).toHaveProperty('data.length', events.length)
  expect(events).toHaveLength(6)
})
