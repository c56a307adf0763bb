import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

for (const width of [390, 1440])
  test(`a member opens a credit union rule, a Bank Secrecy Act rule, and a statute at ${width} px`, async ({
    page,
    request,
  }) => {
    await startSession(page, await createAccount(request))
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/resources/regulations')
    await expect(page.getByRole('heading', { name: 'National Credit Union Administration' })).toBeVisible()
    const jump = page.getByLabel('Citation or words').first()

    await jump.fill('12 CFR 748.1(c)')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/resources\/regulations\/748\/1#c$/)
    await expect(page.locator('#c')).toContainText('no later than 72 hours')
    await expect(page.getByText('Text as of January 24, 2025 · not checked since')).toBeVisible()
    await expectAccessible(page)

    await jump.fill('31 CFR 1020.320')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /1020\.320 Reports by banks/ })).toBeVisible()
    await expect(page).toHaveURL(/\/31-1020\/320$/)

    await jump.fill('12 U.S.C. 5318(h)')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The library does not hold 12 U.S.C. 5318(h).')).toBeVisible()
    await page.getByRole('link', { name: '31 U.S.C. 5318(h)' }).click()
    await expect(page).toHaveURL(/\/usc-31\/5318#h$/)
    await expect(page.locator('#h')).toContainText('Anti-Money Laundering Programs')

    await page.goto('/resources/regulations/701/23')
    await expect(page.getByText(/the place of "Sale\.", "Provided:" is not known/)).toBeVisible()
    await expect(
      page.getByRole('link', { name: 'Read the official text at ecfr.gov' }).first(),
    ).toHaveAttribute('href', 'https://www.ecfr.gov/current/title-12/section-701.23')
    await expectAccessible(page)
    await expectFits(page)

    await page.goto('/regulations/748')
    await expect(page.getByRole('heading', { name: 'Not held here' })).toBeVisible()
    await expectAccessible(page)
  })
