import { chromium } from '@playwright/test'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { findChromium } from '../scripts/chromium.ts'
import { ADMINISTRATOR, prepare } from './engines.ts'
import { startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { fillTasks } from './work-data.ts'

const CARDS = 500
const RUNS = 3
/** The browser calls a task long from here on. */
const LONG_MS = 50

/** As many in each column as it shows. */
async function fillBoard(db: Db): Promise<void> {
  await fillTasks(db, CARDS)
  await db.execute(sql`
    update tasks t set status = n.status, done_at = case when n.status = 'done' then now() end
    from (select id, (array['open', 'in_progress', 'waiting', 'done'])[1 + row_number() over (order by id) % 4] as status from tasks) n
    where n.id = t.id`)
}

/** The longest task of the browser while it draws a board with as many cards as it shows. */
export async function measureBoard(): Promise<Row[]> {
  const place = await prepare('embedded', fillBoard)
  if (!place) return []
  const product = await startProduct({ ...place.environment, AUTH_RATE_LIMITS: 'off' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${product.origin}/login`)
    await page.getByLabel('Email').fill(ADMINISTRATOR.ADMIN_EMAIL)
    await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.ADMIN_PASSWORD)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('navigation', { name: 'Application' }).waitFor()
    const longest: number[] = []
    for (let run = 0; run < RUNS; run++) {
      await page.goto(`${product.origin}/tasks?whose=all`)
      await page.getByRole('link', { name: 'Board', exact: true }).waitFor()
      // Scripts and the list are loaded: what follows is the board alone.
      await page.locator('tbody tr').first().waitFor()
      await page.waitForTimeout(1_000)
      await page.evaluate(() => {
        const found: number[] = []
        Object.assign(window, { longTasks: found })
        new PerformanceObserver((list) =>
          found.push(...list.getEntries().map(({ duration }) => duration)),
        ).observe({
          type: 'longtask',
        })
      })
      await page.getByRole('link', { name: 'Board', exact: true }).click()
      await page
        .locator('[data-card]')
        .nth(CARDS - 1)
        .waitFor({ state: 'attached' })
      await page.waitForTimeout(500)
      const durations = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
      longest.push(Math.max(0, ...durations))
    }
    const ours = longest.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!
    return [
      {
        part: 'board',
        item: `longest task of the browser, ${CARDS} cards`,
        engine: 'embedded',
        unit: 'ms',
        ours,
        yardstick: LONG_MS,
        ratio: ours / LONG_MS,
      },
    ]
  } finally {
    await browser.close()
    await product.stop()
    await place.remove()
  }
}
