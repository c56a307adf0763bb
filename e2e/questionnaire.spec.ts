import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const start = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Start Free Trial' })

async function fillInThreeSteps(page: Page) {
  await page.goto('/questionnaire')
  await expect(next(page)).toBeEnabled()
  await page.getByLabel('Credit Union').check()
  await page.getByLabel('$100 million to $500 million').check()
  await next(page).click()
  await page.getByLabel('TRID').check()
  await page.getByLabel('Flood Insurance').check()
  await page.getByLabel('11-50 employees').check()
  await next(page).click()
  await page.getByLabel('Current compliance tools').fill('Spreadsheets 👩‍⚖️')
  await page.getByLabel('Save time on compliance work').check()
  await next(page).click()
  await expect(page.getByText('Step 4 of 4')).toBeVisible()
}

async function fillInPerson(page: Page) {
  await page.getByLabel('Full Name').fill('Ada Example')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Company Name').fill('Example Credit Union')
}

test('sends the request after four steps and a reload', async ({ page }) => {
  await fillInThreeSteps(page)
  await fillInPerson(page)
  await page.reload()
  await expect(page.getByText('Step 4 of 4')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example')
  for (let step = 3; step >= 1; step--) {
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByText(`Step ${step} of 4`)).toBeVisible()
  }
  await expect(page.getByLabel('Credit Union')).toBeChecked()
  for (let step = 2; step <= 4; step++) await next(page).click()

  const sent = page.waitForRequest('**/api/trial-requests')
  await start(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    institutionType: 'credit_union',
    assetsSize: '100m_500m',
    regulatoryConcerns: ['trid', 'flood_insurance'],
    numberOfEmployees: '11_50',
    currentComplianceTools: 'Spreadsheets 👩‍⚖️',
    primaryGoal: 'save_time',
    jobTitle: '',
  })
  await expect(page.getByRole('alert')).toContainText('Thank you!')
  await expectAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('plumbline-trial-request'))).toBeNull()
})

test('each step requires its fields', async ({ page }) => {
  await page.goto('/questionnaire')
  await next(page).click()
  await expect(page.getByText('Please choose your institution type.')).toBeVisible()
  await expect(page.getByText('Please choose your asset size.')).toBeVisible()
  await expect(page.getByLabel('Credit Union')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Mortgage Company').check()
  await page.getByLabel('Over $5 billion').check()
  await next(page).click()
  await next(page).click()
  await expect(page.getByText('Please choose at least one concern.')).toBeVisible()
  await expect(page.getByText('Please choose the number of employees.')).toBeVisible()
  await page.getByLabel('HMDA').check()
  await page.getByLabel('Over 500 employees').check()
  await next(page).click()
  await next(page).click()
  await expect(page.getByText('Please choose your primary goal.')).toBeVisible()
  await page.getByLabel('Improve reporting').check()
  await next(page).click()
  await start(page).click()
  await expect(page.getByText('Please enter your full name.')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()
})

test('reports a failed send and keeps the input, also across a reload', async ({ page }) => {
  await fillInThreeSteps(page)
  await fillInPerson(page)
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/trial-requests')) keys.push(request.postDataJSON().idempotencyKey)
  })
  await page.route('**/api/trial-requests', (route) => route.abort('internetdisconnected'))
  await start(page).click()
  await expect(page.getByRole('alert')).toContainText('Your request could not be sent.')
  await page.unroute('**/api/trial-requests')
  await page.reload()
  await expect(page.getByLabel('Company Name')).toHaveValue('Example Credit Union')
  await start(page).dblclick()
  await expect(page.getByRole('alert')).toContainText('Thank you!')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test.describe('storage', () => {
  test('invalid stored data is ignored', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('plumbline-trial-request', '{"step":9,"answers":7}'))
    await page.goto('/questionnaire')
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await expect(next(page)).toBeEnabled()
  })

  test('full storage is ignored', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await fillInThreeSteps(page)
    await fillInPerson(page)
    await start(page).click()
    await expect(page.getByRole('alert')).toContainText('Thank you!')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all four steps as one form', async ({ page }) => {
    await page.goto('/questionnaire')
    await page.getByLabel('Community Bank').check()
    await page.getByLabel('Under $100 million').check()
    await page.getByLabel('HMDA').check()
    await page.getByLabel('1-10 employees', { exact: true }).check()
    await fillInPerson(page)
    await start(page).click()
    await expect(page.getByText('Everything you entered is still there.')).toBeVisible()
    await expect(page.getByText('Please choose your primary goal.')).toBeVisible()
    await expect(page.getByLabel('Community Bank')).toBeChecked()
    await expect(page.getByLabel('HMDA')).toBeChecked()
    await expect(page.getByLabel('Full Name')).not.toHaveValue('')
    await page.getByLabel('Reduce compliance risk').check()
    // A form sent within three seconds looks automated and is sent again.
    await expect(async () => {
      if (page.url().endsWith('?sent')) return
      await start(page).click()
      await expect(page).toHaveURL('/questionnaire?sent', { timeout: 1_000 })
    }).toPass()
    await expect(page.getByText('Thank you!')).toBeVisible()
  })
})
