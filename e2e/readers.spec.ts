import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  type Account,
  codeMailedTo,
  createAccount,
  institutionOf,
  openSession,
  readerLinkMailedTo,
} from './account.ts'
import { expect, expectAccessible, expectFits, startSession, tabTo, test } from './journey.ts'

/** A policy in force, approved by a second manager. */
async function policyInForce(request: APIRequestContext, writer: Account, title: string): Promise<string> {
  const institutionId = await institutionOf(request, writer)
  const approver = await createAccount(request, { role: 'manager', fullName: 'Sam Second', institutionId })
  const call = async (who: Account, path: string, data: object) => {
    const { access_token } = await openSession(request, who)
    const headers = { Authorization: `Bearer ${access_token}` }
    const answer = await request.post(`/api${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const body = '# Loans to everyone\n\nNobody is treated worse.'
  const { id, versions } = await call(writer, '/policies', { title, body })
  const of = `/policies/${id}/versions/${versions[0].id}`
  const zone = { timeZone: 'America/New_York', year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const sent = await call(writer, `${of}/review`, {
    rowVersion: versions[0].rowVersion,
    approverIds: [await userIdOf(request, approver)],
    effectiveOn: new Intl.DateTimeFormat('en-CA', zone).format(),
  })
  await call(approver, `${of}/decision`, { rowVersion: sent.versions[0].rowVersion, isApproved: true })
  return id
}

async function userIdOf(request: APIRequestContext, account: Account): Promise<string> {
  const { access_token } = await openSession(request, account)
  const me = await request.get('/api/me', { headers: { Authorization: `Bearer ${access_token}` } })
  return (await me.json()).userId
}

test('a manager adds readers and asks them to sign; one reads, answers, and signs by keyboard on a phone', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const email = `tess-${randomUUID()}@branch.example`
  const writer = await createAccount(request, { role: 'manager', fullName: 'Wren Writer' })
  const title = `Fair lending ${randomUUID().slice(0, 8)}`
  const id = await policyInForce(request, writer, title)
  await startSession(page, writer)
  await page.goto('/policies')
  await page.getByRole('link', { name: 'Readers' }).click()
  await expect(page.getByRole('heading', { name: 'No readers' })).toBeVisible()
  await page.getByRole('button', { name: 'Add readers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add readers' })
  const list = dialog.getByLabel('Names and addresses')
  await list.fill(`Tess Teller, ${email}, Main Street\nOtto, otto@branch`)
  await dialog.getByRole('button', { name: 'Add readers' }).click()
  await expect(dialog.getByText('“otto@branch” is not an email address.')).toBeVisible()
  await list.fill(`Tess Teller, ${email}, Main Street\nOtto Other, otto-${email}`)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Add readers' }).click()
  await expect(page.getByText('2 readers were added.')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)

  await page.goto(`/policies/${id}`)
  await page.getByRole('button', { name: 'Ask people to sign' }).click()
  const ask = page.getByRole('dialog', { name: /sign version 1/ })
  await ask.getByLabel('Sign by').fill('2099-01-30')
  await ask.getByRole('button', { name: 'Choose all 2 readers' }).click()
  await ask.getByText('Quiz: none').click()
  await ask.getByRole('button', { name: 'Add a question' }).click()
  await ask.getByLabel('Question', { exact: true }).fill('Who is treated worse?')
  await ask.getByLabel('Choice 1 of question 1', { exact: true }).fill('Nobody')
  await ask.getByLabel('Choice 2 of question 1', { exact: true }).fill('Somebody')
  await expectAccessible(page, '[role=dialog]')
  await ask.getByRole('button', { name: 'Ask to sign' }).click()
  await expect(page.getByText('0 of 2')).toBeVisible()

  const theirs = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await theirs.addInitScript(() =>
    localStorage.setItem(
      'plumbline-consent',
      '{"version":1,"date":"2026-01-01T00:00:00.000Z","necessary":true,"functional":false,"analytics":false,"marketing":false}',
    ),
  )
  const { keyboard } = theirs
  const press = async (name: string) => {
    await tabTo(theirs, theirs.getByRole('button', { name, exact: true }).first())
    await keyboard.press('Enter')
  }
  await theirs.goto(await readerLinkMailedTo(email))
  await expect(theirs.getByText('You need no account and no password.')).toBeVisible()
  await expectAccessible(theirs)
  await press('Send me the code')
  await theirs.getByLabel('Code from the email').pressSequentially(await codeMailedTo(email))
  await keyboard.press('Enter')
  await expect(theirs.getByRole('heading', { level: 1, name: 'To read' })).toBeFocused()
  await expectAccessible(theirs)
  await press(`Open ${title}`)
  await expect(theirs.getByText('Nobody is treated worse.')).toBeVisible()
  await tabTo(theirs, theirs.getByRole('radio', { name: 'Nobody' }))
  await keyboard.press('Space')
  await theirs.reload()
  await expect(theirs.getByRole('radio', { name: 'Nobody' }), 'a reload loses nothing').toBeChecked()
  await expectAccessible(theirs)
  await expectFits(theirs)
  await press('Sign')
  await expect(theirs.getByText(/You signed on/)).toBeVisible()
  await press('Back to the list')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Nothing to read' })).toBeFocused()

  await page.reload()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await expect(page.getByText('Tess Teller · reader')).toBeVisible()
})
