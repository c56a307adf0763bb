import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { todayIn } from '../../platform/days/today.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { addEvidenceUse, insertEvidence, listSignedEvidence } from '../../work/evidence/evidence-store.ts'
import { signAssessment } from './assessment-sign-off.ts'
import { addStep, listAssessments, saveAssessment } from './assessment-store.ts'
import { listUpdates, type UpdateRow } from './update-list.ts'
import { drawUpdateRedline } from './update-redline.ts'

/** A row of a query, which an interface is not. */
type Person = { userId: string; fullName: string }

/** Assessments of the updates that come with the program; made when both they and the sample institution are there. */
export const assessmentSample: SamplePart = {
  name: 'assessments',
  make: ({ db }) => makeSampleAssessments(db),
}

/** Does nothing where there is no sample institution, where its assessments were made, or before the texts are loaded. */
export async function makeSampleAssessments(db: Db): Promise<void> {
  const { rows: samples } = await db.execute<{ id: string; timeZone: string }>(
    sql`select id, time_zone as "timeZone" from institutions where is_sample limit 1`,
  )
  const [sample] = samples
  if (!sample) return
  const { id: institutionId, timeZone } = sample
  const updates = (await listUpdates(db)).filter(({ source }) => source === 'text')
  const { manager, officer } = await findPeople(db, institutionId)
  if (updates.length === 0 || !manager || !officer) return
  const redlines = new Map<string, Awaited<ReturnType<typeof drawUpdateRedline>>>()
  for (const update of updates)
    if (planOf(update).status === 'completed')
      redlines.set(update.id, await drawUpdateRedline(db, update, todayIn(timeZone)))
  await inInstitution(db, institutionId, async (tx) => {
    // Of two processes, the second waits here and finds the work done.
    await tx.execute(sql`select pg_advisory_xact_lock(7468311)`)
    if ((await listAssessments(tx, institutionId)).length > 0) return
    const proof = redlines.size > 0 ? await insertProof(tx, institutionId, manager, todayIn(timeZone)) : ''
    for (const update of updates) {
      const { status, ...plan } = planOf(update)
      if (status === 'identified') continue
      const by = { byId: manager.userId, byName: manager.fullName }
      const isDecidedOut = status === 'not_applicable'
      await saveAssessment(tx, institutionId, update.id, {
        ...plan,
        status: status === 'completed' ? 'planned' : status,
        ownerId: isDecidedOut ? manager.userId : officer.userId,
        ...(!isDecidedOut && { plannedBy: manager.userId, plannedName: manager.fullName }),
      })
      await addStep(tx, institutionId, {
        updateId: update.id,
        step: isDecidedOut ? 'Does not apply' : status === 'assessed' ? 'Assessed' : 'Planned',
        words: plan.notApplicableReason ?? plan.plan ?? `Impact ${plan.impact}: ${plan.impactReason}`,
        ...by,
      })
      const redline = redlines.get(update.id)
      if (!redline) continue
      const subject = { kind: 'assessment', id: update.id } as const
      await addEvidenceUse(tx, institutionId, manager, proof, subject)
      const attached = await listSignedEvidence(tx, institutionId, subject)
      await signAssessment(tx, institutionId, {
        ...{ update, redline, member: manager, attached },
        aloneReason: 'We have one manager. The supervisory committee reads the signed records each quarter.',
      })
    }
    // As old as the updates themselves, within three months.
    await tx.execute(sql`
      update update_assessments a set created_at = aged.begun,
        signed_at = case when a.signed_at is not null then least(a.signed_at, aged.begun + aged.place * interval '5 days') end
      from (select r.id, greatest(r.dated, current_date - 85 + (length(r.title) % 80))::timestamptz as begun,
          row_number() over (order by r.dated, r.id) % 15 + 1 as place from regulatory_updates r) as aged
      where a.institution_id = ${institutionId} and aged.id = a.update_id and aged.begun < now()`)
  })
}

/** One piece of evidence that all signed assessments share. */
function insertProof(tx: Db, institutionId: string, manager: Person, validOn: string): Promise<string> {
  return insertEvidence(tx, institutionId, manager, {
    ...{ title: 'Changed figures and procedures, with the screens before and after', type: 'document' },
    ...{ note: '', validOn, fileId: null, target: null, replacesId: null },
    address: 'Compliance drive, folder “Changes of law”',
  })
}

async function findPeople(db: Db, institutionId: string): Promise<{ manager?: Person; officer?: Person }> {
  const { rows } = await db.execute<Person & { role: string }>(sql`
    select user_id as "userId", full_name as "fullName", role from user_profiles
    where institution_id = ${institutionId} and seat = 'member' order by full_name`)
  const manager = rows.find(({ role }) => role === 'manager')
  const officer = rows.find(({ fullName }) => fullName === 'Sample Officer')
  return { ...(manager ? { manager } : {}), ...(officer ? { officer } : {}) }
}

type Plan = Pick<
  Parameters<typeof saveAssessment>[3],
  'impact' | 'impactReason' | 'notApplicableReason' | 'plan' | 'evidence' | 'noEvidenceReason'
> & { status: 'identified' | 'assessed' | 'planned' | 'completed' | 'not_applicable' }

/** One state for each sort of update, so that every step of the work can be seen. */
function planOf({ kind, legalStatus, days, parts }: UpdateRow): Plan {
  if (legalStatus)
    return {
      status: 'not_applicable',
      notApplicableReason: 'The rule is not in force; see the legal status of its paragraphs.',
    }
  if (parts.includes('1013'))
    return { status: 'not_applicable', notApplicableReason: 'We make no consumer leases.' }
  if (kind === 'correction' || kind === 'text-change') return { status: 'identified' }
  if (kind === 'threshold')
    return {
      status: days.length > 0 ? 'completed' : 'planned',
      impact: 'low',
      impactReason: 'Yearly figures; no step of our work changes.',
      plan: 'Update the figures in the loan origination system and in the loan tests.',
      ...(days.length > 0
        ? { evidence: 'Screens of the figures in the loan origination system, checked by a second person.' }
        : {}),
    }
  if (kind === 'interim-final-rule')
    return {
      status: 'assessed',
      impact: 'medium',
      impactReason: 'Moves the days from which small business loans are reported.',
    }
  return {
    status: days.length > 0 ? 'completed' : 'planned',
    impact: 'medium',
    impactReason: 'Changes a procedure of the lending staff.',
    plan: 'Amend the procedure, train the staff, and test the first ten loans.',
    ...(days.length > 0 ? { noEvidenceReason: 'The procedure itself is on file under Policies.' } : {}),
  }
}
