import type { Db } from '@plumbline/database/db.ts'
import { libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { sql } from 'drizzle-orm'
import { dayOf } from '../../platform/days/day-of.ts'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { uuidList } from '../../platform/sql.ts'
import { notify } from '../../work/notifications/notify.ts'
import { changedRules, touches } from './affected-work.ts'
import { appliesTo, readApplicability, type UpdateRow } from './update-list.ts'

const INSTITUTIONS_AT_ONCE = 20
/** More of them are told in one sentence. */
const TOLD_ONE_BY_ONE = 3

type Changed = Pick<UpdateRow, 'id' | 'slug' | 'title' | 'parts' | 'citation' | 'affected'> & {
  isNew: boolean
}

/**
 * Tells managers, the owner of an assessment, and the owners of open tasks that cite a changed paragraph, of regulatory
 * updates that apply to their institution and came or changed since it was told last. A new institution is told nothing of the past. True while institutions are left.
 */
export async function tellOfLaw(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select i.id from institutions i left join notification_rules r on r.institution_id = i.id
    where i.suspended_at is null and (r.law_told_until is null
      or r.law_told_until < (select max(changed_at) from regulatory_updates))
    limit ${INSTITUTIONS_AT_ONCE}`)
  for await (const { id } of inTurn(rows)) await inInstitution(db, id, (tx) => tellInstitution(tx, id))
  return rows.length === INSTITUTIONS_AT_ONCE
}

async function tellInstitution(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(
    sql`insert into notification_rules (institution_id) values (${institutionId}) on conflict do nothing`,
  )
  // A second process waits here, and finds nothing newer.
  const { rows: held } = await tx.execute<{ before: string | null; until: string; today: string }>(sql`
    select law_told_until::text as before, ${dayOf(sql`now()`, sql`institution_id`)}::text as today,
      coalesce((select max(changed_at) from regulatory_updates), now())::text as until
    from notification_rules where institution_id = ${institutionId} for update`)
  const { before, until, today } = held[0]!
  await tx.execute(sql`
    update notification_rules set law_told_until = ${until}::timestamptz where institution_id = ${institutionId}`)
  if (before === null) return
  const { rows: changed } = await tx.execute<Changed & Record<string, unknown>>(sql`
    select id, slug, title, parts, citation, affected, added_at > ${before}::timestamptz as "isNew" from regulatory_updates
    where changed_at > ${before}::timestamptz and changed_at <= ${until}::timestamptz order by dated desc, id`)
  const applicability = await readApplicability(tx, institutionId, today)
  const relevant = changed.filter((update) =>
    ['applies', 'may_apply'].includes(appliesTo(update as unknown as UpdateRow, applicability).outcome),
  )
  if (relevant.length === 0) return
  const { rows: readers } = await tx.execute<{ id: string }>(sql`
    select user_id as id from user_profiles
    where institution_id = ${institutionId} and seat = 'member' and (role in ('manager', 'admin') or exists (
      select 1 from update_assessments a where a.institution_id = user_profiles.institution_id
        and a.owner_id = user_profiles.user_id and a.update_id = any(${uuidList(relevant.map(({ id }) => id))})))
    order by user_id`)
  for (const { id } of readers)
    for (const notice of noticesOf(relevant))
      await notify(tx, institutionId, id, { kind: 'law.changed', ...notice })
  for (const { ownerId, ...notice } of await noticesOfTasks(tx, institutionId, relevant))
    await notify(tx, institutionId, ownerId, { kind: 'law.changed', ...notice })
}

interface TaskRow extends Record<string, unknown> {
  id: string
  title: string
  ownerId: string
  citation: string
}

/** For each owner of open tasks that cite what changed: which, or how many. */
async function noticesOfTasks(tx: Db, institutionId: string, updates: readonly Changed[]) {
  const changes = updates.map((update) => ({ slug: update.slug, rules: changedRules(update) }))
  const parts = [...new Set(changes.flatMap(({ rules }) => rules.map(libraryPart)))]
  if (parts.length === 0) return []
  const { rows } = await tx.execute<TaskRow>(sql`
    select t.id, t.title, t.owner_id as "ownerId", c.citation
    from citation_links c join tasks t on t.institution_id = c.institution_id and t.id = c.subject_id
    where c.institution_id = ${institutionId} and c.subject_kind = 'task' and t.owner_id is not null
      and t.status in ('open', 'in_progress', 'waiting') and c.title is not null
      and library_part(c.title, c.part) in (${sql.join(
        parts.map((part) => sql`${part}`),
        sql`, `,
      )})
    order by t.created_at, t.id`)
  const ofOwner = new Map<string, Map<string, { subject: string; link: string }>>()
  for (const { id, title, ownerId, citation } of rows) {
    const change = changes.find(({ rules }) => touches(citation, rules))
    if (!change) continue
    const notices = ofOwner.get(ownerId) ?? new Map()
    ofOwner.set(ownerId, notices)
    notices.set(id, {
      subject: `The law behind your task changed: ${title}`,
      link: `/updates/${change.slug}`,
    })
  }
  return [...ofOwner].flatMap(([ownerId, notices]) =>
    (notices.size > TOLD_ONE_BY_ONE
      ? [{ subject: `The law behind ${notices.size} of your tasks changed`, link: '/updates' }]
      : [...notices.values()]
    ).map((notice) => ({ ownerId, ...notice })),
  )
}

function noticesOf(updates: readonly Changed[]): { subject: string; link: string }[] {
  if (updates.length > TOLD_ONE_BY_ONE)
    return [
      {
        subject: `${updates.length} regulatory updates that may concern you arrived or changed`,
        link: '/updates',
      },
    ]
  return updates.map(({ slug, title, isNew }) => ({
    subject: isNew ? `New regulatory update: ${title}` : `A regulatory update changed: ${title}`,
    link: `/updates/${slug}`,
  }))
}
