import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, expectAccessible, expectFits, startSession, test } from './journey.ts'

test('a manager takes everything of the institution along as one file', async ({ page }) => {
  await startSession(page)
  await page.goto('/settings/data')
  await expect(page.getByRole('heading', { name: 'Export everything' })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^plumbline-export-\d{4}-\d\d-\d\d\.zip$/)
  const zip = readFileSync(await download.path())
  for (const name of ['README.txt', 'data/tasks.json', 'csv/tasks.csv', 'SHA256SUMS'])
    expect(zip.includes(name)).toBe(true)
  await expect(page.getByText('The download has begun.')).toBeVisible()
  await page.goto('/settings/audit')
  await expect(page.getByText('Exported everything of the institution').first()).toBeVisible()
})

test('a manager imports findings from a file after a preview', async ({ page }) => {
  const title = `Imported ${randomUUID().slice(0, 8)}`
  const fileOf = (severity: string) => ({
    name: 'findings.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`title,source,severity,found_on\n${title},audit,${severity},2026-01-09\n`),
  })
  await startSession(page)
  await page.goto('/tasks/findings')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByLabel('What the file holds')).toHaveValue('findings')
  await page.getByLabel('File', { exact: true }).setInputFiles(fileOf('hihg'))
  await expect(page.getByText('Line 2, severity:')).toBeVisible()
  await expect(page.getByText('The nearest valid value is “high”.')).toBeVisible()
  await page.getByLabel('File', { exact: true }).setInputFiles(fileOf('high'))
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(title)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.getByRole('button', { name: 'Import 1 finding' }).click()
  await page.getByRole('link', { name: 'See the findings' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('a manager places a legal hold and lifts it', async ({ page }) => {
  const matter = `Matter ${randomUUID().slice(0, 8)}`
  await startSession(page)
  await page.goto('/settings/data')
  await page.getByRole('button', { name: 'Place a hold' }).click()
  const dialog = page.getByRole('dialog', { name: 'Place a legal hold' })
  await dialog.getByLabel('Matter').fill(matter)
  await expectAccessible(page, '[role=dialog], dialog')
  await page.keyboard.press('Enter')
  const hold = page
    .getByRole('list', { name: 'Legal holds' })
    .getByRole('listitem')
    .filter({ hasText: matter })
  await expect(hold.getByText('In force')).toBeVisible()
  await expectFits(page)
  await hold.getByRole('button', { name: `Lift the hold ${matter}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the hold' }).click()
  await expect(hold.getByText('Lifted', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How long records are kept' })).toBeVisible()
})
