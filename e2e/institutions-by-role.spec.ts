import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, createAccount, institutionOf, linkMailedTo, openSession } from './account.ts'
import { ADMINISTRATOR } from './administrator.ts'
import { expect, expectAccessible, startSession, tabTo, test } from './journey.ts'

const OF_ALL = ['Profile', 'Notifications', 'Calendar', 'Institution', 'What applies to us']
const MEMBERS_TABS = [...OF_ALL, 'Connected assistants']
const MANAGERS_TABS = [
  ...OF_ALL,
  ...['Topics', 'Security', 'Emails', 'Support access', 'Connected assistants'],
  ...['API keys', 'Webhooks', 'Directory', 'Assistant'],
  ...['Data', 'Audit log'],
]

/** Somebody of an institution of their own, with a colleague who manages it. */
async function colleagueOf(request: APIRequestContext, role: 'user' | 'manager'): Promise<Account> {
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  if (role === 'manager') return manager
  const institutionId = await institutionOf(request, manager)
  return createAccount(request, { role, fullName: 'Ulla User', institutionId })
}

/** Both themes, on a phone and on a desktop. */
async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `sideways scrolling at ${width} px on ${page.url()}`).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
}

async function expectTabs(page: Page, tabs: string[]): Promise<void> {
  await page.goto('/settings')
  const navigation = page.getByRole('navigation', { name: 'Settings' })
  await expect(navigation.getByRole('link', { name: tabs.at(-1)! })).toBeVisible()
  expect(await navigation.getByRole('link').allTextContents()).toEqual(tabs)
}

test('a user reads the team and settings, and changes their own name', async ({ page, request }) => {
  test.slow()
  await startSession(page, await colleagueOf(request, 'user'))
  await page.goto('/users')
  const row = page.getByRole('row', { name: /Mara Manager/ })
  await expect(row).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /actions for/i })).toHaveCount(0)
  await expectGoodAtBothWidths(page)
  await expectTabs(page, MEMBERS_TABS)
  for (const path of ['', '/institution', '/applies', '/notifications', '/calendar']) {
    await page.goto(`/settings${path}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expectGoodAtBothWidths(page)
  }
  await page.goto('/settings')
  await tabTo(page, page.getByLabel('Full Name'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Ulla Changed')
  await page.keyboard.press('Enter')
  await page.goto('/users')
  await expect(page.getByRole('row', { name: /Ulla Changed/ })).toBeVisible()
})

test('a manager invites by keyboard and reads every tab of the settings', async ({ page, request }) => {
  test.slow()
  const manager = await colleagueOf(request, 'manager')
  const email = `invited-${randomUUID()}@plumbline.example`
  await startSession(page, manager)
  await page.goto('/users')
  await tabTo(page, page.getByRole('button', { name: 'Invite' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Email'))
  await page.keyboard.type(email)
  await tabTo(page, dialog.getByLabel('Full Name'))
  await page.keyboard.type('Ida Invited')
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Ida Invited/ })).toBeVisible()
  await expectGoodAtBothWidths(page)
  await page.goto('/users/review')
  await expectGoodAtBothWidths(page)
  await expectTabs(page, MANAGERS_TABS)
  const tabs = ['security', 'keys', 'webhooks', 'mails', 'assistant', 'support', 'data', 'audit']
  for (const tab of tabs) {
    await page.goto(`/settings/${tab}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expectGoodAtBothWidths(page)
  }
  await page.goto('/settings/security')
  await expect(page.getByText('None is connected.')).toBeVisible()
  await tabTo(page, page.getByLabel('Sign out after no use for'))
  await page.keyboard.press('Home')
  await tabTo(page, page.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Security settings saved')).toBeVisible()
})

test('a manager lets a user work on HMDA by keyboard, and takes it away', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const institutionId = await institutionOf(request, manager)
  const desk = await (await browser.newContext()).newPage()
  await startSession(desk, await createAccount(request, { fullName: 'Ulla User', institutionId }))
  const sentence = desk.getByText('Your manager can let you work on HMDA under User Management.')
  const kept = desk.getByRole('region', { name: /Stored registers|Remembered decisions/ })
  await desk.goto('/hmda')
  await expect(sentence).toBeVisible()
  await expect(kept).toHaveCount(0)
  await expectGoodAtBothWidths(desk)

  await startSession(page, manager)
  await page.goto('/users')
  const row = page.getByRole('row', { name: /Ulla User/ })
  const mark = row.getByText('HMDA', { exact: true })
  const choose = async (item: string) => {
    await tabTo(page, row.getByRole('button', { name: 'Actions for Ulla User' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible()
    await expectAccessible(page, '[role=menu]')
    await page.getByRole('menuitem', { name: item }).press('Enter')
  }
  await expect(mark).toHaveCount(0)
  await choose('Let work on HMDA')
  await expect(page.getByText('Ulla User works on HMDA now')).toBeVisible()
  await expect(mark).toBeVisible()
  await expectGoodAtBothWidths(page)
  await page.goto('/users/review')
  await expect(page.getByRole('row', { name: /Ulla User/ })).toContainText('works on HMDA')
  await expectGoodAtBothWidths(page)
  await desk.reload()
  await expect(kept).toHaveCount(2)
  await expect(sentence).toHaveCount(0)
  const file = 'web/public/samples/hmda-harborlight-2025.txt'
  await desk.getByLabel('HMDA file', { exact: true }).setInputFiles(file)
  const finding = desk
    .getByRole('region', { name: 'Findings', exact: true })
    .getByRole('button', { name: /^Q617/ })
  await finding.click()
  await expect(desk.getByRole('heading', { name: 'CLTV below LTV' })).toBeVisible()
  await desk.keyboard.press('v')
  await desk.keyboard.type('Relied on as reported.')
  await desk.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(finding).toContainText('1 kept')
  await expect(desk.getByText(/1 so far/)).toBeVisible()

  await page.goto('/users')
  await choose('Take HMDA away')
  await expect(page.getByText('Ulla User no longer works on HMDA')).toBeVisible()
  await expect(mark).toHaveCount(0)
  // The file and its changes stay in the browser; what the institution remembers of it does not.
  await desk.reload()
  await expect(sentence).toBeVisible()
  await expect(finding).toBeVisible()
  await expect(desk.getByText('Comparing rows…')).toBeHidden()
  await expect(finding).not.toContainText('kept')
  await desk.context().close()
})

test('a director comes in by the invitation and reads reports alone', async ({ page, request }) => {
  test.slow()
  const manager = await createAccount(request, { role: 'manager' })
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
  await expect(page.getByText('No board reports yet')).toBeVisible()
  for (const path of ['/users', '/settings', '/account/security']) {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expectGoodAtBothWidths(page)
  }
  const { access_token: own } = await openSession(request, { email, password: 'Director-Horse!7' })
  for (const path of ['/api/team', '/api/tasks?whose=all', '/api/settings/audit'])
    expect((await request.get(path, { headers: { Authorization: `Bearer ${own}` } })).status(), path).toBe(
      403,
    )
})

test('an administrator manages institutions and their own team', async ({ page }) => {
  test.slow()
  const name = `Keyboard Bank ${randomUUID().slice(0, 8)}`
  await startSession(page, ADMINISTRATOR)
  await page.goto('/admin/institutions')
  await tabTo(page, page.getByRole('button', { name: 'Add Institution' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel('Name'))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${name} was added`)).toBeVisible()
  await expectGoodAtBothWidths(page)
  await tabTo(page, page.getByRole('button', { name: `Actions for ${name}` }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Sign-in provider' }).press('Enter')
  await expect(dialog.getByText('/auth/v1/sso/saml/metadata')).toBeVisible()
  await expect(dialog.getByText('SAML is off in this installation.')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.goto('/users')
  await expectGoodAtBothWidths(page)
  await expectTabs(page, MANAGERS_TABS)
})

test('a company name is chosen from those that exist, or made new by a choice of its own', async ({
  page,
}) => {
  const name = `Twin Bank ${randomUUID().slice(0, 8)}`
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('combobox', { name: 'Company Name' })
  const add = async (fullName: string, choose: () => Promise<void>) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Add User' }).click()
    await dialog.getByLabel('Email').fill(`${randomUUID()}@plumbline.example`)
    await dialog.getByLabel('Full Name').fill(fullName)
    await tabTo(page, field)
    await page.keyboard.type(name)
    await choose()
    await dialog.getByRole('button', { name: 'Generate a password' }).click()
    await dialog.getByRole('button', { name: 'Add User' }).click()
    await expect(page.getByText('User created successfully')).toBeVisible()
  }
  await startSession(page, ADMINISTRATOR)
  await add('Una First', async () => {
    await expect(page.getByRole('option', { name: `Create a new institution “${name}”` })).toBeVisible()
    await expectAccessible(page, '[role=listbox]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('A new institution with this name.')).toBeVisible()
  })
  await add('Una Second', async () => {
    const known = page.getByRole('option', { name: new RegExp(`^${name}.*1 person`) })
    await expect(known).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Joins this institution.')).toBeVisible()
    await expect(dialog.getByLabel('Company Type')).toBeDisabled()
  })
  await page.goto(`/admin/institutions?search=${encodeURIComponent(name)}`)
  const rows = page.getByRole('table', { name: 'Institutions' }).getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('2 of')

  // The name of an institution that exists, typed and not chosen, puts nobody there.
  await add('Una Third', async () => {
    await expect(dialog.getByText('An institution of this name exists.')).toBeVisible()
  })
  await page.goto(`/admin/institutions?search=${encodeURIComponent(name)}`)
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: '1 of' })).toHaveCount(1)
})

test('two institutions in two browsers never see each other’s anything', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const word = `Zebrafish${randomUUID().replaceAll('-', '')}`
  const theirs = await createAccount(request, { role: 'manager', fullName: `Theo ${word}` })
  const ours = await createAccount(request, { role: 'manager', fullName: 'Olga Ours' })
  const { access_token } = await openSession(request, theirs)
  const headers = { Authorization: `Bearer ${access_token}` }
  const { userId } = await (await request.get('/api/me', { headers })).json()
  const write = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await write('/api/tasks', { title: `Task ${word}`, ownerId: userId })
  await write('/api/institution-articles', {
    title: `Article ${word}`,
    category: 'trid',
    summary: word,
    body: word,
    isPublished: true,
  })
  await write('/api/reports', {
    kind: 'board-report',
    format: 'pdf',
    periodStart: '2026-01-01',
    periodEnd: '2026-01-31',
  })
  await write('/api/team', {
    email: `${word.toLowerCase()}@plumbline.example`,
    fullName: `Ines ${word}`,
    role: 'user',
  })

  const other = await (await browser.newContext()).newPage()
  await startSession(other, theirs)
  await startSession(page, ours)
  const sees = async (where: Page, path: string) => {
    await where.goto(path)
    await expect(where.locator('h1').first()).toBeVisible()
    await expect(where.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(where.getByText('Loading', { exact: false })).toHaveCount(0)
    return (await where.locator('body').innerText()).includes(word)
  }
  for (const path of ['/tasks', `/articles?search=${word}`, '/users', '/settings/audit']) {
    await other.goto(path)
    await expect(other.getByText(word).first(), `the owner sees it at ${path}`).toBeVisible()
  }
  const screens = ['/dashboard', '/tasks', `/articles?search=${word}`, '/notifications', '/reports']
  for (const path of [...screens, '/users', '/settings', '/settings/audit', '/settings/mails'])
    expect(await sees(page, path), path).toBe(false)
  await page.goto('/reports')
  await expect(page.getByRole('table')).toHaveCount(0)

  // The search of the header: the owner finds it, the other one nothing.
  const find = async (where: Page) => {
    await where.goto('/dashboard')
    const field = where.getByRole('combobox', { name: /Search/ })
    await field.click()
    const [answer] = await Promise.all([
      where.waitForResponse((response) => response.url().includes('/api/search?')),
      field.pressSequentially(word),
    ])
    return (await answer.text()).includes('Task Zebrafish')
  }
  expect(await find(other)).toBe(true)
  expect(await find(page)).toBe(false)

  // Exports: the word is in one and not in the other.
  const exported = async (where: Page) => {
    await where.goto('/settings/audit')
    const [download] = await Promise.all([
      where.waitForEvent('download'),
      where.getByRole('button', { name: /CSV|Export/ }).click(),
    ])
    return readFileSync(await download.path(), 'utf8').includes(word)
  }
  expect(await exported(other)).toBe(true)
  expect(await exported(page)).toBe(false)
  await other.context().close()
})
