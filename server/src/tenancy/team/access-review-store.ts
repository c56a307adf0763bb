import type { AccessReview } from '@plumbline/contract/tenancy/team.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { WORKS_ON_HMDA } from '../../platform/session/member-session.ts'
import { utcMoment } from '../../platform/sql.ts'
import { notify } from '../../work/notifications/notify.ts'

interface ReviewRow extends Record<string, unknown> {
  id: string
  started_at: string
  due_on: string
  signed_at: string | null
  signed_by_name: string | null
}

const COLUMNS = sql`
  id, ${utcMoment('started_at')} as started_at, due_on::text,
  ${utcMoment('signed_at')} as signed_at, signed_by_name`

/** The open review with the people of today. */
export async function openReview(tx: Db, institutionId: string): Promise<AccessReview> {
  const row = (await findOpen(tx, institutionId)) ?? (await startReview(tx, institutionId))
  // People who came since are added; people who left need no decision.
  await tx.execute(sql`
    insert into access_review_decisions (institution_id, review_id, user_id, full_name, role, works_on_hmda)
    select p.institution_id, ${row.id}, p.user_id, p.full_name, p.role, ${WORKS_ON_HMDA} from user_profiles p
    where p.institution_id = ${institutionId}
    on conflict (institution_id, review_id, user_id)
    do update set full_name = excluded.full_name, role = excluded.role, works_on_hmda = excluded.works_on_hmda`)
  await tx.execute(sql`
    delete from access_review_decisions d where d.institution_id = ${institutionId} and d.review_id = ${row.id}
      and not exists (select 1 from user_profiles p where p.institution_id = d.institution_id and p.user_id = d.user_id)`)
  return withDecisions(tx, institutionId, row)
}

async function findOpen(tx: Db, institutionId: string): Promise<ReviewRow | undefined> {
  const { rows } = await tx.execute<ReviewRow>(sql`
    select ${COLUMNS} from access_reviews where institution_id = ${institutionId} and signed_at is null`)
  return rows[0]
}

/** The day in the institution's time zone. */
const TODAY = sql`(now() at time zone i.time_zone)::date`

/**
 * Due at the end of each quarter. Who signed for this quarter owes the next one, and a new institution has
 * at least thirty days. Reads the institution as `i`.
 */
const DUE_ON = sql`(date_trunc('quarter', greatest(${TODAY}, (i.created_at at time zone i.time_zone)::date + 30,
    (select max(s.due_on) + 1 from access_reviews s where s.institution_id = i.id and s.signed_at is not null)
  )::timestamp) + interval '3 months - 1 day')::date`

async function startReview(tx: Db, institutionId: string): Promise<ReviewRow> {
  await tx.execute(sql`
    insert into access_reviews (institution_id, due_on)
    select i.id, ${DUE_ON} from institutions i where i.id = ${institutionId}
    on conflict (institution_id) where signed_at is null do nothing`)
  return (await findOpen(tx, institutionId))!
}

const REMIND_DAYS_AHEAD = 14
const INSTITUTIONS_AT_ONCE = 20

/**
 * Reminds managers of a review two weeks before it is due and once when it is late. Looks for institutions
 * outside of them, works within each. An institution of one person has nobody to review.
 */
export async function remindOfAccessReviews(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with owed as (
      select i.id, i.review_reminded_on as reminded_on, ${TODAY} as today,
        coalesce((select o.due_on from access_reviews o where o.institution_id = i.id and o.signed_at is null),
          ${DUE_ON}) as due_on
      from institutions i
      where i.suspended_at is null and i.delete_after is null
        and (select count(*) from (select 1 from user_profiles p where p.institution_id = i.id limit 2) two) = 2
    )
    select id from owed
    where due_on - ${REMIND_DAYS_AHEAD}::integer <= today
      and (reminded_on is null or reminded_on < due_on - ${REMIND_DAYS_AHEAD}::integer
        or (today > due_on and reminded_on <= due_on))
    limit ${INSTITUTIONS_AT_ONCE}`)
  for await (const { id } of inTurn(rows)) await inInstitution(db, id, (tx) => remindManagers(tx, id))
  return rows.length === INSTITUTIONS_AT_ONCE
}

async function remindManagers(tx: Db, institutionId: string): Promise<void> {
  // Of several processes one reminds.
  const { rows: claimed } = await tx.execute<{ today: string }>(sql`
    update institutions i set review_reminded_on = ${TODAY}
    where i.id = ${institutionId} and i.review_reminded_on is distinct from ${TODAY} returning ${TODAY}::text as today`)
  if (!claimed[0]) return
  const { dueOn } = await openReview(tx, institutionId)
  const { rows: managers } = await tx.execute<{ id: string }>(sql`
    select user_id as id from user_profiles
    where institution_id = ${institutionId} and role in ('manager', 'admin') and seat = 'member'`)
  const isLate = dueOn < claimed[0].today
  for (const { id } of managers)
    await notify(tx, institutionId, id, {
      kind: 'team.review_due',
      subject: `The quarterly access review ${isLate ? 'was' : 'is'} due ${shortDay(dueOn)}`,
      link: '/users/review',
    })
}

function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
}

export async function decide(
  tx: Db,
  institutionId: string,
  userId: string,
  decision: 'confirm' | 'remove',
): Promise<boolean> {
  const review = await openReview(tx, institutionId)
  const { rows } = await tx.execute(sql`
    update access_review_decisions set decision = ${decision}
    where institution_id = ${institutionId} and review_id = ${review.id} and user_id = ${userId} returning user_id`)
  return rows.length > 0
}

export async function signReview(
  tx: Db,
  institutionId: string,
  review: AccessReview,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  await tx.execute(sql`
    update access_reviews set signed_at = now(), signed_by = ${userId}, signed_by_name = ${name}
    where institution_id = ${institutionId} and id = ${review.id}`)
}

export async function listSignedReviews(tx: Db, institutionId: string): Promise<AccessReview[]> {
  const { rows } = await tx.execute<ReviewRow>(sql`
    select ${COLUMNS} from access_reviews where institution_id = ${institutionId} and signed_at is not null
    order by access_reviews.signed_at desc limit 100`)
  const reviews: AccessReview[] = []
  for (const row of rows) reviews.push(await withDecisions(tx, institutionId, row))
  return reviews
}

async function withDecisions(tx: Db, institutionId: string, row: ReviewRow): Promise<AccessReview> {
  const { rows } = await tx.execute<{
    user_id: string
    full_name: string
    role: AccessReview['decisions'][number]['role']
    works_on_hmda: boolean | null
    decision: 'confirm' | 'remove' | null
  }>(sql`
    select user_id, full_name, role, works_on_hmda, decision from access_review_decisions
    where institution_id = ${institutionId} and review_id = ${row.id} order by full_name, user_id`)
  return {
    id: row.id,
    startedAt: row.started_at,
    dueOn: row.due_on,
    signedAt: row.signed_at,
    signedBy: row.signed_by_name,
    decisions: rows.map(
      ({ user_id: userId, full_name: fullName, role, works_on_hmda: worksOnHmda, decision }) => ({
        userId,
        fullName,
        role,
        worksOnHmda,
        decision,
      }),
    ),
  }
}
