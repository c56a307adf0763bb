import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type Account, createAccount, institutionOf, openSession } from './account.ts'
import { expect, expectAccessible, startSession, test } from './journey.ts'

async function call(request: APIRequestContext, account: Account, path: string, data?: object, put = false) {
  const { access_token } = await openSession(request, account)
  const headers = { Authorization: `Bearer ${access_token}` }
  const answer = data
    ? await request[put ? 'put' : 'post'](path, { headers, data })
    : await request.get(path, { headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

const addFinding = (request: APIRequestContext, account: Account, title: string) =>
  call(request, account, '/api/findings', {
    title,
    description: 'Three letters went out late.',
    ...{ source: 'audit', severity: 'high', foundOn: '2026-01-05', responseDueOn: '2026-02-27' },
  })

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const ownerOf = (row: Locator) => row.getByRole('button', { description: /^Change owner/ })
const dueOf = (row: Locator) => row.getByRole('button', { description: /^Change response due/ })

test('owner and day of a finding are changed in the list by keyboard, with Undo and who was first', async ({
  page,
  request,
}) => {
  test.slow()
  const mara = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const institutionId = await institutionOf(request, mara)
  const otto = await createAccount(request, { role: 'manager', fullName: 'Otto Officer', institutionId })
  const title = `Late notices ${randomUUID().slice(0, 8)}`
  const { id } = await addFinding(request, mara, title)
  await call(request, mara, '/api/vendors', { title })
  await startSession(page, mara)
  await page.goto('/tasks/findings')
  const row = rowOf(page, title)
  const owner = ownerOf(row)
  await expect(owner).toHaveText('Nobody')

  await owner.focus()
  await page.keyboard.press('Enter')
  const name = page.getByRole('combobox', { name: 'Owner' })
  await expect(name).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.type('otto')
  await page.keyboard.press('Enter')
  await expect(owner).toHaveText('Otto Officer')
  await expect(owner, 'the keyboard goes on where it was').toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(owner).toHaveText('Nobody')

  await page.setViewportSize({ width: 320, height: 640 })
  await dueOf(row).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Response due' }).fill('2026-01-04')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('The response is due before the finding was made.')
  await page.getByRole('textbox', { name: 'Response due' }).fill('2026-03-31')
  await page.keyboard.press('Enter')
  await expect(dueOf(row)).toContainText('Mar 31')

  // Two people change the same field: the second is told who was first, and nothing is overwritten.
  await owner.click()
  await expect(name).toBeFocused()
  const { version, ...found } = await call(request, otto, `/api/findings/${id}`)
  const me = await call(request, otto, '/api/me')
  await call(request, otto, `/api/findings/${id}`, { ...found, version, ownerId: me.userId }, true)
  await page.keyboard.type('mara')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Otto Officer changed it meanwhile.')
  await page.keyboard.press('Escape')
  await expect(owner).toHaveText('Otto Officer')
  const after = await call(request, mara, `/api/findings/${id}`)
  expect(after.description, 'what the list does not show stays').toBe('Three letters went out late.')

  const ulla = await createAccount(request, { fullName: 'Ulla User', institutionId })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await startSession(page, ulla)
  await page.goto('/vendors')
  await expect(rowOf(page, title), 'a reader changes nothing').toContainText('Nobody')
  await expect(rowOf(page, title).getByRole('button')).toHaveCount(0)
  await expect(rowOf(page, title).getByRole('checkbox')).toHaveCount(0)
})

test('selected findings get an owner at once; what cannot be changed is named', async ({ page, request }) => {
  const mara = await createAccount(request, { role: 'manager', fullName: 'Mara Manager' })
  const titles = ['Late notices', 'Wrong fee, and a title that takes two lines on a phone, or more'].map(
    (title) => `${title} ${randomUUID().slice(0, 8)}`,
  )
  for (const title of titles) await addFinding(request, mara, title)
  await startSession(page, mara)
  await page.goto('/tasks/findings')
  for (const title of titles) await rowOf(page, title).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 records' })
  await dialog.getByLabel('Owner').selectOption('Mara Manager')
  await dialog.getByLabel('Response due').fill('2025-12-31')
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('due before the finding was made')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByLabel('Response due').fill('')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  for (const title of titles) await expect(ownerOf(rowOf(page, title))).toHaveText('Mara Manager')
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const title of titles) await expect(ownerOf(rowOf(page, title))).toHaveText('Nobody')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const title of titles)
    expect((await rowOf(page, title).boundingBox())!.height, 'a row on a phone').toBeLessThanOrEqual(96)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const title of titles) {
    const row = rowOf(page, title)
    const named = row.getByRole('cell').filter({ hasText: title })
    const [whole, lines] = [(await row.boundingBox())!, (await named.boundingBox())!]
    expect(lines.width / whole.width, 'a title beside its checkbox, with large text').toBeGreaterThan(0.75)
    await row.getByRole('checkbox').check()
  }
  await expect(page.getByText('2 selected')).toBeVisible()
})

test('the checkbox of a row is in its middle, and on a phone beside its first line', async ({
  page,
  request,
}) => {
  const mara = await createAccount(request, { role: 'manager' })
  const title = `Post the rates of every branch, on paper and on the site ${randomUUID()}`
  await call(request, mara, '/api/tasks', { title, topic: 'trid', dueOn: '2026-12-24' })
  await startSession(page, mara)
  const offset = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/tasks?whose=all')
    return rowOf(page, title).evaluate((row) => {
      const middle = ({ top, height }: DOMRect) => top + height / 2
      const words = document.createRange()
      words.selectNodeContents(row.querySelector('a')!)
      const box = middle(row.querySelector('input[type=checkbox]')!.getBoundingClientRect())
      return {
        ofRow: Math.abs(box - middle(row.getBoundingClientRect())),
        ofLine: Math.abs(box - middle(words.getClientRects()[0]!)),
      }
    })
  }
  expect((await offset(1440)).ofRow).toBeLessThanOrEqual(1)
  expect((await offset(390)).ofLine).toBeLessThanOrEqual(1)
})
