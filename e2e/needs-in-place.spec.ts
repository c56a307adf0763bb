import { createAccount, openSession } from './account.ts'
import { expect, expectAccessible, signIn, test } from './journey.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

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
  await signIn(page, account)
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
