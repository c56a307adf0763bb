import { createAccount } from './account.ts'
import { expect, expectAccessible, startSession, test } from './journey.ts'

test('a dropped file is evidence at once, and its words are changed in place', async ({ page, request }) => {
  await startSession(page, await createAccount(request, { role: 'manager', fullName: 'Eve Evidence' }))
  await page.goto('/tasks?new=1')
  const form = page.getByRole('dialog', { name: 'New task' })
  await form.getByLabel('Title').fill('Collect the minutes')
  await form.getByRole('button', { name: 'Create task' }).click()
  await expect(page).toHaveURL(/task=/)
  const panel = page.getByRole('complementary').or(page.getByRole('main'))
  await page
    .getByLabel('Files of evidence')
    .setInputFiles({ name: 'Minutes of May.txt', mimeType: 'text/plain', buffer: Buffer.from('We met.') })
  const change = panel.getByRole('button', { name: 'Change Minutes of May.txt' }).first()
  await expect(change).toBeVisible()
  await expect(page.getByText(/Valid on .*, added the same day by Eve Evidence/)).toBeVisible()

  await change.click()
  const group = page.getByRole('group', { name: 'Change Minutes of May.txt' })
  await expect(group.getByLabel('Title')).toBeFocused()
  await group.getByLabel('Valid on').fill('2026-05-04')
  await group.getByLabel('Title').fill('Board minutes')
  await expectAccessible(page)
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/evidence.png` })
  await group.getByLabel('Title').press('Enter')
  await expect(group).toBeHidden()
  await expect(page.getByText(/^Valid on May 4, 2026/)).toBeVisible()
  await page.getByRole('button', { name: 'Change Board minutes' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Change Board minutes' })).toBeVisible()
  await expect(page).toHaveURL(/task=/)
})
