import { createAccount, institutionOf, openSession } from './account.ts'
import { expect, expectAccessible, startSession, test } from './journey.ts'

/** By the calendar of a new institution, which is a day behind UTC in the evening. */
const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
const dayFromNow = (days: number) => DAYS.format(Date.now() + days * 86_400_000)

test('a letter that was sent and a training are finished on the dashboard by keyboard, with Undo', async ({
  page,
  request,
}) => {
  const account = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const headers = { Authorization: `Bearer ${(await openSession(request, account)).access_token}` }
  const { userId } = await (await request.get('/api/me', { headers })).json()
  const add = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await add('/api/complaints', {
    ...{ title: 'Escrow shortage', kind: 'notice_of_error', channel: 'letter', receivedOn: dayFromNow(-3) },
    ownerId: userId,
  })
  await add('/api/trainings', { title: 'Fair lending', dueOn: dayFromNow(5), userIds: [userId] })
  await startSession(page, account)
  await page.goto('/dashboard')

  const sent = page.getByRole('button', { name: 'Sent Escrow shortage' })
  await sent.focus()
  await page.keyboard.press('Enter')
  const day = page.getByRole('textbox', { name: 'Acknowledged on' })
  await expect(day).toBeFocused()
  await expect(day).not.toHaveValue('')
  await expectAccessible(page, '[role=dialog]')
  await day.fill(dayFromNow(-9))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('before')
  await day.fill(dayFromNow(-1))
  await page.keyboard.press('Enter')
  await expect(sent).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sent).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Completed Fair lending' }).click()
  await page.getByRole('textbox', { name: 'Completed on' }).press('Enter')
  await expect(page.getByText(/^Completed on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Completed Fair lending' })).toHaveCount(0)
})

test('a policy is decided, signed, and reviewed on the dashboard, each with its text', async ({
  page,
  request,
}) => {
  const mara = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const otto = await createAccount(request, {
    ...{ role: 'manager', fullName: 'Otto Officer' },
    institutionId: await institutionOf(request, mara),
  })
  const headers = { Authorization: `Bearer ${(await openSession(request, otto)).access_token}` }
  const call = async (method: 'post' | 'put' | 'get', path: string, data?: object) => {
    const answer = await request[method](`/api/policies${path}`, { headers, ...(data && { data }) })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }
  const marasHeaders = { Authorization: `Bearer ${(await openSession(request, mara)).access_token}` }
  const { userId } = await (await request.get('/api/me', { headers: marasHeaders })).json()
  const { id, versions } = await call('post', '', {
    ...{ title: 'Gifts', body: '# Purpose\n\nNobody takes gifts of more than 50 dollars.' },
    ownerId: userId,
  })
  await call('post', `/${id}/versions/${versions[0].id}/review`, {
    ...{ rowVersion: versions[0].rowVersion, approverIds: [userId], effectiveOn: dayFromNow(0) },
  })
  await startSession(page, mara)
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog', { name: 'Gifts' })

  await page.getByRole('button', { name: 'Decide Gifts' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Nobody takes gifts')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Approve' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Approve version 1' })
  await expect(question).toContainText('You are the last to approve.')
  await expect(question).toContainText('Version 1 of “Gifts” goes into force at once.')
  await expectAccessible(page, '[role=dialog]')
  await question.getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText('Version 1 approved')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const policy = await call('get', `/${id}`)
  await call('put', `/${id}`, { ...policy, ownerId: userId, nextReviewOn: dayFromNow(5) })
  await call('post', `/${id}/attestations`, { userIds: [userId], dueOn: dayFromNow(3) })
  await page.reload()
  await page.getByRole('button', { name: 'Sign Gifts' }).press('Enter')
  await expect(dialog.getByText('Nobody takes gifts')).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign', exact: true }).press('Enter')
  await expect(page.getByText('You signed version 1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Gifts' })).toHaveCount(0)

  const review = page.getByRole('button', { name: 'Review Gifts' })
  await review.press('Enter')
  await expect(dialog.getByText('Nobody takes gifts')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByLabel('Next review by').fill(dayFromNow(-1))
  await dialog.getByRole('button', { name: 'Nothing to change' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Choose a later day')
  await dialog.getByLabel('Next review by').fill(dayFromNow(300))
  await dialog.getByLabel('What you looked at').fill('The gifts of the year')
  await dialog.getByRole('button', { name: 'Nothing to change' }).press('Enter')
  await expect(review).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(review).toBeVisible()
})
