import type { Db } from '@plumbline/database/db.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { changedSections, sectionNames } from '@plumbline/rules/policies/policy-sections.ts'
import { sql } from 'drizzle-orm'
import { longDay } from '../../platform/days/long-day.ts'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { findColleagues } from '../../work/people/people-store.ts'
import { findReaderIds } from '../readers/reader-store.ts'
import { findQuiz, insertRequests, saveQuiz } from './attestation-store.ts'
import { policyPath } from './policy-subject.ts'

/** A person who has to sign again has this many days. */
export const SIGN_AGAIN_DAYS = 14
const VERSIONS_AT_ONCE = 20

interface NewVersion extends Record<string, unknown> {
  id: string
  policyId: string
  number: number
  title: string
  body: string
}

interface Earlier extends Record<string, unknown> {
  userId: string
  versionId: string
  body: string
  sections: string[]
  isSigned: boolean
  askedBy: string
  askedByName: string
}

/** Asks again, for each version that came into force. True while there is more to do. */
export async function askToSignAgain(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; today: string }>(sql`
    select distinct i.id, (${now.toISOString()}::timestamptz at time zone i.time_zone)::date::text as today
    from policy_versions v join institutions i on i.id = v.institution_id
    where v.state = 'approved' and i.suspended_at is null
      and v.effective_on <= (${now.toISOString()}::timestamptz at time zone i.time_zone)::date
      and not exists (select 1 from policy_signature_rounds r
        where r.institution_id = v.institution_id and r.version_id = v.id)
    limit ${VERSIONS_AT_ONCE}`)
  let isMore = rows.length === VERSIONS_AT_ONCE
  for await (const { id, today } of inTurn(rows))
    isMore = (await inInstitution(db, id, (tx) => askWithin(tx, id, today))) || isMore
  return isMore
}

/** In the transaction of an approval that takes effect at once, or in the hourly work. */
export async function askWithin(tx: Db, institutionId: string, today: string): Promise<boolean> {
  const { rows } = await tx.execute<NewVersion & { isLatest: boolean }>(sql`
    with claimed as (insert into policy_signature_rounds (institution_id, version_id)
      select v.institution_id, v.id from policy_versions v
      where v.institution_id = ${institutionId} and v.state = 'approved' and v.effective_on <= ${today}::date
        and not exists (select 1 from policy_signature_rounds r
          where r.institution_id = v.institution_id and r.version_id = v.id)
      order by v.id limit ${VERSIONS_AT_ONCE}
      on conflict do nothing returning version_id)
    select v.id, v.policy_id as "policyId", v.number, v.body, p.title,
      not exists (select 1 from policy_versions n where n.institution_id = v.institution_id
        and n.policy_id = v.policy_id and n.state = 'approved' and n.number > v.number
        and n.effective_on <= ${today}::date) as "isLatest"
    from claimed c join policy_versions v on v.institution_id = ${institutionId} and v.id = c.version_id
    join policies p on p.institution_id = v.institution_id and p.id = v.policy_id`)
  for (const { isLatest, ...version } of rows)
    if (isLatest) await askForVersion(tx, institutionId, version, today)
  return rows.length === VERSIONS_AT_ONCE
}

async function askForVersion(tx: Db, institutionId: string, version: NewVersion, today: string) {
  const earlier = await listEarlier(tx, institutionId, version)
  if (earlier.length === 0) return
  const ids = earlier.map(({ userId }) => userId)
  const active = new Set([
    ...(await findColleagues(tx, institutionId, ids)).flatMap(({ userId, isSuspended }) =>
      isSuspended ? [] : [userId],
    ),
    ...(await findReaderIds(tx, institutionId, ids)),
  ])
  const names = sectionNames(version.body)
  const changes = new Map<string, string[]>()
  const dueOn = formatDay(parseDay(today, 'today') + SIGN_AGAIN_DAYS)
  let asked = 0
  for (const { userId, versionId, body, sections, isSigned, askedBy, askedByName } of earlier) {
    if (!active.has(userId)) continue
    if (!changes.has(versionId)) changes.set(versionId, changedSections(body, version.body))
    const changed = changes.get(versionId)!.filter((name) => sections.length === 0 || sections.includes(name))
    // A person who never signed still owes a signature.
    if (isSigned && changed.length === 0) continue
    const told = await insertRequests(
      tx,
      institutionId,
      {
        ...{ policyId: version.policyId, versionId: version.id, dueOn },
        sections: sections.filter((name) => names.includes(name)),
        changed: isSigned ? changed.map((name) => name || 'Beginning').slice(0, 100) : [],
      },
      [userId],
      { userId: askedBy, fullName: askedByName },
    )
    if (told.length === 0) continue
    asked++
    await notify(tx, institutionId, userId, {
      kind: 'attestation.asked',
      subject: isSigned
        ? `“${version.title}” changed since you signed it: read and sign version ${version.number}, due ${longDay(dueOn)}`
        : `Read and sign “${version.title}”, due ${longDay(dueOn)}`,
      link: `${policyPath(version.policyId)}/sign`,
    })
  }
  if (asked === 0) return
  const quiz = await findQuiz(tx, institutionId, earlier[0]!.versionId)
  if (quiz.length > 0) await saveQuiz(tx, institutionId, version.id, quiz, 'Plumbline')
  await recordHistory(
    tx,
    institutionId,
    null,
    { kind: 'policy', id: version.policyId },
    {
      action: 'signatures_asked',
      changes: [
        { field: 'people', from: null, to: String(asked) },
        { field: 'dueOn', from: null, to: dueOn },
      ],
    },
  )
}

/** The last request of each person for an earlier version, the newest version first. */
async function listEarlier(tx: Db, institutionId: string, version: NewVersion): Promise<Earlier[]> {
  const { rows } = await tx.execute<Earlier>(sql`
    with last as (select distinct on (a.user_id) a.user_id, a.version_id, a.sections, a.signed_at, a.asked_by,
        a.asked_by_name, v.number
      from attestations a
      join policy_versions v on v.institution_id = a.institution_id and v.id = a.version_id
      where a.institution_id = ${institutionId} and a.policy_id = ${version.policyId} and v.number < ${version.number}
      order by a.user_id, v.number desc)
    select l.user_id as "userId", l.version_id as "versionId", v.body, to_json(l.sections) as sections,
      l.signed_at is not null as "isSigned", l.asked_by as "askedBy", l.asked_by_name as "askedByName"
    from last l join policy_versions v on v.institution_id = ${institutionId} and v.id = l.version_id
    order by l.number desc, l.user_id limit 2000`)
  return rows
}
