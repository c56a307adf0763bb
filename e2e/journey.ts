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

/** Only what is broken is described, which takes a quarter less time. No page has frames. */
const LEAN = { resultTypes: ['violations' as const], preload: false, iframes: false }
/** Instead of axe's own 600 KB, which the page has read for the light theme. */
const ALREADY_THERE = { axeSource: 'undefined' }
const DEPENDS_ON_COLORS = ['color-contrast', 'link-in-text-block']

/**
 * Runs axe in the light theme, and what depends on colors in the dark one, too. While a popup is open, the rest of
 * the page is hidden from screen readers: pass the popup as `within`.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // A screen that is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // In the page itself; otherwise axe collects its results in a second tab, which takes as long again. The mode
    // leaves out frames of other origins only, and no page has any.
    const axe = new AxeBuilder({ page, ...(colorScheme === 'dark' && ALREADY_THERE) })
      .setLegacyMode()
      .options(LEAN)
      .include(within)
    if (colorScheme === 'dark') axe.withRules(DEPENDS_ON_COLORS)
    const { violations } = await axe.analyze()
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

/** Where a screen scrolls sideways: at any of these widths, or with text of twice the size. */
export async function overflowsOf(page: Page, widths = [320, 390, 768, 1024, 1440, 1920]): Promise<string[]> {
  const sizes = [
    ...widths.map((width) => ({ width, text: '' })),
    ...[390, 768, 1280].map((width) => ({ width, text: '200%' })),
  ]
  const found: string[] = []
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 900 })
    const widest = await page.evaluate(widestElement, text)
    if (widest) found.push(`${width} px${text && ` and text of ${text}`}: ${widest}`)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/** Runs in the page: what reaches beyond the right edge, if the document scrolls sideways. */
function widestElement(textSize: string): string | undefined {
  document.documentElement.style.fontSize = textSize
  const overflow = document.documentElement.scrollWidth - window.innerWidth
  if (overflow <= 0) return undefined
  const scrolls = (element: Element): boolean =>
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null && scrolls(element.parentElement)))
  const beyond = [...document.querySelectorAll('body *')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .filter(({ element, right }) => right > window.innerWidth + 0.5 && !scrolls(element))
    .sort((a, b) => b.right - a.right)[0]
  return `${overflow} px too wide, ${beyond?.element.outerHTML.slice(0, 200)}`
}

/** A lost focus falls back to the body. */
export async function expectFocusInPage(page: Page): Promise<void> {
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
}

/** Signs in through the form, and waits for the application. */
export async function signInByForm(page: Page, person: Person = ADMINISTRATOR): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectApplication(page)
}

/** Begins a session and opens the dashboard. */
export async function signIn(page: Page, person: Person = ADMINISTRATOR): Promise<void> {
  await startSession(page, person)
  await page.goto('/dashboard')
  await expectApplication(page)
}

/**
 * Begins a session as the form does, and leaves out the form and the dashboard: a journey opens the screen that it is
 * about. Journeys about signing in use the form.
 */
export async function startSession(page: Page, person: Person = ADMINISTRATOR): Promise<void> {
  // Any page of the site that loads no scripts.
  await page.goto('/robots.txt')
  const refused = await page.evaluate(signInFromPage, person)
  expect(refused).toBeUndefined()
}

interface Person {
  email: string
  password: string
}

/** Runs in the page, so that the session is of this browser. Leaves there what the form does. */
async function signInFromPage({ email, password }: Person): Promise<string | undefined> {
  const answer = await fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) return answer.text()
  const session = await answer.json()
  localStorage.setItem(
    `plumbline.${location.host}.session`,
    JSON.stringify({ ...session, expires_at: Math.round(Date.now() / 1000) + session.expires_in }),
  )
  // biome-ignore lint/suspicious/noDocumentCookie: as the page does
  document.cookie = 'plumbline-signed-in=1; Path=/; SameSite=Lax; Max-Age=31536000'
  return undefined
}

const expectApplication = (page: Page) =>
  expect(page.getByRole('navigation', { name: 'Application' })).toBeVisible()

/** The text as it is stored, which is one click away from the formatted view. */
export async function markdownBox(scope: Page | Locator, name: string): Promise<Locator> {
  await scope.getByRole('button', { name: 'Markdown', exact: true }).click()
  return scope.getByRole('textbox', { name, exact: true })
}

export async function writeMarkdown(scope: Page | Locator, name: string, text: string): Promise<void> {
  await (await markdownBox(scope, name)).fill(text)
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
