import { describe, expect, test } from 'vitest'
import { openHost, VirtualHostSession } from '../../fixtures/virtual-host-session.ts'
import type { HostSettings } from './host-state.ts'

describe('opening', () => {
  test('the web server is opened where the scenario speaks of it, and places are filled in', () => {
    const session = new VirtualHostSession({ script: [{ open: '{web}/{outside}' }] })
    session.dispatch({ event: 'started' })
    expect(session.effects).toEqual([{ effect: 'open-web-server' }])
    session.dispatch({ event: 'web-opened', url: 'http://w', port: '1' }).replies()
    expect(session.asked[1]?.params).toMatchObject({
      calls: [{ arguments: { script: [{ open: 'http://w//outside' }] } }],
    })
  })

  test('what the host is configured with stands in the transcript', () => {
    const shortTimeouts = { idle_ms: 5 }
    const context = (settings?: Partial<HostSettings>) =>
      openHost(
        { shortTimeouts: shortTimeouts, tool: { limits: { file_bytes: 1 } } },
        settings,
      ).effects.find((effect) => effect.effect === 'record-context')?.context.limits
    expect(context({ limits: { idle_ms: 9, call_ms: 7 } as HostSettings['limits'] })).toEqual({
      idle_ms: 5,
      call_ms: 7,
      file_bytes: 1,
    })
    expect(context({ takesLimits: false })).toEqual({ file_bytes: 1 })
  })

  test('settings about features that the host does not claim are left out', () => {
    const settings = {
      policy: { filesystem: {}, network: { allow: [] }, commands: {} },
      spawn: { lifecycle: { on_turn_end: 'abort' as const }, notifications: { on_content: true } },
    }
    const configured = (features: string[]) => {
      const session = new VirtualHostSession(
        { tool: { spawn: settings.spawn }, policy: settings.policy },
        { features },
      )
      session.dispatch({ event: 'started' })
      return session.asked[0]?.params?.tools
    }
    expect(configured(['vfs', 'http', 'notifications'])).toMatchObject([
      {
        policy: { filesystem: {}, network: { allow: [] } },
        spawn: { notifications: { on_content: true } },
      },
    ])
    expect(JSON.stringify(configured(['vfs', 'http']))).not.toMatch(/commands|lifecycle/)
    expect(configured([])).toMatchObject([settings])
  })
})
