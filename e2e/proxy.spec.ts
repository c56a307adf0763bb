import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, expectFits, test } from './journey.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const fileInput = (page: Page) => page.getByLabel('File of applications', { exact: true })

/** All that a request carries: address, headers (with the page that it came from), and body. */
const carried = async (request: Request) =>
  [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ''].join('\n')

const NAMES = /schultz|zephyrine|53061053302|53061|98270/i

test('one application is answered in the browser, and nothing of it is sent or stored', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/tools/proxy')
  await page.getByLabel('Surname').first().fill('Schultz, Jr.')
  await page.getByLabel('Census tract').first().fill('53061053302')
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  // An independent program gives 0.9787852089 and 0.0134252218.
  const table = page.getByRole('table', { name: 'Probabilities by group' })
  await expect(table.getByRole('row', { name: /^White/ })).toContainText('0.97879')
  await expect(table.getByRole('row', { name: /^Multiracial/ })).toContainText('0.01343')
  await expect(
    page.getByText(/Of 1,000 adults with this surname in this place, about 979 White/),
  ).toBeVisible()
  await expectAccessible(page, 'main')
  await expectFits(page)

  await page.getByLabel('Surname').first().fill('Zephyrineq')
  await page.getByLabel('Surname').first().press('Enter')
  await expect(
    page.getByText(
      'ZEPHYRINEQ is not among the 162,253 surnames of the 2010 table. Only the place is known; the method gives no proxy from it alone.',
    ),
  ).toBeVisible()

  // The tables come once, from this host, and are cached by the browser.
  const tables = requests.filter((request) => /\/assets\/.*\.csv-.*\.gz$/.test(request.url()))
  expect(tables).toHaveLength(2)
  expect((await tables[0]!.response())!.headers()['cache-control']).toContain('immutable')
  const host = new URL(page.url()).host
  for (const request of requests) {
    expect(new URL(request.url()).host).toBe(host)
    expect(request.method()).toMatch(/^(GET|HEAD)$/)
    expect(await carried(request)).not.toMatch(NAMES)
  }
  expect(page.url()).not.toMatch(NAMES)
  const stored = await page.evaluate(async () =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases()]),
  )
  expect(stored).not.toMatch(NAMES)
})

test('a file gets probabilities or a reason row by row, sums with bands, and no formula', async ({
  page,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto('/tools/proxy')
  await fileInput(page).setInputFiles(
    csv(
      'applications.csv',
      [
        'Loan,Last name,Census tract,ZIP,Remark',
        'A-1,Schultz,53061053302,,=HYPERLINK("x")',
        'A-2,Schultz,53061053302,98270,',
        'A-3,Zephyrineq,53061053302,,',
        'A-4,Schultz,,20500,',
      ].join('\n'),
    ),
  )
  await expect(page.getByText('2 of 4 rows have a proxy: 2 by census tract, 0 by ZIP code.')).toBeVisible()
  const white = page
    .getByRole('table', { name: 'Expected number of applications by group' })
    .getByRole('row', { name: /^White/ })
  // Twice 0.97879.
  await expect(white).toContainText('2.0')
  await expect(white).toContainText('97.9%')
  await expect(white).toContainText('2 rows')
  const reasons = page.getByRole('table', { name: 'Rows without a proxy, by reason' })
  await expect(reasons.getByRole('row', { name: /^Surname not in the table 1/ })).toBeVisible()
  await page.getByLabel('Rows shown').selectOption('without')
  const rows = page.getByRole('table', { name: 'Rows with their probabilities' })
  await expect(rows.getByRole('row')).toHaveCount(3)
  await expect(rows).toContainText('The ZIP code 20500 is not among the ZIP code areas of 2020')
  await expectAccessible(page, 'main')
  await expectFits(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download results' }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.split('\r\n')[0]).toContain('Remark,pr_white,pr_black,pr_hispanic,pr_api,pr_aian,pr_mult_other')
  expect(text).toContain(`"'=HYPERLINK(""x"")",0.97878521,`)
  expect(text).toContain('ZEPHYRINEQ is not among the 162,253 surnames')

  for (const request of requests) {
    expect(request.method()).toMatch(/^(GET|HEAD)$/)
    expect(await carried(request)).not.toMatch(NAMES)
  }
  await page.getByRole('button', { name: 'Close the file' }).click()
  await expect(page.getByText('Drop a CSV file here')).toBeVisible()
})

test('columns with other headings are chosen by hand, and what cannot be read says why', async ({ page }) => {
  await page.goto('/tools/proxy')
  await fileInput(page).setInputFiles(csv('other.csv', 'Who;Where\nSchultz;98270\nSmith;00901\n'))
  await expect(page.getByText(/Choose the column of the surname/)).toBeVisible()
  await page.getByLabel('Surname', { exact: true }).last().selectOption('Who')
  await page.getByLabel('ZIP code', { exact: true }).last().selectOption('Where')
  await page.getByRole('button', { name: 'Calculate all rows' }).click()
  await expect(page.getByText('1 of 2 rows has a proxy: 0 by census tract, 1 by ZIP code.')).toBeVisible()
  await expect(page.getByText('Puerto Rico or an island area', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Close the file' }).click()
  await fileInput(page).setInputFiles(csv('big.csv', `Surname,ZIP\n${'Smith,98270\n'.repeat(100_001)}`))
  await expect(
    page.getByText('The file has 100,001 rows. At most 100,000 are read at once: split the file.'),
  ).toBeVisible()
  await fileInput(page).setInputFiles(csv('all.csv', `Surname,ZIP\n${'Smith,98270\n'.repeat(100_000)}`))
  await expect(page.getByText(/^100,000 of 100,000 rows have a proxy/)).toBeVisible()
  await expect(page.getByText('1 to 25 of 100,000')).toBeVisible()
})

test('tables that do not arrive are said, and asked for again', async ({ page }) => {
  await page.route('**/*.csv-*.gz', (route) => route.abort('internetdisconnected'))
  await page.goto('/tools/proxy')
  await page.getByLabel('Surname').first().fill('Smith')
  await page.getByLabel('ZIP code').first().fill('98270')
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  await expect(page.getByText('The published tables could not be loaded.')).toBeVisible()
  await page.unroute('**/*.csv-*.gz')
  await page.getByRole('button', { name: 'Calculate', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Probabilities by group' })).toBeVisible()
})
