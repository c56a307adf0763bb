import type { Risk, RiskFields } from '@plumbline/contract/compliance/risks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isOwnerOrManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { findActiveColleague } from '../../work/people/people-store.ts'
import { type EditErrors, editableRecord } from '../../work/records/current-record.ts'
import { controlsOfRisks } from '../controls/control-figure-store.ts'
import { requireNamedTopics, requireTopic } from '../topics/known-topic-store.ts'
import {
  assessed,
  findAssessment,
  insertAssessment,
  listAssessments,
  listRiskEntries,
} from './risk-assessment-store.ts'
import { addObligation, changeRisk, createRisk, obligationsOf } from './risk-creation.ts'
import { movedBetween } from './risk-drift.ts'
import { lockRisks } from './risk-figure-store.ts'
import { methodInUse } from './risk-method-store.ts'
import {
  asSummary,
  countByBand,
  countByCell,
  findRisk,
  hasProof,
  listAllRisks,
  listReasons,
  listRiskRows,
  listRisks,
  listStartKeys,
  lockRisk,
  recordLook,
} from './risk-store.ts'

export const riskHandlers = {
  list: members.risks.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, input.topic ? [input.topic] : [])
      return listRisks(tx, member, input)
    }),
  ),

  map: members.risks.map.handler(async ({ context: { db, inInstitution, institutionId, member } }) => {
    const tables = await loanTestData(db)
    return inInstitution(async (tx) => {
      const offered = await offeredObligations(tx, institutionId, todayIn(member.timeZone), tables)
      return {
        cells: await countByCell(tx, institutionId),
        ...(await countByBand(tx, institutionId)),
        offeredCount: offered.binding.length,
      }
    })
  }),

  rows: members.risks.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listRiskRows(tx, member, input)),
  ),

  find: members.risks.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const risk = await readRisk(tx, member, id)
      if (!risk) throw errors.NOT_FOUND()
      return risk
    }),
  ),

  create: managers.risks.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      // A new risk has no evidence yet.
      if (fields.controlStrength === 'strong') throw errors.STRENGTH_UNPROVEN()
      await checkInput(tx, institutionId, fields, null, errors)
      await requireTopic(tx, institutionId, fields.topic)
      const id = await createRisk(tx, institutionId, member, fields)
      await context.recordAct(tx, { action: 'risk.create', subjectId: id, detail: {} })
      return (await readRisk(tx, member, id))!
    }),
  ),

  update: members.risks.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await requireCurrent(tx, member, id, version, errors)
      await checkInput(tx, institutionId, fields, before.ownerId, errors)
      await requireTopic(tx, institutionId, fields.topic, before.topic)
      const today = todayIn(member.timeZone)
      const isTyped = before.figuredStrength === null
      if (isTyped && fields.controlStrength === 'strong' && !(await hasProof(tx, institutionId, id, today)))
        throw errors.STRENGTH_UNPROVEN()
      const prompts = before.needsLook ? await listReasons(tx, member, id) : []
      const changes = await changeRisk(tx, institutionId, member, before, fields, prompts)
      await context.recordAct(tx, {
        action: 'risk.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readRisk(tx, member, id))!
    }),
  ),

  review: members.risks.review.handler(({ input: { id, version, note, reviewOn }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await requireCurrent(tx, member, id, version, errors)
      await recordLook(tx, institutionId, id, reviewOn, member.fullName)
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'risk', id },
        { action: 'reviewed', changes: [{ field: 'conclusion', from: null, to: note }] },
      )
      await context.recordAct(tx, { action: 'risk.review', subjectId: id, detail: {} })
      return (await readRisk(tx, member, id))!
    }),
  ),

  addStart: managers.risks.addStart.handler(async ({ context }) => {
    const { db, institutionId, member, inInstitution, recordAct } = context
    const tables = await loanTestData(db)
    return inInstitution(async (tx) => {
      const today = todayIn(member.timeZone)
      const { binding, mayBind } = await offeredObligations(tx, institutionId, today, tables)
      for (const duty of binding) await addObligation(tx, institutionId, member, duty)
      if (binding.length > 0)
        await recordAct(tx, {
          action: 'risk.add_start',
          subjectId: null,
          detail: { count: binding.length },
        })
      return { added: binding.length, mayApply: mayBind.length }
    })
  }),

  approve: managers.risks.approve.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await lockRisks(tx, institutionId)
      const risks = (await listAllRisks(tx, institutionId)).map(assessed)
      if (risks.length === 0) throw errors.NO_RISKS()
      const method = await methodInUse(tx, institutionId)
      const assessment = await insertAssessment(tx, institutionId, member, input, method, risks)
      await context.recordAct(tx, {
        action: 'risk.approve',
        subjectId: assessment.id,
        detail: { count: risks.length, sha256: assessment.sha256 },
      })
      return assessment
    }),
  ),

  assessments: members.risks.assessments.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listAssessments(tx, institutionId)),
  ),

  assessment: members.risks.assessment.handler(
    ({ input: { id, untilId }, context: { inInstitution, institutionId }, errors }) =>
      inInstitution(async (tx) => {
        const found = await findAssessment(tx, institutionId, id)
        const later = untilId ? await findAssessment(tx, institutionId, untilId) : null
        if (!found || later === undefined) throw errors.NOT_FOUND()
        if (later && later.assessment.approvedAt <= found.assessment.approvedAt) throw errors.NOT_LATER()
        const now = later?.risks ?? (await listAllRisks(tx, institutionId)).map(assessed)
        const entries = await listRiskEntries(tx, institutionId, id, untilId)
        return { ...found, moved: movedBetween(found.risks, now, entries) }
      }),
  ),
}

async function offeredObligations(
  tx: Db,
  institutionId: string,
  today: string,
  tables: Awaited<ReturnType<typeof loanTestData>>,
) {
  const facts = await findFacts(tx, institutionId, today)
  const { binding, mayBind } = obligationsOf(facts, Number(today.slice(0, 4)), tables)
  const known = await listStartKeys(tx, institutionId)
  return {
    binding: binding.filter(({ key }) => !known.has(key)),
    mayBind: mayBind.filter(({ key }) => !known.has(key)),
  }
}

async function readRisk(tx: Db, reader: Reader, id: string): Promise<Risk | undefined> {
  const row = await findRisk(tx, reader, id)
  if (!row) return undefined
  return {
    ...row,
    ...asSummary(row),
    servedBy: (await controlsOfRisks(tx, reader.institutionId, [id])).get(id) ?? [],
    lookAgain: row.needsLook ? await listReasons(tx, reader, id) : [],
    mayEdit: isOwnerOrManager(reader, row),
  }
}

async function requireCurrent(tx: Db, reader: Reader, id: string, version: number, errors: EditErrors) {
  return editableRecord(
    await lockRisk(tx, reader, id),
    version,
    (row) => isOwnerOrManager(reader, row),
    errors,
  )
}

async function checkInput(
  tx: Db,
  institutionId: string,
  { ownerId, controlStrength, strengthReason }: RiskFields,
  ownerBefore: string | null,
  errors: { PERSON_UNKNOWN: () => Error; REASON_MISSING: () => Error },
) {
  if (controlStrength !== 'none' && strengthReason === '') throw errors.REASON_MISSING()
  if (ownerId && ownerId !== ownerBefore && !(await findActiveColleague(tx, institutionId, ownerId)))
    throw errors.PERSON_UNKNOWN()
}
