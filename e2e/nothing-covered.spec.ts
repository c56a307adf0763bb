import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, openSession } from './account.ts'
import { expect, signIn, test } from './journey.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Runs in the page: links and buttons that lie under the element, each by its words. */
function coveredBy(selector: string): string[] {
  const over = document.querySelector(selector)!
  const area = over.getBoundingClientRect()
  return [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select, textarea), footer :is(a, button)',
    ),
  ]
    .filter((control) => !over.contains(control) && control.checkVisibility())
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top
    })
    .map((control) => control.innerText || control.outerHTML.slice(0, 120))
}

const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test('the chat button covers no control at the end of a page', async ({ page, request }) => {
  await signInNarrow(page, await createAccount(request))
  for (const path of ['/contact', '/blog', '/help', '/pricing', '/careers', '/features']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Need help? Chat with us!' })).toBeVisible()
    await toEnd(page)
    expect(await page.evaluate(coveredBy, '.group.fixed'), `covered on ${path}`).toEqual([])
  }
})

test('a minimized chat covers no control at the end of a screen', async ({ page, request }) => {
  await signInNarrow(page, await createAccount(request, { role: 'admin' }))
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Need help? Chat with us!' }).click()
  await page.getByRole('button', { name: 'Minimize chat' }).click()
  for (const path of ['/settings', '/reports', '/articles/new']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Restore chat' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(async () => {
      await toEnd(page)
      expect(await page.evaluate(coveredBy, '[aria-label="Compliance assistant"]'), path).toEqual([])
    }).toPass({ timeout: 10_000 })
  }
})

test('a toast leaves free what was changed and has the focus', async ({ page, request }) => {
  const account = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const headers = { Authorization: `Bearer ${(await openSession(request, account)).access_token}` }
  const titles = Array.from(
    { length: 30 },
    () => `Notices of error answered late in the servicing of escrow ${randomUUID().slice(0, 8)}`,
  )
  for (const title of titles) {
    const data = { title, source: 'audit', severity: 'high', foundOn: '2026-01-05' }
    expect((await request.post('/api/findings', { headers, data })).ok()).toBe(true)
  }
  await signInNarrow(page, account)
  await page.goto('/tasks/findings')
  for (const place of ['start', 'end'] as const) {
    const row = page.getByRole('row').nth(place === 'start' ? 15 : 18)
    const owner = row.getByRole('button', { description: /^Change owner/ })
    await owner.evaluate((button, at) => {
      // Right below the header, or at the lower edge.
      window.scrollBy(0, button.getBoundingClientRect().top - (at === 'start' ? 68 : window.innerHeight - 30))
    }, place)
    await owner.click()
    await page.getByRole('option', { name: 'Mara Manager (you)' }).click()
    await expect(owner).toBeFocused()
    const toast = page.getByRole('dialog').filter({ hasText: 'Owner: Mara Manager' }).first()
    await expect(toast).toBeVisible()
    await expect
      .poll(async () => overlap((await toast.boundingBox())!, (await owner.boundingBox())!))
      .toBe(false)
  }
})

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Below the sidebar's width, the form is left when the dashboard is there. */
async function signInNarrow(page: Page, person: { email: string; password: string }) {
  await page.setViewportSize({ width: 1280, height: 844 })
  await signIn(page, person)
  await page.setViewportSize({ width: 390, height: 844 })
}
