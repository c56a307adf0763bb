import {
  MARKETING_REVIEW_FIELDS,
  type MarketingReview,
  type MarketingReviewFields,
} from '@plumbline/contract/compliance/marketing-reviews.ts'
import { REVIEW_DECISION_LABELS } from '@plumbline/contract/compliance/review-decisions.ts'
import type { Db } from '@plumbline/database/db.ts'
import { advertisingRetention } from '@plumbline/rules/marketing/advertising-retention.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { findActiveColleague, findColleagues } from '../../work/people/people-store.ts'
import { currentRecord, editableRecord } from '../../work/records/current-record.ts'
import { historyOf } from '../../work/records/record-columns.ts'
import {
  authorOf,
  checkDecision,
  decidingOf,
  isApproved,
  REOPENED,
} from '../review-decisions/review-decision.ts'
import { settleDecision } from '../review-decisions/settle-decision.ts'
import { createMarketingReview, tellPeople } from './marketing-review-creation.ts'
import {
  asSummary,
  findMarketingReview,
  listMarketingReviewRows,
  listMarketingReviews,
  lockMarketingReview,
  type MarketingReviewRow,
  updateMarketingReview,
} from './marketing-review-store.ts'
import { marketingReviewPath } from './marketing-review-subject.ts'
import { countedOf, findInstitutionKind, wordsFound } from './marketing-review-words.ts'

const KIND = 'marketing_review'

type Member = Reader & { timeZone: string }

export const marketingReviewHandlers = {
  list: members.marketingReviews.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listMarketingReviews(tx, member, input)),
  ),

  rows: members.marketingReviews.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listMarketingReviewRows(tx, member, input)),
  ),

  find: members.marketingReviews.find.handler(
    ({ input: { id }, context: { inInstitution, member }, errors }) =>
      inInstitution((tx) => requirePiece(tx, member, id, errors)),
  ),

  create: members.marketingReviews.create.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const today = todayIn(member.timeZone)
      const fields = whenRetired(input, today)
      await checkInput(tx, member, fields, undefined, errors)
      const kind = await findInstitutionKind(tx, institutionId)
      const id = await createMarketingReview(tx, institutionId, member, fields, kind)
      await context.recordAct(tx, { action: 'marketing_review.create', subjectId: id, detail: {} })
      return requirePiece(tx, member, id, errors)
    }),
  ),

  update: members.marketingReviews.update.handler(({ input: { id, version, ...input }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = editableRecord(
        await lockMarketingReview(tx, member, id),
        version,
        (row) => mayEdit(member, row),
        errors,
      )
      const today = todayIn(member.timeZone)
      const isRewritten = changesWhatIsDecided(before, input)
      const isBack = before.status === 'retired' && input.status !== 'retired'
      const reopens = before.decision !== 'open' && (isRewritten || isBack)
      // What runs with other words than the approved ones is in review again.
      const runs = before.status === 'in_use' && input.status === 'in_use'
      const fields = whenRetired({ ...input, ...(reopens && runs && { status: 'in_review' }) }, today)
      await checkInput(tx, member, fields, reopens ? { ...before, ...REOPENED } : before, errors)
      const findingCount = countedOf(wordsFound(fields, before.institution))
      await updateMarketingReview(tx, institutionId, id, { fields, findingCount }, member.fullName, {
        ...{ reopens, changedById: isRewritten ? member.userId : null },
      })
      const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const changes = changesBetween(
        {
          ...historyOf(MARKETING_REVIEW_FIELDS, before, () => before.ownerName),
          decision: REVIEW_DECISION_LABELS[before.decision],
        },
        {
          ...historyOf(MARKETING_REVIEW_FIELDS, fields, () => owner?.fullName ?? null),
          decision: REVIEW_DECISION_LABELS[reopens ? 'open' : before.decision],
        },
      )
      await recordHistory(tx, institutionId, member, { kind: KIND, id }, { action: 'changed', changes })
      await tellPeople(tx, institutionId, member, id, fields, before)
      await context.recordAct(tx, {
        action: 'marketing_review.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return requirePiece(tx, member, id, errors)
    }),
  ),

  decide: managers.marketingReviews.decide.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { member } = context
      const piece = currentRecord(await lockMarketingReview(tx, member, input.id), input.version, errors)
      await checkDecision(tx, member, piece, input, errors)
      if (
        input.decision === 'approved' &&
        input.note === '' &&
        countedOf(wordsFound(piece, piece.institution)) > 0
      )
        throw errors.WORDS_OPEN()
      await settleDecision(tx, member, input, {
        ...{ kind: KIND, table: 'marketing_reviews', row: piece },
        name: `the marketing piece “${piece.title}”`,
        link: marketingReviewPath(input.id),
      })
      await context.recordAct(tx, {
        action: 'marketing_review.decide',
        subjectId: input.id,
        detail: { decision: input.decision },
      })
      return requirePiece(tx, member, input.id, errors)
    }),
  ),
}

const mayEdit = (reader: Reader, { ownerId, authorId }: Pick<MarketingReviewRow, 'ownerId' | 'authorId'>) =>
  isManager(reader) || ownerId === reader.userId || authorId === reader.userId

const DECIDED_ON = [
  ...['product', 'channel', 'link', 'text'],
  ...['rateMayChange', 'hasAccountFees', 'isPrescreened'],
] as const satisfies readonly (keyof MarketingReviewFields)[]

const changesWhatIsDecided = (before: MarketingReviewFields, after: MarketingReviewFields): boolean =>
  DECIDED_ON.some((field) => before[field] !== after[field]) || runsLonger(before.expiresOn, after.expiresOn)

const runsLonger = (before: string | null, after: string | null): boolean =>
  before !== null && (after === null || after > before)

/** A piece that is taken down without a day was used until today. */
const whenRetired = (fields: MarketingReviewFields, today: string): MarketingReviewFields =>
  fields.status === 'retired' && fields.lastUsedOn === null ? { ...fields, lastUsedOn: today } : fields

async function requirePiece(
  tx: Db,
  member: Member,
  id: string,
  errors: { NOT_FOUND: () => Error },
): Promise<MarketingReview> {
  const row = await findMarketingReview(tx, member, id)
  if (!row) throw errors.NOT_FOUND()
  const { ownerName: _, changedByName: __, authorName: ___, institution: ____, ...rest } = row
  const { authorId: _____, changedById: ______, ...piece } = rest
  return {
    ...piece,
    ...asSummary(row),
    author: authorOf(row),
    findings: wordsFound(row, row.institution),
    retention: advertisingRetention(row),
    mayEdit: mayEdit(member, row),
    ...(await decidingOf(tx, member, row)),
  }
}

type InputErrors = Record<
  'PERSON_UNKNOWN' | 'ENDS_BEFORE_START' | 'DATE_AHEAD' | 'EXPIRY_NEEDED' | 'NOT_APPROVED',
  () => Error
>

async function checkInput(
  tx: Db,
  member: Member,
  { ownerId, status, startsOn, expiresOn, lastUsedOn }: MarketingReviewFields,
  before: Pick<MarketingReviewRow, 'ownerId' | 'decision' | 'status'> | undefined,
  errors: InputErrors,
) {
  if (startsOn && ((expiresOn && expiresOn < startsOn) || (lastUsedOn && lastUsedOn < startsOn)))
    throw errors.ENDS_BEFORE_START()
  if (lastUsedOn && lastUsedOn > todayIn(member.timeZone)) throw errors.DATE_AHEAD()
  if (status === 'in_use') {
    if (before?.status !== 'in_use' && !isApproved(before?.decision ?? 'open')) throw errors.NOT_APPROVED()
    if (expiresOn === null) throw errors.EXPIRY_NEEDED()
  }
  if (
    ownerId &&
    ownerId !== before?.ownerId &&
    !(await findActiveColleague(tx, member.institutionId, ownerId))
  )
    throw errors.PERSON_UNKNOWN()
}
