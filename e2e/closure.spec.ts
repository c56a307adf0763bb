import type { APIRequestContext } from '@playwright/test'
import { type Account, createAccount, institutionOf, openSession } from './account.ts'
import { expect, expectAccessible, startSession, test } from './journey.ts'

const apiOf = async (request: APIRequestContext, account: Account) => {
  const { access_token } = await openSession(request, account)
  const headers = { Authorization: `Bearer ${access_token}` }
  return async (path: string, data?: object, method: 'post' | 'put' = 'post') => {
    const answer = data
      ? await request[method](`/api${path}`, { headers, data })
      : await request.get(`/api${path}`, { headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
}

test('closing a finding is offered once nothing is missing that the server would refuse it for', async ({
  page,
  request,
}) => {
  const mara = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const institutionId = await institutionOf(request, mara)
  await createAccount(request, { role: 'manager', institutionId })
  const api = await apiOf(request, mara)
  const { id, version } = await api('/findings', {
    ...{ title: 'Letters went out late', source: 'audit', severity: 'high', foundOn: '2026-01-05' },
  })
  await api(`/findings/${id}/begin`, { version })
  const task = await api('/tasks', { title: 'Write the letters', origin: { kind: 'finding', id } })
  await startSession(page, mara)
  await page.goto(`/tasks/findings?finding=${id}`)
  const ask = page.getByRole('button', { name: 'Ask for closure' })
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await expect(ask).toHaveAccessibleDescription('Closing needs evidence. Attach it below first.')
  await expectAccessible(page)
  await ask.click({ force: true })
  await expect(page.getByRole('alert')).toHaveCount(0)

  await api('/evidence', {
    ...{ kind: 'finding', id, title: 'Letters', validOn: '2026-02-02' },
    target: { kind: 'task', id: task.id },
  })
  await page.reload()
  await expect(ask).toHaveAccessibleDescription('These corrective tasks are not done: Write the letters.')
  await api(`/tasks/${task.id}/status`, { version: task.version, status: 'done' }, 'put')
  await page.reload()
  await expect(ask).not.toHaveAttribute('aria-disabled')
  await ask.click()
  await expect(page.getByText('Mara Manager asked for a second manager to close this.')).toBeVisible()
})

test('an undated complaint is open work of its owner, and says by whom it was reopened', async ({
  page,
  request,
}) => {
  const mara = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const institutionId = await institutionOf(request, mara)
  const otto = await createAccount(request, { role: 'manager', fullName: 'Otto Other', institutionId })
  const api = await apiOf(request, mara)
  const { userId } = await api('/me')
  const made = await api('/complaints', {
    ...{ title: 'Rude at the window', kind: 'other', channel: 'branch', receivedOn: '2026-01-09' },
    ownerId: userId,
  })
  await startSession(page, mara)
  await page.goto('/dashboard')
  const need = page.getByRole('listitem').filter({ hasText: 'Rude at the window' }).first()
  await expect(need).toContainText('Open complaint')
  await need.getByRole('link', { name: /Rude at the window/ }).click()
  const panel = page.getByRole('complementary', { name: /Rude at the window/ })
  const ask = panel.getByRole('button', { name: 'Ask for closure' })
  await expect(ask).toHaveAccessibleDescription('Enter the day it was answered before closing.')

  await panel.getByRole('button', { name: 'Edit complaint' }).click()
  await page.getByRole('dialog').getByLabel('Answered on').fill('2026-01-12')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(ask).toHaveAccessibleDescription('Closing needs evidence. Attach it below first.')
  const task = await api('/tasks', { title: 'Talk to the branch' })
  await api('/evidence', {
    ...{ kind: 'complaint', id: made.id, title: 'Talk', validOn: '2026-01-12' },
    target: { kind: 'task', id: task.id },
  })
  await page.reload()
  await ask.click()
  await expect(panel.getByText('asked for a second manager to close this.')).toBeVisible()

  const theirs = await apiOf(request, otto)
  const asked = await theirs(`/complaints/${made.id}`)
  const closed = await theirs(`/complaints/${made.id}/closure`, { version: asked.version })
  await theirs(`/complaints/${made.id}/reopening`, { version: closed.version, reason: 'She wrote again.' })
  await page.reload()
  await expect(panel.getByText(/^Reopened on .+ by Otto Other$/)).toBeVisible()
  await expectAccessible(page)
})
