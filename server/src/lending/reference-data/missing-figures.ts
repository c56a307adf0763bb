import type { Db } from '@plumbline/database/db.ts'
import { keysMissingIn } from '@plumbline/rules/thresholds/threshold-register.ts'
import { sql } from 'drizzle-orm'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { notify } from '../../work/notifications/notify.ts'
import { loanTestData } from '../loan-tests/loan-test-data-store.ts'

const KIND = 'law.figures'
const FIGURES_LOCK = 7_468_377

/** The agencies publish next year's figures in November and December. */
function yearWanted(now: Date): number {
  const isLate = now.getUTCMonth() === 11 && now.getUTCDate() > 1
  return now.getUTCFullYear() + (isLate ? 1 : 0)
}

/** After December 1, tells every administrator once that figures of the next year are not loaded. */
export async function tellOfMissingFigures(db: Db, now: Date): Promise<void> {
  const year = yearWanted(now)
  const missing = keysMissingIn((await loanTestData(db)).thresholds, year)
  if (missing.length === 0) return
  const link = `/admin/data?year=${year}`
  const { rows } = await db.execute<{ institutionId: string; userId: string }>(sql`
    select p.institution_id as "institutionId", p.user_id as "userId" from user_profiles p
    where p.role = 'admin' and p.seat = 'member' and not exists (select 1 from notifications n
      where n.institution_id = p.institution_id and n.user_id = p.user_id and n.kind = ${KIND} and n.link = ${link})
    order by p.user_id limit 500`)
  for await (const { institutionId, userId } of inTurn(rows))
    await inInstitution(db, institutionId, async (tx) => {
      // A second process waits here, and finds the first one's notice.
      await tx.execute(sql`select pg_advisory_xact_lock(${FIGURES_LOCK})`)
      const { rows: told } = await tx.execute(sql`
        select 1 from notifications where institution_id = ${institutionId} and user_id = ${userId}
          and kind = ${KIND} and link = ${link}`)
      if (told.length > 0) return
      const what = missing.length === 1 ? '1 yearly figure is' : `${missing.length} yearly figures are`
      await notify(tx, institutionId, userId, {
        kind: KIND,
        subject: `${what} not loaded for ${year}. Loan tests of that year say "not known" until they are.`,
        link,
      })
    })
}
