import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

test('the assistant quotes, computes, declines, and keeps what was asked', async ({ page }) => {
  await startSession(page)

  await page.goto('/settings/assistant')
  const model = page.getByRole('switch', { name: 'Let the model arrange quotes' })
  await expect(page.getByText('are sent to 127.0.0.1:9')).toBeVisible()
  await model.click()
  await expect(page.getByText(/^Changed by /)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/assistant')
  await expect(page.getByText('Your institution uses a model at 127.0.0.1:9')).toBeVisible()
  const question = page.getByRole('textbox', { name: 'Your question', exact: true })
  const ask = async (text: string) => {
    await question.fill(text)
    await question.press('Enter')
    const answer = page.getByRole('article', { name: text }).last()
    await expect(answer).toBeVisible()
    await expect(question).toBeFocused()
    return answer
  }

  // The texts are filled in while the server already answers.
  await expect(async () => {
    const quoted = await ask('12 CFR 1026.19(e)(1)(v)')
    await expect(quoted.getByText('the seven-business-day waiting period').first()).toBeVisible({
      timeout: 1_000,
    })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('status').filter({ hasText: /^Answered with/ })).toBeAttached()

  const computed = await ask('Application on Nov 23, 2026, when can we close?')
  await expect(computed.getByText('To go on I need to know:')).toBeInViewport()
  await expect(computed.getByText('Nov 27, 2026').first()).toBeVisible()

  const declined = await ask('What is the usury limit in Texas?')
  await expect(declined.getByRole('list', { name: 'Places to look' }).getByRole('link')).toHaveCount(5)
  await declined.getByRole('button', { name: 'This did not help' }).click()
  await declined.getByLabel('What was missing or wrong?').fill('We lend in Texas')
  await declined.getByLabel('What was missing or wrong?').press('Enter')
  await expect(declined.getByLabel('What was missing or wrong?')).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.reload()
  await expect(declined).toBeVisible()
  await page.getByRole('link', { name: '12 CFR 1026.19(e)(1)(v)', exact: true }).last().click()
  await expect(page).toHaveURL(/\/resources\/regulations\/1026\/19#e-1-v$/)
  const paragraph = page.locator('[id="e-1-v"]')
  await expect(paragraph).toContainText('bona fide personal financial emergency')
  await expect(paragraph).toBeInViewport()
  await expect(paragraph).toHaveClass(/bg-brass/)

  // The search of the header opens a cited paragraph, and knows what the field calls things.
  const search = page.getByRole('combobox', { name: 'Search compliance topics' })
  await search.fill('1026.19(e)(1)(iii)(A)')
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.press('Enter')
  await expect(page).toHaveURL(/\/resources\/regulations\/1026\/19#e-1-iii-A$/)
  await search.fill('le timing')
  await expect(page.getByRole('option', { name: /Loan Estimate/i }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/assistant/log?only=without_answer')
  await page.getByText('What is the usury limit in Texas?').first().click()
  await expect(page.getByText('Reason: We lend in Texas')).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto('/settings/assistant')
  await model.click()
  await expect(model).not.toBeChecked()
  await page.goto('/assistant')
  await expect(page.getByText('Nothing you ask leaves this installation.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete 12 CFR 1026.19(e)(1)(v)' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
