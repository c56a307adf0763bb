import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, startSession, test } from './journey.ts'

const SAMPLE = 'web/public/samples/hmda-harborlight-2025.txt'

// One institution's memory is switched off and on.
test.describe.configure({ mode: 'serial' })

/** Names of what the browser keeps of the file, the key among them. */
const keptParts = (page: Page) =>
  page.evaluate(async () => {
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'plumbline-hmda')) return []
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('plumbline-hmda')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const parts = opened.objectStoreNames.contains('parts')
      ? await new Promise<string[]>((resolve) => {
          const keys = opened.transaction('parts').objectStore('parts').getAllKeys()
          keys.onsuccess = () => resolve(keys.result.map(String))
        })
      : []
    opened.close()
    return parts
  })

async function openSample(page: Page) {
  await page.goto('/hmda')
  await page.getByLabel('HMDA file', { exact: true }).setInputFiles(SAMPLE)
  await expect(page.getByText('Finding 1 of 5')).toBeVisible()
  await expect(page.getByText('Comparing rows…')).toBeHidden()
}

test('the desk of a member sends hashes and a reason, and nothing of a loan', async ({ page }) => {
  await startSession(page)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await openSample(page)
  const findings = page.getByRole('region', { name: 'Findings', exact: true })
  await findings.getByRole('button', { name: /^Q617/ }).click()
  await expect(page.getByRole('heading', { name: 'CLTV below LTV' })).toBeVisible()
  await page.keyboard.press('v')
  await page.keyboard.type('The ratio was relied on as reported.')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(findings.getByRole('button', { name: /^Q617/ })).toContainText('1 kept')
  await expect(page.getByRole('region', { name: 'Remembered decisions' })).toContainText(/, [1-9]\d* so far/)
  await page.getByRole('button', { name: 'By row' }).click()
  await expect(findings.getByText('60 rows with findings')).toBeVisible()
  await findings.getByRole('button', { name: 'Row 98 ' }).click()
  await expect(page.getByText('Also in this row:')).toBeVisible()
  await expectAccessible(page, 'main')
  const sent = requests.map((request) => `${request.url()} ${request.postData() ?? ''}`)
  const kept = sent.filter((text) => text.includes('/hmda/decisions') && text.includes('relied on'))
  expect(kept).toHaveLength(1)
  const ulis = readFileSync(SAMPLE, 'utf8')
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split('|')[2]!)
  expect(sent.filter((text) => ulis.some((uli) => text.includes(uli)))).toEqual([])
  const posts = requests.filter((request) => request.method() === 'POST' && request.url().includes('/api/'))
  expect(posts.map((request) => new URL(request.url()).pathname)).toEqual(['/api/hmda/decisions'])

  // Signing out erases the file, and the key that encrypts it.
  expect(await keptParts(page)).toEqual(expect.arrayContaining(['key', 'meta', 'journal']))
  await page.getByRole('button', { name: /^Sign out$/i }).click()
  await expect(page).not.toHaveURL(/\/hmda/)
  await expect.poll(() => keptParts(page)).toEqual([])
})

test('without remembered decisions a decision stays in the browser', async ({ page }) => {
  await startSession(page)
  await page.goto('/hmda')
  const memory = page.getByRole('region', { name: 'Remembered decisions' })
  await expect(memory).toBeVisible()
  if (await memory.getByRole('button', { name: 'Switch off and erase' }).isVisible()) {
    await memory.getByRole('button', { name: 'Switch off and erase' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off and erase' }).click()
  }
  await expect(memory).toContainText('does not keep decisions')
  await openSample(page)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const findings = page.getByRole('region', { name: 'Findings', exact: true })
  await findings.getByRole('button', { name: /^Q617/ }).click()
  await expect(page.getByRole('heading', { name: 'CLTV below LTV' })).toBeVisible()
  await page.keyboard.press('v')
  await page.keyboard.type('Relied on as reported.')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(findings.getByRole('button', { name: /^Q617/ })).toContainText('1 kept')
  expect(posts).toEqual([])
  await page.getByRole('button', { name: 'Forget this file' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget this file' }).click()
  await expect(page.getByRole('heading', { name: 'Drop your HMDA file here' })).toBeVisible()
  expect(await keptParts(page)).toEqual([])
  await memory.getByRole('button', { name: 'Switch on' }).click()
  await expect(memory).toContainText('keeps decisions on quality')
})

/** The sample with rows mutated by a seed, some beyond reading. */
function mutated(): string {
  let seed = 31
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const values = [
    '',
    '0',
    '3',
    '9',
    '1111',
    '8888',
    'NA',
    'Exempt',
    '-1',
    '1E3',
    '20260230',
    'x',
    'TX',
    '40143',
  ]
  const [sheet, ...rows] = readFileSync(SAMPLE, 'utf8').trim().split('\n')
  const changed = rows.map((row) => {
    const fields = row.split('|')
    for (let change = next(3); change > 0; change--) fields[next(110)] = values[next(values.length)]!
    return next(50) === 0 ? fields.slice(0, next(110)).join('|') : fields.join('|')
  })
  return `${[sheet, ...changed].join('\n')}\n`
}

test('the desk, the API and the command line find the same in mutated rows', async ({ page }, testInfo) => {
  await startSession(page)
  await page.goto('/hmda')
  const register = Buffer.from(mutated())
  await page
    .getByLabel('HMDA file', { exact: true })
    .setInputFiles({ name: 'mutated.txt', mimeType: 'text/plain', buffer: register })
  await expect(page.getByText(/Finding 1 of/)).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save Findings', exact: true }).click(),
  ])
  const desk = [...readFileSync(await download.path(), 'utf8').matchAll(/^(\d*),([A-Z][\w-]*),(\w+)/gm)]
    .filter(([, , , kind]) => ['Reading', 'Syntactical', 'Validity', 'Quality', 'Macro'].includes(kind!))
    .map(([, row, edit]) => `${row} ${edit}`)
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ edit }) => edit)
      .map(({ row, edit }) => `${row ?? ''} ${edit}`)
  const path = testInfo.outputPath('mutated.txt')
  writeFileSync(path, register)
  const command = run('check-hmda', path, '--year', '2025', '--json')
  const answer = await page.evaluate(async (text) => {
    const form = new FormData()
    form.append('register', new File([text], 'register.txt'))
    form.append('year', '2025')
    const key = Object.keys(localStorage).find((name) => name.endsWith('.session'))!
    const { access_token } = JSON.parse(localStorage.getItem(key)!)
    const headers = { Authorization: `Bearer ${access_token}` }
    const response = await fetch('/api/hmda/check', { method: 'POST', body: form, headers })
    return response.text()
  }, register.toString())
  expect(desk.length).toBeGreaterThan(500)
  expect(lines(answer)).toEqual(lines(command))
  expect(desk).toEqual(lines(command))
})

/** The command line ends with 1 where findings stop a filing. */
function run(...args: string[]): string {
  try {
    return execFileSync(process.execPath, ['server/build/main.js', 'command', ...args], {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
