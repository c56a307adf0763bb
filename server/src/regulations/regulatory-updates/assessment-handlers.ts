import type { Assessment } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { assessmentStep } from '@plumbline/rules/regulations/assessment-step.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { findImportedAt } from '../../tenancy/institution-import/import-store.ts'
import { listSignedEvidence } from '../../work/evidence/evidence-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { countManagers } from '../../work/people/people-store.ts'
import { signAssessment } from './assessment-sign-off.ts'
import {
  type AssessmentRow,
  addStep,
  findAssessment,
  listOpenTasks,
  listSteps,
  lockAssessment,
  saveAssessment,
  shownAssessment,
} from './assessment-store.ts'
import { findUpdateRow } from './regulatory-update-store.ts'
import { listPeople, type UpdateRow } from './update-list.ts'
import { drawUpdateRedline } from './update-redline.ts'

const STEP_LABELS = {
  identified: 'Reopened as identified',
  assessed: 'Assessed',
  planned: 'Planned',
  not_applicable: 'Does not apply',
} as const

const NEEDS_IMPACT: readonly string[] = ['assessed', 'planned']

export const assessmentHandlers = {
  assess: managers.regulatoryUpdates.assess.handler(
    async ({ input, context: { db, member, institutionId, inInstitution, recordAct }, errors }) => {
      const update = await findUpdateRow(db, input.slug)
      if (!update) throw errors.NOT_FOUND()
      const { slug, version, ...given } = input
      const values = { ...given, status: given.status ?? assessmentStep(given) }
      const missing = reasonMissing(values)
      if (missing) throw errors.REASON_NEEDED({ data: { field: missing } })
      return inInstitution(async (tx) => {
        if (values.ownerId && !(await listPeople(tx, institutionId)).some(({ id }) => id === values.ownerId))
          throw errors.NO_SUCH_OWNER()
        const before = await lockAssessment(tx, institutionId, update.id)
        if ((before?.version ?? 0) !== version) throw errors.CHANGED_MEANWHILE()
        if (before?.status === 'completed') throw errors.SIGNED_OFF()
        const { priority = before?.priority ?? null, ...rest } = values
        const planner = plannerOf(before, values, member)
        await saveAssessment(tx, institutionId, update.id, { ...rest, ...planner, priority })
        if (values.priority !== undefined && values.priority !== (before?.priority ?? null))
          await addStep(tx, institutionId, {
            updateId: update.id,
            step: 'Priority',
            words: values.priority ?? 'As the rules of priority say',
            byId: member.userId,
            byName: member.fullName,
          })
        if ((before?.status ?? 'identified') !== values.status)
          await addStep(tx, institutionId, {
            updateId: update.id,
            step: STEP_LABELS[values.status],
            words: wordsOf(values),
            byId: member.userId,
            byName: member.fullName,
          })
        if (
          values.ownerId &&
          values.ownerId !== (before?.ownerId ?? null) &&
          values.ownerId !== member.userId
        )
          await notify(tx, institutionId, values.ownerId, {
            kind: 'assessment.assigned',
            subject: `${member.fullName} made you the owner of the assessment of “${update.title}”`,
            link: `/updates/${update.slug}`,
          })
        await recordAct(tx, {
          action: 'assessment.save',
          subjectId: update.id,
          detail: { status: values.status },
        })
        return readAssessment(tx, institutionId, update, todayIn(member.timeZone))
      })
    },
  ),

  signOff: managers.regulatoryUpdates.signOff.handler(
    async ({
      input: { slug, version, aloneReason },
      context: { db, member, institutionId, inInstitution, recordAct },
      errors,
    }) => {
      const update = await findUpdateRow(db, slug)
      if (!update) throw errors.NOT_FOUND()
      // The redline is drawn before the transaction: the thread takes its time, and no lock waits for it.
      const redline = await drawUpdateRedline(db, update, todayIn(member.timeZone))
      return inInstitution(async (tx) => {
        const before = await lockAssessment(tx, institutionId, update.id)
        if (!before || before.version !== version) throw errors.CHANGED_MEANWHILE()
        if (before.status !== 'planned') throw errors.NOT_PLANNED()
        const attached = await listSignedEvidence(tx, institutionId, { kind: 'assessment', id: update.id })
        if (attached.length === 0) throw errors.EVIDENCE_NEEDED()
        const open = await listOpenTasks(tx, institutionId, update.id)
        if (open.length > 0) throw errors.TASKS_OPEN(namedTasks(open))
        const isAlone = before.plannedBy === member.userId
        if (isAlone && (await countManagers(tx, institutionId)) > 1) throw errors.SECOND_PERSON_REQUIRED()
        if (isAlone && !aloneReason) throw errors.REASON_NEEDED({ data: { field: 'aloneReason' } })
        const signedHash = await signAssessment(tx, institutionId, {
          ...{ update, redline, member, attached },
          aloneReason: isAlone ? (aloneReason ?? null) : null,
        })
        await recordAct(tx, { action: 'assessment.sign_off', subjectId: update.id, detail: { signedHash } })
        return readAssessment(tx, institutionId, update, todayIn(member.timeZone))
      })
    },
  ),

  signedRecord: members.regulatoryUpdates.signedRecord.handler(
    async ({ input: { slug }, context: { db, institutionId, inInstitution }, errors }) => {
      const update = await findUpdateRow(db, slug)
      const signed = update && (await inInstitution((tx) => findAssessment(tx, institutionId, update.id)))
      if (!signed?.signedRecord || !signed.signedHash) throw errors.NOT_FOUND()
      return { record: signed.signedRecord, sha256: signed.signedHash }
    },
  ),

  reopen: managers.regulatoryUpdates.reopen.handler(
    async ({ input, context: { db, member, institutionId, inInstitution, recordAct }, errors }) => {
      const update = await findUpdateRow(db, input.slug)
      if (!update) throw errors.NOT_FOUND()
      return inInstitution(async (tx) => {
        const before = await lockAssessment(tx, institutionId, update.id)
        if (!before || before.version !== input.version) throw errors.CHANGED_MEANWHILE()
        await saveAssessment(tx, institutionId, update.id, {
          status: before.impact ? 'planned' : 'identified',
          signedBy: null,
          signedName: null,
          signedAt: null,
          signedRecord: null,
          signedHash: null,
          aloneReason: null,
        })
        await addStep(tx, institutionId, {
          updateId: update.id,
          step: before.signedHash ? `Reopened after the sign-off of ${before.signedName}` : 'Reopened',
          words: before.signedHash
            ? `${input.reason} (signed record: SHA-256 ${before.signedHash})`
            : input.reason,
          byId: member.userId,
          byName: member.fullName,
        })
        await recordAct(tx, { action: 'assessment.reopen', subjectId: update.id })
        return readAssessment(tx, institutionId, update, todayIn(member.timeZone))
      })
    },
  ),

  markNotApplicable: managers.regulatoryUpdates.markNotApplicable.handler(
    async ({
      input: { slugs, reason },
      context: { db, member, institutionId, inInstitution, recordAct },
    }) => {
      const updates = (await Promise.all(slugs.map((slug) => findUpdateRow(db, slug)))).filter(
        (one) => one !== undefined,
      )
      return inInstitution(async (tx) => {
        let changed = 0
        for (const { id } of updates) {
          const before = await lockAssessment(tx, institutionId, id)
          if (before?.status === 'completed' || before?.status === 'not_applicable') continue
          await saveAssessment(tx, institutionId, id, {
            status: 'not_applicable',
            notApplicableReason: reason,
          })
          await addStep(tx, institutionId, {
            updateId: id,
            step: STEP_LABELS.not_applicable,
            words: reason,
            byId: member.userId,
            byName: member.fullName,
          })
          changed++
        }
        if (changed > 0)
          await recordAct(tx, {
            action: 'assessment.save',
            subjectId: null,
            detail: { status: 'not_applicable', changed },
          })
        return { changed }
      })
    },
  ),
}

type Values = Pick<Assessment, 'impact' | 'impactReason' | 'notApplicableReason' | 'plan'> & {
  status: keyof typeof STEP_LABELS
}

function reasonMissing({
  status,
  impact,
  impactReason,
  notApplicableReason,
  plan,
}: Values): string | undefined {
  if (status === 'not_applicable' && !notApplicableReason) return 'notApplicableReason'
  if (NEEDS_IMPACT.includes(status) && !impact) return 'impact'
  if (NEEDS_IMPACT.includes(status) && !impactReason) return 'impactReason'
  return status === 'planned' && !plan ? 'plan' : undefined
}

/** Who last decided what the change means and what is done about it: not the one who signs it off. */
function plannerOf(
  before: AssessmentRow | undefined,
  values: Values,
  { userId, fullName }: { userId: string; fullName: string },
) {
  const isSame =
    before?.status === values.status &&
    (['impact', 'impactReason', 'plan'] as const).every((name) => before[name] === values[name])
  return isSame && before.plannedName ? {} : { plannedBy: userId, plannedName: fullName }
}

const TASKS_NAMED = 5

function namedTasks(open: readonly { title: string }[]) {
  const titles = open.map(({ title }) => title)
  const named = titles.slice(0, TASKS_NAMED).map((title) => `“${title}”`)
  const more = titles.length - named.length
  return {
    message: `Finish or cancel first: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    data: { titles, count: titles.length },
  }
}

function wordsOf({ status, impact, impactReason, notApplicableReason, plan }: Values): string {
  if (status === 'not_applicable') return notApplicableReason ?? ''
  if (status === 'planned') return plan ?? ''
  return impact ? `Impact ${impact}: ${impactReason}` : ''
}

/** A week before the day in force, unless that has passed. */
export function proposedDueOn({ effectiveOn, complianceOn }: UpdateRow, today: string): string | null {
  const day = complianceOn ?? effectiveOn
  if (!day) return null
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 7)
  const proposed = date.toISOString().slice(0, 10)
  return proposed > today ? proposed : null
}

export async function readAssessment(
  db: Db,
  institutionId: string,
  update: UpdateRow,
  today: string,
): Promise<Assessment> {
  const [row, steps, importedAt] = await Promise.all([
    findAssessment(db, institutionId, update.id),
    listSteps(db, institutionId, update.id),
    findImportedAt(db, institutionId),
  ])
  return shownAssessment(row, steps, proposedDueOn(update, today), importedAt)
}
