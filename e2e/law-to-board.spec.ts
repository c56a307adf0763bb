import { randomUUID } from 'node:crypto'
import { todayIn } from '../server/src/platform/days/today.ts'
import { createAccount, institutionOf, openSession } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test, writeMarkdown } from './journey.ts'

const FILLED_WITHIN_MS = 240_000
test.describe.configure({ timeout: FILLED_WITHIN_MS + 120_000 })

test('a change of law is assessed, the policy follows, the board approves it, and a second person signs off', async ({
  page,
  request,
  browser,
}) => {
  const planner = await createAccount(request, { role: 'manager', fullName: 'Pia Planner' })
  const institutionId = await institutionOf(request, planner)
  const second = await createAccount(request, { role: 'manager', fullName: 'Sol Second', institutionId })
  const { access_token } = await openSession(request, planner)
  const post = async (path: string, data: object) => {
    const headers = { Authorization: `Bearer ${access_token}` }
    const answer = await request.post(path, { headers, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const title = `HMDA data ${randomUUID().slice(0, 8)}`
  const policy = await post('/api/policies', { title, folder: 'Lending', body: '# Coverage\n\nWe report.' })

  await startSession(page, planner)
  const update = page.getByRole('link', { name: /HMDA asset-size/ }).first()
  await expect(async () => {
    await page.goto('/updates?kind=threshold')
    await expect(update).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: FILLED_WITHIN_MS })
  await update.click()
  await expect(page.getByText('Note of the editors', { exact: false }).first()).toBeVisible()
  await page.getByLabel('Impact', { exact: true }).selectOption('low')
  await page.getByLabel('Reason for the impact').fill('Only a figure changes.')
  await page.getByLabel('What will be done').fill('Name the new limit in the policy.')
  await page.getByRole('button', { name: 'Save assessment' }).click()
  await expect(page.getByText('Planned by Pia Planner')).toBeVisible()
  const address = page.url()

  await page.goto(`/policies/${policy.id}/edit/${policy.versions[0].id}`)
  await writeMarkdown(page, 'Text', '# Coverage\n\nWe report.\n\nImplements: 12 CFR 1003.2(g)')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('complementary', { name: 'Law of Coverage' })).toContainText('12 CFR 1003.2(g)')
  await page.getByRole('button', { name: 'Send for review' }).click()
  const review = page.getByRole('dialog', { name: /for review/ })
  await review.getByLabel('Approval by the board or a committee').selectOption('board')
  await review.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Decides at a meeting')).toBeVisible()
  await expectAccessible(page)

  const subject = { kind: 'policy', id: policy.id }
  const today = todayIn('America/New_York')
  const meeting = await post('/api/meetings', {
    ...{ title: 'Board of today', status: 'held', heldOn: today },
    agenda: [{ id: randomUUID(), title: 'HMDA policy', kind: 'approval', decision: 'approved', subject }],
  })
  await page.reload()
  await page.getByRole('button', { name: 'Record the approval' }).click()
  await expect(page.getByText('Another manager records the approval')).toBeVisible()
  const signing = await (await browser.newContext()).newPage()
  await startSession(signing, second)
  await signing.goto(`/policies/${policy.id}`)
  await signing.getByRole('button', { name: 'Record the approval' }).click()
  await expect(signing.getByText('File the signed minutes with the meeting first')).toBeVisible()
  const minutes = Buffer.from('The board approves the policy.')
  const { id: fileId } = await post('/api/files', { name: 'minutes.txt', byteSize: minutes.length })
  const sent = await request.post(`/api/files/${fileId}/chunks/0`, {
    headers: { Authorization: `Bearer ${access_token}` },
    multipart: { bytes: { name: 'chunk', mimeType: 'application/octet-stream', buffer: minutes } },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await post(`/api/files/${fileId}/finish`, {})
  await post('/api/evidence', {
    ...{ kind: 'meeting', id: meeting.id, title: 'Signed minutes', type: 'board_minutes', validOn: today },
    fileId,
  })
  await signing.reload()
  await signing.getByRole('button', { name: 'Record the approval' }).click()
  await expect(signing.getByText('Minutes: Signed minutes')).toBeVisible()
  await expectFits(signing)

  await page.goto(address)
  await page.getByRole('button', { name: 'Link a record' }).click()
  await page.getByLabel('Find the record that shows it').fill(title)
  await page.getByRole('button', { name: title }).click()
  await expect(page.getByText('Evidence is there')).toBeVisible()
  await expectAccessible(page)
  await signing.goto(address)
  await signing.getByRole('button', { name: 'Sign off as manager' }).click()
  await expect(signing.getByText('Signed off by Sol Second')).toBeVisible()
})
