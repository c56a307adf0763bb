import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { ENGINES, prepare } from './engines.ts'
import { type Answered, type Ask, drive, median } from './load.ts'
import { startBareServer, startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { signIn } from './signed-in.ts'

interface Size {
  tasks: number
  days: number
}
const FEW: Size = { tasks: 1_000, days: 31 }
/** A hundred thousand tasks and a snapshot a day for five years. */
const MANY: Size = { tasks: 100_000, days: 5 * 365 + 1 }
const IDS_A_DAY = 300
const FOR_MS = 4_000
const ROUNDS = 3
const CONNECTIONS = 10

/** The dashboard with many years of work beside a young one, and beside a bare server that asks for the same figures. */
export async function measureDashboard(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  if (!only('dashboard')) return rows
  for (const engine of ENGINES) {
    const bySize: Answered[] = []
    for (const size of [FEW, MANY]) {
      const place = await prepare(engine, (db) => fillInstitution(db, size))
      if (!place) break
      const product = await startProduct({
        ...place.environment,
        AUTH_RATE_LIMITS: 'off',
        REQUESTS_PER_MINUTE: 'off',
      })
      const { bearer, user } = await signIn(product.origin)
      const ask = (): Ask => ({ path: '/api/dashboard', headers: { authorization: `Bearer ${bearer}` } })
      await drive(product.origin, ask, { connections: 1, forMs: FOR_MS / 4 })
      bySize.push(await drive(product.origin, ask, { connections: 1, forMs: FOR_MS }))
      if (size === MANY) {
        const bare = await startBareServer(place.copy())
        const askBare = (): Ask => ({ path: `/dashboard?user=${user}` })
        await drive(bare.origin, askBare, { connections: CONNECTIONS, forMs: FOR_MS / 4 })
        const rounds: { ours: Answered; bare: Answered }[] = []
        for (let round = 0; round < ROUNDS; round++)
          rounds.push({
            ours: await drive(product.origin, ask, { connections: CONNECTIONS, forMs: FOR_MS / ROUNDS }),
            bare: await drive(bare.origin, askBare, { connections: CONNECTIONS, forMs: FOR_MS / ROUNDS }),
          })
        await bare.stop()
        const middle = (who: 'ours' | 'bare', what: keyof Answered) =>
          median(rounds.map((round) => round[who][what]))
        rows.push({
          ...{ part: 'dashboard', engine, unit: 'a second' },
          item: `dashboard, 100,000 tasks, ${CONNECTIONS} at once, beside the bare server`,
          ours: middle('ours', 'perSecond'),
          yardstick: middle('bare', 'perSecond'),
          ratio: middle('ours', 'perSecond') / middle('bare', 'perSecond'),
          p99Ratio: middle('ours', 'p99') / middle('bare', 'p99'),
        })
      }
      await product.stop()
      await place.remove()
    }
    const [few, many] = bySize
    if (few && many)
      rows.push({
        ...{ part: 'dashboard', engine, unit: 'ms' },
        item: 'dashboard, 100,000 tasks and five years of snapshots, beside 1,000 and a month',
        ...{ ours: many.p95, yardstick: few.p95, ratio: many.p95 / few.p95 },
        p99Ratio: many.p99 / few.p99,
      })
  }
  return rows
}

/** Of the administrator's institution: most tasks are done, some are late, the rest lies ahead. */
async function fillInstitution(db: Db, { tasks, days }: Size): Promise<void> {
  await db.execute(sql`
    insert into tasks (institution_id, title, status, owner_id, due_on, done_at, created_at)
    select p.institution_id, 'Task ' || n, made.status, case when n % 5 = 0 then p.user_id end,
      current_date - made.ago, case when made.status = 'done' then now() - make_interval(days => made.ago + 1) end,
      now() - make_interval(days => made.ago + 30)
    from (select institution_id, user_id from user_profiles order by created_at limit 1) p
    cross join generate_series(1, ${tasks}::integer) n
    cross join lateral (select case when n % 100 < 90 then 'done' when n % 100 < 98 then 'open' else 'waiting' end as status,
      case when n % 100 >= 92 then -(n % 90) - 1 else n % ${days}::integer end as ago) made`)
  await db.execute(sql`
    insert into institution_snapshots (institution_id, day, active_regulations, compliance_articles, pending_reviews,
      risk_alerts, score)
    select p.institution_id, current_date - n, 8, 45, 20, 12, '{"total": 80, "concerns": []}'
    from (select institution_id from user_profiles order by created_at limit 1) p
    cross join generate_series(1, ${days}::integer) n on conflict do nothing`)
  await db.execute(sql`
    insert into institution_snapshot_rows (institution_id, day, part, count, ids)
    select s.institution_id, s.day, 'tasks-overdue', ${IDS_A_DAY}::integer,
      array(select gen_random_uuid()::text from generate_series(1, ${IDS_A_DAY}::integer))
    from institution_snapshots s where s.day < current_date`)
  for (const table of ['tasks', 'institution_snapshots', 'institution_snapshot_rows'])
    await db.execute(sql`vacuum analyze ${sql.raw(table)}`)
}
