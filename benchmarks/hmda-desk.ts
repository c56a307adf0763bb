import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'
import { largeRegister, registerOf } from './hmda-registers.ts'
import { median } from './load.ts'
import { startProduct } from './programs.ts'
import type { Row } from './report.ts'

const CHANGES = 12
const SCROLL_STEPS = 120
const PATIENCE_MS = 120_000

/** What the page notes about itself. */
interface Noted {
  chosen: number
  firstFinding: number
  changed: number
  answered: number
  longTasks: number[]
}
declare global {
  interface Window {
    noted: Noted
  }
}

/** The desk in headless Chromium, beside what a person may have to wait. */
export async function measureHmdaDesk(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  const add = (item: string, unit: string, ours: number, yardstick: number) =>
    rows.push({ part: 'hmda', item, engine: 'chromium', unit, ours, yardstick, ratio: ours / yardstick })
  const registers: [name: string, bytes: () => Uint8Array, measures: readonly string[]][] = [
    ['100,000 rows, few faults', () => largeRegister(100_000, 40), ['findings', 'change', 'scrolling']],
    ['100,000 rows, all faulty', () => registerOf(100_000, true), ['findings', 'change', 'scrolling']],
    ['500,000 rows', () => largeRegister(500_000, 40), ['findings', 'change', 'scrolling']],
    ['1,000,000 rows', () => largeRegister(1_000_000, 40), ['memory']],
  ]
  const asked = registers.filter(([name]) => only(`desk, ${name}`))
  if (asked.length === 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-benchmark-'))
  const product = await startProduct({ DATA_DIR: join(folder, 'data') })
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    for (const [name, bytes, measures] of asked) {
      const path = join(folder, 'register.txt')
      writeFileSync(path, bytes())
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
      await openDesk(page, product.origin)
      await page.getByLabel('HMDA file', { exact: true }).setInputFiles(path)
      await page.getByText('Finding 1 of').waitFor({ timeout: PATIENCE_MS })
      const { chosen, firstFinding } = await page.evaluate(() => window.noted)
      if (measures.includes('findings'))
        add(`desk, ${name}: first findings, beside 300 ms`, 'ms', firstFinding - chosen, 300)
      // Comparing the rows and storing the file go on in the worker; people change rows afterward.
      await page.getByText('Comparing rows…').waitFor({ state: 'hidden', timeout: PATIENCE_MS })
      if (measures.includes('memory'))
        add(`desk, ${name}: memory at most, beside 900 MB`, 'MB', await rendererMegabytes(browser), 900)
      if (measures.includes('change'))
        add(`desk, ${name}: a change on screen, beside 50 ms`, 'ms', await changeMs(page), 50)
      if (measures.includes('scrolling'))
        add(`desk, ${name}: longest task of scrolling, beside 50 ms`, 'ms', await scrollMs(page), 50)
      await page.context().close()
    }
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return rows
}

async function openDesk(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/tools/hmda`)
  await page.evaluate(() => {
    const noted: Noted = { chosen: 0, firstFinding: 0, changed: 0, answered: 0, longTasks: [] }
    window.noted = noted
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type === 'file') noted.chosen = performance.now()
      },
      true,
    )
    addEventListener('keydown', () => (noted.changed = performance.now()), true)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longTasks.push(duration)
    }).observe({ type: 'longtask' })
    new MutationObserver(() => {
      const list = document.querySelector('[aria-label="Findings"]')
      if (noted.firstFinding === 0 && list?.querySelector('li button')) noted.firstFinding = performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
  // The desk is hydrated when it is first touched.
  await page.getByRole('button', { name: 'Paste rows' }).click()
  await page.getByLabel('Rows, with pipes or tabs between the fields').waitFor()
  await page.waitForTimeout(1500)
}

/** From the key that takes a change back, or makes it again, to the new counts. */
async function changeMs(page: Page): Promise<number> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      window.noted.answered ||= performance.now()
    }).observe(document.querySelector('[aria-label="Findings"]')!, {
      ...{ childList: true, subtree: true, characterData: true },
    })
  })
  const loanType = page
    .getByRole('region', { name: 'Findings', exact: true })
    .getByRole('button', { name: /^V611/ })
  await loanType.click()
  await page.getByRole('heading', { name: 'Loan type: value' }).waitFor()
  const grid = page.getByRole('grid', { name: 'Loan rows' })
  await grid.focus()
  await grid.press('Enter')
  const editor = grid.locator('select')
  await editor.selectOption('1')
  await editor.press('Enter')
  await page.waitForTimeout(1000)
  const times: number[] = []
  for (let at = 0; at < CHANGES; at++) {
    await page.evaluate(() => (window.noted.answered = 0))
    await page.keyboard.press(at % 2 === 0 ? 'Control+z' : 'Control+Shift+z')
    await page.waitForFunction(() => window.noted.answered > 0)
    times.push(await page.evaluate(() => window.noted.answered - window.noted.changed))
    // The own checks run again in between, as when a person reads.
    await page.waitForTimeout(1000)
  }
  return median(times)
}

async function scrollMs(page: Page): Promise<number> {
  const all = page.getByRole('button', { name: /show all rows/ })
  if (await all.isVisible()) await all.click()
  await page.waitForTimeout(2000)
  const box = (await page.getByRole('grid', { name: 'Loan rows' }).boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(() => {
    window.noted.longTasks = []
  })
  for (let step = 0; step < SCROLL_STEPS; step++) {
    await page.mouse.wheel(step % 10 === 9 ? 300 : 0, step % 20 === 19 ? 200_000 : 700)
    await page.waitForTimeout(25)
  }
  await page.waitForTimeout(300)
  return page.evaluate(() => Math.max(0, ...window.noted.longTasks))
}

/** The most that the page's process, which holds the worker, ever held. */
async function rendererMegabytes(browser: Browser): Promise<number> {
  const session: CDPSession = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1000)
  return Math.max(...peaks)
}
