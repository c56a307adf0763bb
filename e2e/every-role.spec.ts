import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, linkMailedTo, openSession } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import {
  addressesFor,
  expectSettled,
  followRequests,
  openWithin,
  SITE_PATHS,
  sampleInstitution,
} from './every-route.ts'
import { expect, overflowsOf, startSession, test } from './journey.ts'

/** What a screen says where something went wrong; the audit log tells of sign-ins that failed. Nothing of it is an answer to a role that may not do something. */
const FAULT =
  /did not answer as expected|could not be (loaded|checked)|Failed to (?!sign in\b)|Try again|Something went wrong/

interface Walk {
  addresses: string[]
  /** Each screen at every width, and with text of twice the size. */
  isMeasured?: boolean
  /** Screens that the role cannot open, which say who can. */
  closed?: { addresses: readonly string[]; answer: RegExp }
}

async function expectNoFaults(page: Page, { addresses, isMeasured = false, closed }: Walk): Promise<void> {
  const requests = followRequests(page)
  const faults: string[] = []
  for (const address of addresses) {
    await openWithin(page, requests, address)
    const text = await page.locator('body').innerText()
    const fault = FAULT.exec(text)?.[0]
    if (fault) faults.push(`${address} says “${fault}”`)
    if (!(await page.title()).includes('Plumbline')) faults.push(`${address} has no title`)
    if (closed?.addresses.includes(address) && !closed.answer.test(text))
      faults.push(`${address} does not say who can open it`)
    if (isMeasured) faults.push(...(await overflowsOf(page)).map((overflow) => `${address} at ${overflow}`))
    faults.push(...requests.failed.splice(0).map((failure) => `${address}: ${failure}`))
  }
  expect(faults).toEqual([])
}

/** Of users; with the screens of one record each. */
const MANAGERS_SCREENS = [
  '/welcome',
  '/dashboard/days',
  '/policies/coverage',
  '/articles/own/new',
  '/assistant/log',
  '/users/review',
  '/admin',
  '/admin/audit',
  ...['topics', 'security', 'mails', 'support', 'keys', 'webhooks', 'assistant', 'data', 'audit'].map(
    (screen) => `/settings/${screen}`,
  ),
]

test('a manager opens every screen without a fault, at every width and text size', async ({
  page,
  request,
}) => {
  test.slow()
  const { manager, examples } = await sampleInstitution(request)
  await startSession(page, manager)
  await page.goto('/dashboard')
  await expectNoFaults(page, { addresses: addressesFor(examples, 'named'), isMeasured: true })
})

test('a user opens every screen, and is told who can do what they cannot', async ({ page, request }) => {
  test.slow()
  const { institutionId, examples } = await sampleInstitution(request)
  await startSession(page, await createAccount(request, { fullName: 'Ulla User', institutionId }))
  await page.goto('/dashboard')
  await expectNoFaults(page, {
    addresses: addressesFor(examples, 'colleague'),
    closed: { addresses: MANAGERS_SCREENS, answer: /Ask .*Mara Manager/ },
  })
})

test('a director opens every address and finds the board reports', async ({ page, request }) => {
  test.slow()
  const { manager, examples } = await sampleInstitution(request)
  const { access_token } = await openSession(request, manager)
  const email = `director-${randomUUID()}@plumbline.example`
  const invited = await request.post('/api/team', {
    headers: { Authorization: `Bearer ${access_token}` },
    data: { email, fullName: 'Dora Director', role: 'user', seat: 'director' },
  })
  expect(invited.ok(), await invited.text()).toBe(true)
  await page.goto(await linkMailedTo(email))
  await page.getByLabel('New Password', { exact: true }).fill('Director-Horse!7')
  await page.getByLabel('Confirm Password').fill('Director-Horse!7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Board Reports' })).toBeVisible()
  await expectNoFaults(page, { addresses: addressesFor(examples, 'colleague') })
})

test('an administrator of another institution opens every screen and every public page', async ({
  page,
  request,
}) => {
  test.slow()
  const { examples } = await sampleInstitution(request)
  // The portal counts what was not opened yet.
  const sent = await request.post('/api/contact-messages', {
    data: {
      ...{ idempotencyKey: randomUUID(), shownSeconds: 30, firstName: 'Grace', lastName: 'Reyes' },
      ...{ email: `writer-${randomUUID()}@example.com`, phone: '', company: 'Harbor Credit Union' },
      ...{ inquiryType: 'sales', subject: 'A question', message: 'When can we start?' },
    },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await startSession(page, ADMINISTRATOR)
  await page.goto('/dashboard')
  const addresses = addressesFor(examples, 'operator')
  const isOwn = (address: string) => /^\/admin|^\/articles\//.test(address)
  await expectNoFaults(page, { addresses: addresses.filter((address) => !isOwn(address)) })
  await expectNoFaults(page, { addresses: addresses.filter(isOwn), isMeasured: true })
  const requests = followRequests(page)
  const overflows: string[] = []
  for (const path of SITE_PATHS) {
    await page.goto(path)
    await expectSettled(page, requests)
    overflows.push(...(await overflowsOf(page)).map((overflow) => `${path} at ${overflow}`))
  }
  expect([...requests.failed, ...overflows]).toEqual([])
})
