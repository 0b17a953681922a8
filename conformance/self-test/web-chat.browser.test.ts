import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ScriptedAssistant } from '../../reference-impl/plugin-host/program/agent/scripted-assistant.ts'
import { type Browser, browserPath, startBrowser } from '../../reports/fixtures/browser.ts'

const HOST = resolve('reference-impl/plugin-host/plugin-host.js')
const PLUGIN = resolve('reference-impl/examples/plugins/web-chat/web-chat.ts')
const TIMEOUT = { timeout: 40_000 * Number(process.env.JP_TIME_SCALE ?? 1) }
const HOSTILE = '<img src=x onerror="window.hacked = 1">'
const why = browserPath === undefined ? ' (skipped: there is no Chromium)' : ''

/** A text that stops in its middle, a call that needs approval, and what follows its response. */
const REPLIES = [
  {
    chunks: ['Let me ', `look.${HOSTILE}`],
    pauses_after: 1,
    calls: [{ id: 'call_1', tool: 'write', arguments: { path: 'a\u202etxt.sh', note: HOSTILE } }],
  },
  { chunks: ['Not ', 'written.'] },
]

let browser: Browser | undefined

describe.skipIf(browserPath === undefined)(`a chat in a browser${why}`, TIMEOUT, () => {
  beforeAll(async () => {
    browser = await startBrowser(browserPath ?? '')
  }, TIMEOUT.timeout)
  afterAll(() => browser?.close())

  test('two tabs show one turn, whenever they are opened, and one of them decides', async () => {
    const { url, assistant, ended } = await chat()
    const [one, two] = [await tabAt(url), await tabAt(url)]
    const texts = () =>
      Promise.all([one, two].map((tab) => tab.locator('.assistant').allInnerTexts()))
    await expect.poll(() => one.locator('.user').allInnerTexts()).toEqual([HOSTILE])

    await one.getByLabel('Message').fill('What changed?')
    await one.keyboard.press('Enter')
    await expect.poll(texts).toEqual([['Let me '], ['Let me ']])
    expect(await two.locator('#state').innerText()).toBe('Running')
    await two.reload()
    await expect.poll(texts).toEqual([['Let me '], ['Let me ']])

    assistant.resume()
    const shown = `Let me look.${HOSTILE}`
    await expect.poll(texts).toEqual([[shown], [shown]])
    for (const tab of [one, two]) await tab.locator('.prompt').waitFor()
    expect(await one.getByLabel('Arguments').inputValue()).toContain('a\\u202etxt.sh')
    await two.reload()
    await two.getByRole('button', { name: 'Reject' }).click()
    await expect.poll(texts).toEqual([
      [shown, 'Not written.'],
      [shown, 'Not written.'],
    ])
    for (const tab of [one, two]) {
      expect(await tab.locator('.prompt').count()).toBe(0)
      expect(await tab.locator('#state').innerText()).toBe('')
      expect(await tab.evaluate('window.hacked')).toBeUndefined()
      expect(await tab.locator('img').count()).toBe(0)
    }
    expect(await ended()).toBe(0)
  })
})

async function tabAt(url: string) {
  if (!browser) throw new TypeError('there is no browser')
  return browser.visit(url)
}

/** The reference host with the plugin; `ended` asks it to end, and gives its status. */
async function chat() {
  const root = workspace()
  const assistant = new ScriptedAssistant(join(root, '.jp/assistant'))
  assistant.script(REPLIES)
  const PATH = `${join(root, 'bin')}${delimiter}${process.env.PATH}`
  const env = { ...process.env, HOME: root, XDG_CONFIG_HOME: root, PATH }
  const host = spawn('node', [HOST, 'web-chat'], { cwd: root, env })
  const exit = once(host, 'exit')
  onTestFinished(async () => {
    host.kill()
    await exit
    rmSync(root, { recursive: true })
  })
  const ended = async () => {
    host.kill('SIGTERM')
    return (await exit)[0]
  }
  return { assistant, ended, url: await addressIn(host) }
}

function addressIn({ stdout, stderr }: ReturnType<typeof spawn>): Promise<string> {
  let shown = ''
  return new Promise((found) => {
    for (const stream of [stdout, stderr])
      stream?.on('data', (chunk) => {
        shown += chunk
        const [url] = /http:\S+/.exec(shown) ?? []
        if (url) found(url)
      })
  })
}

function workspace(): string {
  const root = mkdtempSync(join(tmpdir(), 'jp-web-chat-'))
  const folder = join(root, '.jp/conversations/1')
  for (const each of [folder, join(root, 'bin')]) mkdirSync(each, { recursive: true })
  const program = `#!/bin/sh\nexec '${process.execPath}' '${PLUGIN}'\n`
  writeFileSync(join(root, 'bin/jp-web-chat'), program, { mode: 0o755 })
  const events = [
    { timestamp: '2026-03-01 09:00:00.0', type: 'turn_start' },
    { timestamp: '2026-03-01 09:00:00.0', type: 'chat_request', content: HOSTILE },
  ]
  writeFileSync(join(folder, 'events.json'), JSON.stringify(events))
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify({ title: HOSTILE }))
  const tools = [{ name: 'write', run: 'ask', command: ['false'] }]
  writeFileSync(join(root, '.jp/tools.json'), JSON.stringify(tools))
  return root
}
