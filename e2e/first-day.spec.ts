import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, institutionOf, linkMailedTo } from './account.ts'
import { expect, expectAccessible, expectFits, signIn, startSession, test } from './journey.ts'

interface Person {
  fullName: string
  email: string
}

const PASSWORD = 'First-Horse!7'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click()

/** Asks for a trial on the public site. */
async function askForTrial(page: Page, { fullName, email }: Person): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  await page.goto('/questionnaire')
  await expect(next).toBeEnabled()
  await page.getByLabel('Credit Union').check()
  await page.getByLabel('$100 million to $500 million').check()
  await next.click()
  await page.getByLabel('TRID').check()
  await page.getByLabel('11-50 employees').check()
  await next.click()
  await page.getByLabel('Save time on compliance work').check()
  await next.click()
  await page.getByLabel('Full Name').fill(fullName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company Name').fill(`Harbor ${randomUUID().slice(0, 8)}`)
  await page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByRole('alert')).toContainText('Thank you!')
}

/** As the operator, from the list of requests. */
async function acceptTrial(operator: Page, { fullName, email }: Person): Promise<void> {
  await startSession(operator)
  await operator.goto(`/admin/requests?search=${encodeURIComponent(fullName)}`)
  await operator.getByText(fullName, { exact: true }).click()
  await operator.getByRole('button', { name: 'Accept and invite' }).click()
  await expect(
    operator.getByText(`${fullName} has a 14-day trial; the invitation went to ${email}`),
  ).toBeVisible()
}

async function choosePassword(page: Page, email: string): Promise<void> {
  await page.goto(await linkMailedTo(email))
  await page.getByLabel('New Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save Password' }).click()
  await expect(page.getByRole('navigation', { name: 'Application', exact: true })).toBeVisible()
}

/** Presses of the mouse and what the keyboard sets off, since the page was opened first. */
async function countClicks(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('countClick', () => count++)
  await page.addInitScript(() =>
    document.addEventListener(
      'click',
      (event) => event.isTrusted && Reflect.get(window, 'countClick')(),
      true,
    ),
  )
  return () => count
}

test('from the request of a trial to a policy in force, a task done, a test saved, and a report', async ({
  page,
  browser,
}) => {
  test.slow()
  const manager = { fullName: `Maria ${randomUUID()}`, email: `maria-${randomUUID()}@plumbline.example` }
  const operator = await (await browser.newContext()).newPage()
  await askForTrial(page, manager)
  await acceptTrial(operator, manager)
  await operator.context().close()

  const clicks = await countClicks(page)
  await choosePassword(page, manager.email)
  await expect(heading(page, 'Next: Institution and regulator')).toBeVisible()
  await expect(page.getByText('Nothing needs you today')).toHaveCount(0)
  await page.getByRole('link', { name: 'Begin', exact: true }).click()

  // A credit union is examined by the NCUA unless somebody says otherwise.
  await expect(page.getByLabel('Regulator', { exact: true })).toHaveValue('ncua')
  await expectAccessible(page)
  await save(page)

  await expect(heading(page, 'Size and counts')).toBeFocused()
  const lastYear = String(new Date().getFullYear() - 1)
  const assets = page.getByRole('group', { name: 'Total assets on December 31', exact: true })
  await assets.getByLabel(lastYear).fill('431 million')
  await save(page)
  await expect(page.getByText('Some values are not valid. Nothing was saved.')).toBeVisible()
  await expect(assets.getByLabel(lastYear)).toBeFocused()
  await expect(assets.getByText('Enter dollars without signs')).toBeVisible()
  await assets.getByLabel(lastYear).fill('$431,200,000')
  await save(page)

  await expect(heading(page, 'Products')).toBeVisible()
  const applies = page.getByRole('group').filter({ hasText: /^Apply/ })
  await expect(applies).not.toContainText('Truth in Lending')
  await page.getByLabel('Closed-end mortgages').check()
  await expect(applies).toContainText('Regulation Z, Truth in Lending')
  await expectAccessible(page)
  await expectFits(page)
  await save(page)

  await expect(heading(page, 'States and offices')).toBeVisible()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  const colleague = `ada-${randomUUID()}@plumbline.example`
  await page.getByLabel('Email addresses').fill(`Ada Moore <${colleague}>, nobody, ${manager.email}`)
  await page.getByLabel('Role').selectOption('manager')
  await page.getByRole('button', { name: 'Send 3 invitations' }).click()
  await expect(page.getByText(`${colleague}: The invitation was sent.`)).toBeVisible()
  await expect(page.getByText('nobody: This is not an email address.')).toBeVisible()
  await expect(page.getByText(`${manager.email}: This address cannot be invited.`)).toBeVisible()
  await expect(page.getByLabel('Email addresses')).toHaveValue(`nobody\n${manager.email}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Skip for now' }).click()

  await page.getByRole('checkbox', { name: /^Complaint management/ }).check()
  await page.getByRole('button', { name: 'Start 1 draft' }).click()
  await expect(page.getByText('Complaint management: the draft is ready.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()

  await page.getByRole('checkbox', { name: /^Quarterly access review/ }).check()
  await expect(page.getByLabel('Quarterly access review: repeat')).toHaveValue('quarterly')
  await page.getByRole('button', { name: /^Create \d+ tasks$/ }).click()
  await expect(
    page.getByText(/^Quarterly access review: 4 tasks created; each repeats every quarter\.$/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()

  await expect(heading(page, 'What applies to you')).toBeVisible()
  await expect(page.getByText('Regulation Z, Truth in Lending')).toBeVisible()
  expect(clicks(), 'clicks from the mail to what applies').toBeLessThan(25)
  await expect(page.getByRole('link', { name: 'Sign the review' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Finish set-up' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Set up your institution')).toHaveCount(0)

  await page.goto('/policies')
  await page.getByRole('link', { name: /Complaint management/ }).click()
  await page.getByRole('button', { name: 'Send for review' }).click()
  const review = page.getByRole('dialog', { name: /for review/ })
  await review.getByLabel('First approver').selectOption({ label: 'Ada Moore' })
  await review.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Asked to decide')).toBeVisible()
  const ada = await (await browser.newContext()).newPage()
  await choosePassword(ada, colleague)
  await ada.goto(page.url())
  await ada.getByRole('button', { name: 'Approve', exact: true }).click()
  await ada.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(ada.getByText(/Approved on/)).toBeVisible()
  await ada.context().close()
  await page.reload()
  await expect(page.getByText(/In force since/)).toBeVisible()

  await page.goto('/tasks')
  await page.getByRole('link', { name: 'Sign the review' }).click()
  await page.getByRole('button', { name: 'New task' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill('Read the new policy')
  await form.getByRole('button', { name: 'Create task' }).click()
  await page.getByRole('button', { name: /^Status: Open/ }).click()
  await page.getByRole('menuitem', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /^Status: Done/ })).toBeVisible()

  await page.goto('/loan-tests/trid-clock?closingDisclosureSent=2026-01-14&consummation=2026-01-21')
  await page.getByLabel('Closing Disclosure sent', { exact: true }).fill('1/14/2026')
  await page.getByLabel('Planned closing', { exact: true }).fill('1/21/2026')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Save result' }).click()
  const saving = page.getByRole('dialog', { name: 'Save result' })
  await saving.getByLabel('Name').fill('Our first closing')
  await saving.getByRole('button', { name: 'Save result' }).click()
  await expect(page.getByRole('link', { name: 'Our first closing' })).toBeVisible()

  await page.goto('/reports')
  await page.getByRole('button', { name: 'Generate Report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Report' }).click()
  const ready = page.getByRole('button', { name: /^Download / }).first()
  await expect(ready).toBeVisible({ timeout: 60_000 })
  const downloading = page.waitForEvent('download')
  await ready.click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a user is told who sets the institution up, and no request fails', async ({ page, request }) => {
  const manager = await createAccount(request, { role: 'manager', fullName: 'Maria Reyes' })
  const institutionId = await institutionOf(request, manager)
  const user = await createAccount(request, { institutionId })
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  await signIn(page, user)
  await expect(page.getByText(/^Maria Reyes can enter what decides/)).toBeVisible()
  await page.goto('/welcome')
  await expect(page.getByText('Ask Maria Reyes.')).toBeVisible()
  await expectAccessible(page)
  expect(refused).toEqual([])
})

test('a manager looks around in the sample institution and comes back', async ({ page, request }) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Maria Manager' })
  await startSession(page, manager)
  await page.goto('/welcome')
  await page.getByRole('button', { name: 'Look around in a sample institution first' }).click()
  const notice = page.getByRole('complementary', { name: 'Sample institution' })
  await expect(notice).toContainText('You can read everything; nothing is changed.', { timeout: 60_000 })
  await page.goto('/policies')
  await expect(page.getByRole('link', { name: /Fair lending/i }).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/tasks')
  await page.getByRole('button', { name: 'New task' }).click()
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Mine')
  await page.getByRole('dialog').getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByText('You are looking around in the sample institution.').first()).toBeVisible()
  await page.goto('/dashboard')
  await notice.getByRole('button', { name: /^Back to / }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByText('Set up your institution:')).toBeVisible()
})
