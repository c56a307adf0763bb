import type { AccessReview } from '@plumbline/contract/tenancy/team.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

interface ReviewRow extends Record<string, unknown> {
  id: string
  started_at: string
  due_on: string
  signed_at: string | null
  signed_by_name: string | null
}

const COLUMNS = sql`
  id, to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as started_at, due_on::text,
  to_char(signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as signed_at, signed_by_name`

/** The open review with the people of today; a review is due each quarter. */
export async function openReview(tx: Db, institutionId: string): Promise<AccessReview> {
  const row = (await findOpen(tx, institutionId)) ?? (await startReview(tx, institutionId))
  // Whoever came since is added; whoever left needs no decision.
  await tx.execute(sql`
    insert into access_review_decisions (institution_id, review_id, user_id, full_name, role)
    select p.institution_id, ${row.id}, p.user_id, p.full_name, p.role from user_profiles p
    where p.institution_id = ${institutionId}
    on conflict (institution_id, review_id, user_id)
    do update set full_name = excluded.full_name, role = excluded.role`)
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

/** Due at the end of the quarter. */
async function startReview(tx: Db, institutionId: string): Promise<ReviewRow> {
  await tx.execute(sql`
    insert into access_reviews (institution_id, due_on)
    values (${institutionId}, (date_trunc('quarter', now()) + interval '3 months - 1 day')::date)
    on conflict (institution_id) where signed_at is null do nothing`)
  return (await findOpen(tx, institutionId))!
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
    decision: 'confirm' | 'remove' | null
  }>(sql`
    select user_id, full_name, role, decision from access_review_decisions
    where institution_id = ${institutionId} and review_id = ${row.id} order by full_name, user_id`)
  return {
    id: row.id,
    startedAt: row.started_at,
    dueOn: row.due_on,
    signedAt: row.signed_at,
    signedBy: row.signed_by_name,
    decisions: rows.map(({ user_id: userId, full_name: fullName, role, decision }) => ({
      userId,
      fullName,
      role,
      decision,
    })),
  }
}
