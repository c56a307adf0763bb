import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { ADMINISTRATOR } from './cast.ts'

export { expect }

/** A refusal that a journey provokes, or a connection that it cuts, is logged by the browser, too. */
const EXPECTED =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/

/** What a journey on a server without its data meets on purpose. */
const UNAVAILABLE = /^Failed to load resource: the server responded with a status of 503/

/** A choice of cookies, made before: the banner would stand over what other journeys press. */
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
  /** Off in journeys about the banner itself. */
  cookiesChosen: boolean
  /** On in journeys that take the server's data away. */
  mayBeUnavailable: boolean
}

/** A page on which an error in the console, or one that nobody caught, fails the journey. */
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
 * No violation that axe can find, in the light and in the dark theme. While a popup is open, the
 * kit hides the rest of the page from screen readers: then only what is within it is looked at.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page }).include(within).analyze()
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`,
    )
    expect(found, `accessibility in the ${colorScheme} theme`).toEqual([])
  }
}

/** From the smallest phone to a wide desk, the tablets between them too, where a sidebar takes half of the room. */
const WIDTHS = [320, 390, 600, 768, 834, 1024, 1180, 1440, 1920]

/** Nothing has to be scrolled sideways, however wide the window. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** Where the focus was lost, the document's body has it. */
export async function expectFocusInPage(page: Page): Promise<void> {
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
}

/** Signs in through the form and arrives. */
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
