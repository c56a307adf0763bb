import { expect, expectFits, startSession, test } from './journey.ts'
import { seedText } from './seed-text.ts'

test.beforeEach(({ page }) => startSession(page))

test('very long words fit every width everywhere', async ({ page, request }) => {
  test.slow()
  const word = 'W'.repeat(60)
  const table = `| Rule | What it says |\n|---|---|\n| ${word} | Between ${word} and words. |`
  const texts = [`## ${word}`, word, `- ${word}`, `\`${word}\``, `    ${word} ${word}`, table]
  const planted = await seedText(request, word, texts.join('\n\n'))
  for (const screen of planted.screens) {
    await page.goto(screen)
    await expect(page.getByRole(screen.endsWith('/edit') ? 'textbox' : 'heading').first()).toBeVisible()
    await expectFits(page)
  }
  for (const [kind, choice] of [
    ['trials', 'Save time on compliance work'],
    ['messages', 'Sales'],
    ['applications', 'Job board'],
  ] as const) {
    await page.goto(`/admin/requests?kind=${kind}&search=${planted.email}`)
    await page.locator('summary').click()
    // The choice has the same label as in the form.
    await expect(page.getByText(choice, { exact: true })).toBeVisible()
    await expectFits(page)
  }
  for (const list of ['/admin?search=', '/blog?status=draft&search=', '/press?search=']) {
    await page.goto(list + (list.startsWith('/admin') ? planted.email : word))
    await expect(page.getByText(word).first()).toBeVisible()
    await expectFits(page)
  }
  await page.goto('/articles?drafts')
  await expect(page.getByText(word).first()).toBeVisible()
  await expectFits(page)
  await planted.remove()
})

test('the assistant has its place in the header, and its floating button can be hidden', async ({ page }) => {
  const assistant = page.getByRole('button', { name: 'Need help? Chat with us!' })
  await page.goto('/articles/new')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Need help? Chat with us!' }),
    ).toBeVisible()
  }
  await page.goto('/pricing')
  await expect(assistant).toBeVisible()
  await page.getByRole('button', { name: 'Hide the chat button' }).click()
  await expect(assistant).toHaveCount(0)
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(assistant).toHaveCount(0)
  await page.goto('/dashboard')
  await assistant.click()
  await expect(page.getByRole('dialog', { name: 'Compliance assistant' })).toBeVisible()
})

test('on a phone, several filters fold into one button that counts those set', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin?role=manager')
  const role = page.getByRole('combobox', { name: 'Role' })
  await expect(role).toBeHidden()
  await page.getByRole('button', { name: 'Filters (1)' }).click()
  await expect(role).toHaveValue('manager')
})
