import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { ADMINISTRATOR } from './administrator.ts'

export { expect }

/** The browser also logs refused requests and cut connections that a test provokes. */
const EXPECTED =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/

/** Expected while a test takes the database away. */
const UNAVAILABLE = /^Failed to load resource: the server responded with a status of 503/

/** A stored cookie choice, because the banner would cover what other tests click. */
const CHOICE = JSON.stringify({
  version: 1,
  date: '2026-01-01T00:00:00.000Z',
  necessary: true,
  functional: false,
  analytics: false,
  marketing: false,
})

interface Journey {
  page: Page
  /** Off in tests of the banner. */
  cookiesChosen: boolean
  /** On in tests that take the database away. */
  mayBeUnavailable: boolean
}

/** A page on which a console error or an uncaught error fails the test. */
export const test = base.extend<Journey>({
  cookiesChosen: [true, { option: true }],
  mayBeUnavailable: [false, { option: true }],
  page: async ({ page, cookiesChosen, mayBeUnavailable }, use) => {
    if (cookiesChosen) {
      await page.context().addInitScript((choice) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('plumbline-consent', choice)
      }, CHOICE)
    }
    const problems: string[] = []
    page.on('console', (message) => {
      const text = message.text()
      if (message.type() !== 'error' || EXPECTED.test(text)) return
      if (!(mayBeUnavailable && UNAVAILABLE.test(text))) problems.push(text)
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(page)
    expect(problems, 'errors in the browser').toEqual([])
  },
})

/**
 * Runs axe in the light and the dark theme. While a popup is open, the rest of the page is hidden from screen
 * readers: pass the popup as `within`.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // A screen that is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // In the page itself; otherwise axe collects its results in a second tab, which takes as long again. The mode
    // leaves out frames of other origins only, and no page has any.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(within).analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`,
    )
    expect(found, `accessibility in the ${colorScheme} theme`).toEqual([])
  }
}

/** From the smallest phone to a wide screen, including tablets, where the sidebar takes half of the width. */
const WIDTHS = [320, 390, 600, 768, 834, 1024, 1180, 1440, 1920]

/** Nothing scrolls horizontally at any width. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** A lost focus falls back to the body. */
export async function expectFocusInPage(page: Page): Promise<void> {
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
}

/** Signs in through the form and waits for the application. */
export async function signIn(
  page: Page,
  person: { email: string; password: string } = ADMINISTRATOR,
): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()
}

/** Presses the Tab key, or another, until the focus is there; not at all where it is already. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 250; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reaches ${target}.`)
}
