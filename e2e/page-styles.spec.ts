import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const PAGES = [
  ...['/', '/features', '/pricing', '/integrations', '/about', '/careers', '/contact', '/questionnaire'],
  ...['/demo', '/dashboard-demo', '/help', '/privacy', '/blog', '/press', '/login', '/contact?sent'],
  '/blog/thresholds-that-changed-for-2026',
]

test('every page has all styles that it uses inlined', async ({ page }) => {
  // Blocks hydration, which would load all styles.
  await page.route('**/islands-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of PAGES) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const byItself = await shownAtEveryWidth(page)
    const sheets = await page.locator('style[data-used]').getAttribute('data-sheet')
    for (const url of sheets!.split(' ')) await page.addStyleTag({ url })
    expect(await shownAtEveryWidth(page), `${path} with all styles`).toEqual(byItself)
  }
})

async function shownAtEveryWidth(page: Page): Promise<Record<number, string[]>> {
  const shown: Record<number, string[]> = {}
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    shown[width] = await shownStyles(page)
  }
  return shown
}

/** A checksum of the computed style of every element, and of its pseudo-elements where they are drawn. */
function shownStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const look = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && ['none', 'normal'].includes(style.content)) return ''
      let text = ''
      // Custom properties show in the properties that use them.
      for (const name of style) if (!name.startsWith('--')) text += `${name}:${style.getPropertyValue(name)};`
      return text
    }
    const sum = (text: string) => {
      let hash = 0
      for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
      return hash
    }
    return [...document.querySelectorAll('body, body *')].map(
      (element) =>
        `${element.tagName} ${element.getAttribute('class')} ${sum(['', '::before', '::after'].map((pseudo) => look(element, pseudo)).join())}`,
    )
  })
}
