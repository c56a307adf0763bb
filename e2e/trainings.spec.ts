import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createAccount, institutionOf } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a manager assigns a training, and the person completes it', async ({ page, request, browser }) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const name = `Uma ${randomUUID().slice(0, 8)}`
  const institutionId = await institutionOf(request, manager)
  const user = await createAccount(request, { role: 'user', fullName: name, institutionId })
  const title = `Flood notices ${randomUUID().slice(0, 8)}`
  await startSession(page, manager)
  await page.goto('/tasks/trainings')
  await page.getByRole('button', { name: 'New training' }).click()
  const form = page.getByRole('dialog', { name: 'New training' })
  await form.getByRole('button', { name: 'Assign training' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter a title.')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Due date', { exact: true }).fill(day(20))
  await form.getByRole('checkbox', { name: new RegExp(name) }).check()
  await expectAccessible(page, '[role=dialog]')
  await form.getByRole('button', { name: 'Assign training' }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expect(page.getByText('0 of 1 completed')).toBeVisible()
  await expectAccessible(page)

  // Their computer is where it is another day; the days of their work are those of the institution.
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const elsewhere = ['Pacific/Kiritimati', 'Etc/GMT+12'].find(
    (zone) => dayIn(zone) !== dayIn('America/New_York'),
  )
  const theirs = await (await browser.newContext({ timezoneId: elsewhere })).newPage()
  await startSession(theirs, user)
  await theirs.goto('/tasks/trainings')
  await theirs.getByRole('link', { name: title }).click()
  await theirs.getByRole('button', { name: 'I completed it' }).click()
  await theirs.getByRole('dialog').getByLabel('Note').fill('Online course')
  await theirs.getByRole('dialog').getByRole('button', { name: 'Record completion' }).click()
  await expect(theirs.getByText('You completed it')).toBeVisible()
  await expectAccessible(theirs)
  await expectFits(theirs)

  await page.reload()
  await expect(page.getByText('1 of 1 completed')).toBeVisible()
  await expect(page.getByText('Online course')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Completions (CSV)' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^trainings-.*\.csv$/)
  await expectFits(page)
})

test('a run of the monitoring plan fails and becomes a finding', async ({ page, request }) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const title = `Rate locks ${randomUUID().slice(0, 8)}`
  await startSession(page, manager)
  await page.goto('/tasks/monitoring')
  await page.getByRole('button', { name: 'New test' }).click()
  const form = page.getByRole('dialog', { name: /New test in the plan/ })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('How often').selectOption('Every month')
  await form.getByLabel('First run in').selectOption('January')
  await form.getByRole('switch', { name: /Requires evidence/ }).click()
  await expectAccessible(page, '[role=dialog]')
  await form.getByRole('button', { name: 'Add test' }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expect(page.getByRole('rowheader', { name: new RegExp(title) })).toBeVisible()
  await expectAccessible(page)

  await page
    .getByRole('button', { name: /^Record the run/ })
    .first()
    .click()
  const result = page.getByRole('dialog', { name: /Result of the run/ })
  await result.getByLabel('Result').selectOption('Failed')
  await result.getByLabel('What was found').fill('Two of twenty files')
  await result.getByLabel('Title of the finding').fill(`${title} unconfirmed`)
  await result.getByRole('button', { name: 'Record and make a finding' }).click()
  await page.getByRole('link', { name: 'Finding', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 2, name: new RegExp(`${title} unconfirmed`) }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  await page.goBack()
  await expectFits(page)
})

test('a template is read under Resources and becomes a draft', async ({ page, request }) => {
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  await startSession(page, manager)
  await page.goto('/resources')
  await page.getByRole('link', { name: 'Policy templates' }).click()
  // What only a bank may do is not offered to a credit union.
  const templates = readdirSync('content/policy-templates').filter((name) => {
    const [, kinds] = /^for: (.+)$/m.exec(readFileSync(`content/policy-templates/${name}`, 'utf8')) ?? []
    return !kinds || kinds.includes('credit_union')
  })
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(templates.length)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'HMDA data' }).click()
  await expect(page.getByText('Harbor Credit Union collects, records, and reports')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Use this template' }).click()
  await expect(page).toHaveURL(/\/policies\/[0-9a-f-]{36}/)
  await expect(page.getByText('Type: Credit union')).toBeVisible()
})

test('a sample is planned, drawn from a seed, and judged', async ({ page, request }) => {
  await startSession(page, await createAccount(request))
  await page.goto('/tasks/monitoring')
  await page.getByRole('link', { name: 'Plan and draw a sample' }).click()
  await page.getByLabel('Items in the population').fill('640')
  await expect(page.getByText(/^Test \d+ items, and accept at most 0 errors\.$/)).toBeVisible()
  await page.getByLabel('Seed').fill('third quarter')
  await expect(page.getByRole('button', { name: 'Sample (CSV)' })).toBeVisible()
  await page.getByLabel('Errors found in the sample').fill('0')
  await expect(page.getByText(/the sample supports relying on the control\.$/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.reload()
  await expect(page.getByLabel('Seed')).toHaveValue('third quarter')
  await page.getByLabel('Tolerable error rate (percent)').fill('none')
  await expect(page.getByText('Enter a percentage above 0 and below 100, such as 5.')).toBeVisible()
})
