import { createAccount } from './account.ts'
import { expect, expectAccessible, expectFits, startSession, tabTo, test } from './journey.ts'

/** One filled address for each form, and a sentence of the answer, worked by hand. */
const FORMS: readonly { title: string; path: string; answer: RegExp }[] = [
  {
    title: 'Business days',
    path: 'business-days?definition=specific&from=2026-07-02&days=3',
    answer: /Tuesday, July 7, 2026/,
  },
  {
    title: 'Adverse action',
    path: 'adverse-action?kind=complete_application&date=2026-01-06',
    answer: /Notify by Thursday, February 5, 2026/,
  },
  {
    title: 'Servicing dates',
    path: 'servicing?kind=delinquency&unpaidSince=2026-01-01',
    answer: /Live contact, Friday, February 6, 2026/,
  },
  {
    title: 'Rate spread',
    path: 'rate-spread?actionTaken=1&amortization=fixed&apr=7.5&rateSetDate=2026-03-18&termMonths=360',
    answer: /The rate spread is 1\.380/,
  },
]

test('the question of the home page leads to its form, and each example answers, by keyboard', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request))
  await page.goto('/loan-tests')
  await expectFits(page)
  await tabTo(page, page.getByRole('link', { name: 'Did we stay within tolerance?' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Fee ledger', level: 1 })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'start from an example' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The ledger' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  // What-if: the first run stays, and one changed input shows what moves.
  await tabTo(page, page.getByRole('button', { name: 'Compare' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Stop comparing' })).toBeVisible()
})

for (const { title, path, answer } of FORMS)
  test(`${title} answers from its address on a phone and a desktop, in both themes`, async ({
    page,
    request,
  }) => {
    await startSession(page, await createAccount(request))
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/loan-tests/${path}`)
      await expect(page.getByRole('heading', { name: answer })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'The working' })).toBeVisible()
      await expectAccessible(page)
      await expectFits(page)
    }
  })

test('a price review needs no table where the average prime offer rate is given, and reads in order', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request))
  await page.goto(
    '/loan-tests/price-and-fees?consummation=2026-05-01&loanAmount=300000.00&lien=first&apr=8.279&apor=6.78',
  )
  await expect(page.getByRole('heading', { name: 'The working' })).toBeVisible()
  await expect(page.getByLabel('Years', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await expectFits(page)
})

test('bad figures are named beside their field, and nothing typed is lost', async ({ page, request }) => {
  await startSession(page, await createAccount(request))
  const price = '/loan-tests/price-and-fees?consummation=2026-05-01&lien=first&apor=6.78'
  await page.goto(`${price}&loanAmount=300000.00&apr=7`)
  for (const [label, typed, sentence] of [
    ['APR', '6,875', /"6,875" is not a rate in percent/],
    ['APR', '1001', /at most 1000/],
    ['Face amount of the note', '-5', /"-5" is not an amount/],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    const before = await field.inputValue()
    await field.fill(typed)
    await page.keyboard.press('Tab')
    await expect(page.getByText(sentence).first()).toBeVisible()
    await expect(field).toHaveValue(typed)
    await field.fill(before)
    await page.keyboard.press('Tab')
  }
})

test('stores every letter of fast typing', async ({ page, request }) => {
  await startSession(page, await createAccount(request))
  await page.goto('/loan-tests/business-days?definition=specific&from=2026-07-02&days=3')
  const days = page.getByLabel('Business days', { exact: true })
  await expect(page.getByRole('heading', { name: /Tuesday, July 7, 2026/ })).toBeVisible()
  for (let round = 0; round < 10; round++) {
    await days.press('ControlOrMeta+A')
    await days.pressSequentially(`1234${round}`)
    await expect(days).toHaveValue(`1234${round}`)
  }
  await expect(page).toHaveURL(/days=12349/)
})

test('a hundred thousand pasted fees are refused by their number and stay in the box', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request))
  await page.goto('/loan-tests/fees')
  await page.getByText('Paste from a spreadsheet').click()
  const box = page.getByLabel('Rows', { exact: true })
  await box.evaluate((element: HTMLTextAreaElement) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!
    setter.call(element, 'Recording\t1.00\t2.00\n'.repeat(100_000))
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.getByRole('button', { name: 'Add the rows' }).click()
  await expect(page.getByText('100,000 fees are more than the limit of 1,000.')).toBeVisible()
  expect(await box.evaluate((element: HTMLTextAreaElement) => element.value.length)).toBeGreaterThan(
    1_000_000,
  )
})

test('saved results and a batch are read by keyboard and named for a screen reader', async ({
  page,
  request,
}) => {
  await startSession(page, await createAccount(request))
  await page.goto('/loan-tests/adverse-action?kind=complete_application&date=2026-01-06')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Save result' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save result' })
  await dialog.getByLabel('Name').fill('Notice of January')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Notice of January' })).toBeVisible()
  await page.goto('/loan-tests/results')
  await tabTo(page, page.getByRole('link', { name: 'Notice of January' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Notice of January', level: 1 })).toBeVisible()
  await expect(page.getByText('Feb 5, 2026', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
})
