import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, browserPath, type Opening, startBrowser } from './fixtures/browser.ts'
import { hostile } from './fixtures/hostile.ts'
import { large, led, nonconformant, partial } from './fixtures/results.ts'
import { html } from './html.ts'
import { junit } from './junit.ts'
import type { Result, Results } from './results.ts'

const why =
  browserPath === undefined ? ' (skipped: there is no Chromium; apt-get install chromium)' : ''
let browser: Browser | undefined

describe.skipIf(browserPath === undefined)(
  `the page in a browser${why}`,
  { timeout: 20_000 },
  () => {
    beforeAll(async () => {
      browser = await startBrowser(browserPath ?? '')
    }, 20_000)
    afterAll(() => browser?.close())

    test('shows hostile texts as texts and does nothing that they state', async () => {
      const { page, complaints } = await open(hostile())
      await page.evaluate(clickAll('.result:not([open]) summary'))
      await page.locator('.events').nth(9).waitFor()
      await page.evaluate(clickAll('.event > button'))
      expect(complaints).toEqual([])
      expect(await page.evaluate('window.hacked')).toBeUndefined()
      expect(await page.locator('img, iframe, .event svg, h1 ~ h1').count()).toBe(0)
      const text = String(await page.evaluate('document.body.innerText'))
      expect(text).toContain('</script><script>window.hacked = 1; alert(1)</script>')
      expect(text).toContain('\\u{202e}right to left override')
      expect(text.match(/[^\P{C}\n\t]/u)).toBeNull()
    })

    test('filters by verdict, level, area and words, and states how many are left', async () => {
      const { page } = await open(nonconformant())
      const shown = () => page.locator('.result:visible').count()
      await page.getByRole('button', { name: /^warn/ }).click()
      expect(await shown()).toBe(2)
      await page.getByRole('button', { name: /^fail/ }).click()
      expect(await shown()).toBe(5)
      await page.getByLabel('Level').selectOption('must')
      expect(await shown()).toBe(3)
      await page.getByLabel('Area').selectOption('vfs.request')
      expect(await shown()).toBe(1)
      expect(await page.locator('output').textContent()).toBe('1 of 40 results')
      await page.getByLabel('Search').fill('no such thing')
      expect(await page.locator('.none').isVisible()).toBe(true)
      await page.locator('.none [data-reset]').click()
      expect(await shown()).toBe(40)
      await page.getByLabel('Search').fill('SIGTERM grace')
      expect(await shown()).toBe(1)
    })

    test('is used with the keyboard alone', async () => {
      const { page } = await open(nonconformant())
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Skip to the results')
      await page.keyboard.press('/')
      await page.keyboard.type('one-object')
      await page.keyboard.press('Escape')
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      expect(await page.locator('#r2').getAttribute('open')).toBe('')
      await page.locator('#r2 .events').waitFor()
      await page.keyboard.press('Tab')
      expect(await focused(page)).toContain('finding {')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      expect(await page.locator('#r2 .full').textContent()).toContain('50,790 µs after the start')
      expect(await page.locator(':focus').getAttribute('aria-expanded')).toBe('true')
      expect(await page.evaluate(style('document.activeElement', 'outlineStyle'))).toBe('solid')
    })

    test('turns its single keys off and on', async () => {
      const { page } = await open(nonconformant())
      const afterSlash = async () => {
        await page.locator('h1').click()
        await page.keyboard.press('/')
        return page.evaluate('document.activeElement.type')
      }
      await page.getByRole('button', { name: 'Turn these keys off' }).click()
      expect(await afterSlash()).not.toBe('search')
      await page.getByRole('button', { name: 'Turn these keys on' }).click()
      expect(await afterSlash()).toBe('search')
    })

    test('draws the conversation with its finding, its silence and its end', async () => {
      const { page } = await open(nonconformant())
      const lane = page.locator('#r1 .events')
      expect(await lane.locator('.offending').textContent()).toContain('deadline')
      expect(await lane.locator('.gap').allInnerTexts()).toEqual(['1.00 s pass', '1.00 s pass'])
      expect(await lane.locator('.event').last().textContent()).toContain('killed by SIGKILL')
      expect(await page.locator('#r1 .overview [data-at]').count()).toBe(13)
    })

    test('follows the preference for dark, and turns', async () => {
      const { page } = await open(nonconformant(), { dark: true })
      const background = () => page.evaluate(style('document.body', 'backgroundColor'))
      expect(await background()).toBe('rgb(18, 19, 21)')
      await page.getByRole('button', { name: 'Light' }).click()
      expect(await background()).toBe('rgb(248, 248, 246)')
    })

    test('reads without a script', async () => {
      const { page } = await open(nonconformant(), { scripted: false })
      expect(await page.locator('.result:visible').count()).toBe(40)
      expect(await page.locator('form').isVisible()).toBe(false)
      expect(await page.locator('#r1 .plain .offending').textContent()).toContain(
        'deadline cancel-grace',
      )
      await page.locator('#r2 summary').click()
      expect(await page.locator('#r2 .observed pre').textContent()).toBe('{')
    })

    test('has landmarks, one first heading, and names for all its controls', async () => {
      const { page } = await open(partial())
      for (const role of ['banner', 'main', 'search', 'contentinfo'] as const)
        expect(await page.getByRole(role).count()).toBe(1)
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Partial')
      expect(await page.getByRole('region', { name: 'Why this is not green' }).isVisible()).toBe(
        true,
      )
    })

    test('shows a part of a long conversation and more of it on demand', async () => {
      const { page, complaints } = await open(large(1000, 1000))
      const events = page.locator('#r1 .event')
      expect(await events.count()).toBe(15)
      await page.locator('#r1 .more').last().click()
      expect(await events.count()).toBe(515)
      await page.getByLabel('Search').fill('case 999')
      expect(await page.locator('.result:visible').count()).toBe(1)
      expect(complaints).toEqual([])
    })

    test('a requirement with several results is one row, which opens to show them', async () => {
      const { page } = await open(repeated(nonconformant()))
      const several = page.locator('.several')
      expect(await several.count()).toBe(1)
      expect(await page.locator('.group').first().locator('.list > details').count()).toBe(3)
      expect(await several.innerText()).toContain('3 checks')
      await several.locator('summary').first().click()
      const cases = await several.locator('.result:visible .what code').allInnerTexts()
      expect(cases).toEqual(['one', 'three; fault late-answers', 'two; #half'])
      await several.locator('summary').first().click()
      expect(await several.locator('.result:visible').count()).toBe(0)
      await page.getByLabel('Search').fill('late-answers')
      expect(await page.locator('.result:visible').count()).toBe(1)
    })

    test('what follows from a failure is folded away beneath it, and found', async () => {
      const { page, complaints } = await open(led())
      const failed = page.locator('.group').first()
      expect(await failed.locator('h3').innerText()).toContain('3 requirements')
      const followers = page.locator('.followers')
      expect(await followers.innerText()).toContain(
        '2 more failed and 1 more warning because of it',
      )
      expect(await page.locator('.result:visible').count()).toBe(39)
      await followers.locator('summary').first().click()
      expect(await followers.locator('.what code:visible').allInnerTexts()).toEqual([
        'vfs.error.led',
        'vfs.exit.led',
        'vfs.init.led',
      ])
      await followers.locator('summary').first().click()
      await page.getByLabel('Search').fill('vfs.init.led')
      expect(await page.locator('.result:visible').count()).toBe(1)
      await page.goto(`${page.url()}#${await page.locator('.result:visible').getAttribute('id')}`)
      expect(complaints).toEqual([])
    })

    test('does not scroll sideways on the narrowest screen', async () => {
      for (const document of [hostile(), nonconformant()]) {
        const { page } = await open(document, { width: 320 })
        const width = await page.evaluate('document.documentElement.scrollWidth')
        expect(width).toBeLessThanOrEqual(320)
      }
    })

    test('keeps every text of a row within its column', async () => {
      const { page } = await open(withLongWords(led()))
      expect(await page.evaluate(overflowing('.what, .followers > summary > .ms'))).toBe(0)
    })

    test('the name of an event begins with what is seen of it', async () => {
      const { page } = await open(nonconformant())
      const event = page.locator('#r1 .event > button').first()
      expect(await event.getAttribute('aria-label')).toBeNull()
      expect(await event.textContent()).toMatch(/^0\.000 milliseconds, suite: start/)
    })

    test('texts that scroll are reached with the keyboard', async () => {
      const { page } = await open(withLongWords(nonconformant()))
      await page.evaluate(clickAll('.result:not([open]) summary'))
      await page.locator('.observed pre[tabindex="0"]').first().waitFor()
      expect(await page.locator('.expected pre[tabindex="0"]').count()).toBe(0)
    })

    test('JUnit of hostile texts is XML for a strict parser', async () => {
      const { page } = await open(partial())
      const script = `new DOMParser().parseFromString(${JSON.stringify(junit(hostile()))}, 'text/xml').documentElement.nodeName`
      expect(await page.evaluate(script)).toBe('testsuites')
    })
  },
)

/** The first failure in three cases. */
function repeated(document: Results): Results {
  const [first, ...others] = document.results.toSorted(
    (a, b) => Number(b.verdict === 'fail') - Number(a.verdict === 'fail'),
  )
  const cases = [
    { case: 'one' },
    { case: 'two', clause: 'half' },
    { case: 'three', fault: 'late-answers' },
  ].map((more) => ({ ...(first as Result), fault: undefined, ...more }) as Result)
  return { ...document, results: [...cases, ...others] }
}

/** The same results with a word that fits no column, and an observation that fits no box. */
function withLongWords(document: Results): Results {
  const requirementText = 'x'.repeat(200)
  const results = document.results.map((result) => ({ ...result, requirementText }))
  const [first, ...others] = results
  return {
    ...document,
    results: [{ ...(first as Result), observed: 'y '.repeat(4000) }, ...others],
  }
}

/** How many elements are narrower than what they show, or reach over what follows them. */
function overflowing(selector: string): string {
  return `[...document.querySelectorAll('${selector}')].filter((node) =>
    node.scrollWidth > node.clientWidth ||
    node.getBoundingClientRect().right > (node.nextElementSibling?.getBoundingClientRect().left ?? Infinity)).length`
}

async function open(results: Results, opening?: Opening) {
  if (browser === undefined) throw new Error('The browser was not started.')
  return browser.open(html(results), opening)
}

type Opened = Awaited<ReturnType<typeof open>>

function focused(page: Opened['page']): Promise<string | null> {
  return page.locator(':focus').textContent()
}

function clickAll(selector: string): string {
  return `for (const node of document.querySelectorAll('${selector}')) node.click()`
}

function style(element: string, name: string): string {
  return `getComputedStyle(${element}).${name}`
}
