import {
  PRODUCT_REVIEW_FIELDS,
  type ProductReview,
  type ProductReviewFields,
} from '@plumbline/contract/compliance/product-reviews.ts'
import { REVIEW_DECISION_LABELS } from '@plumbline/contract/compliance/review-decisions.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { findColleagues } from '../../work/people/people-store.ts'
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
import { createProductReview, tellPeople } from './product-review-creation.ts'
import {
  asSummary,
  findProductReview,
  listProductReviewRows,
  listProductReviews,
  lockProductReview,
  type ProductReviewRow,
  tickStep,
  updateProductReview,
} from './product-review-store.ts'
import { productReviewPath } from './product-review-subject.ts'
import { finishesSteps, tellStepsDone } from './steps-done.ts'

const KIND = 'product_review'

export const productReviewHandlers = {
  list: members.productReviews.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listProductReviews(tx, member, input)),
  ),

  rows: members.productReviews.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listProductReviewRows(tx, member, input)),
  ),

  find: members.productReviews.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution((tx) => requireReview(tx, member, id, errors)),
  ),

  create: members.productReviews.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkInput(tx, member, fields, undefined, errors)
      const id = await createProductReview(tx, institutionId, member, fields)
      await context.recordAct(tx, { action: 'product_review.create', subjectId: id, detail: {} })
      return requireReview(tx, member, id, errors)
    }),
  ),

  update: members.productReviews.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = editableRecord(
        await lockProductReview(tx, member, id),
        version,
        (row) => mayEdit(member, row),
        errors,
      )
      const isRewritten = DECIDED_ON.some((field) => before[field] !== fields[field])
      const reopens = before.decision !== 'open' && (isRewritten || isTakenUpAgain(before, fields))
      await checkInput(tx, member, fields, reopens ? { ...before, ...REOPENED } : before, errors)
      await updateProductReview(tx, institutionId, id, fields, member.fullName, {
        ...{ reopens, changedById: isRewritten ? member.userId : null },
      })
      const [owner] = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const changes = changesBetween(
        { ...historyFields(before, before.ownerName), decision: REVIEW_DECISION_LABELS[before.decision] },
        {
          ...historyFields(fields, owner?.fullName ?? null),
          decision: REVIEW_DECISION_LABELS[reopens ? 'open' : before.decision],
        },
      )
      await recordHistory(tx, institutionId, member, { kind: KIND, id }, { action: 'changed', changes })
      await tellPeople(tx, institutionId, member, id, fields, before)
      // Who is asked for the decision by the same change hears of it once.
      const isAskedNow = fields.status === 'in_review' && before.status !== 'in_review'
      if (finishesSteps(before.steps, fields.steps) && !isAskedNow)
        await tellStepsDone(tx, institutionId, member, {
          ...{ ...before, ...fields, id },
          decision: reopens ? 'open' : before.decision,
        })
      await context.recordAct(tx, {
        action: 'product_review.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return requireReview(tx, member, id, errors)
    }),
  ),

  tick: members.productReviews.tick.handler(({ input: { id, stepId, isDone }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const review = await lockProductReview(tx, member, id)
      const step = review?.steps.find((each) => each.id === stepId)
      if (!review || !step) throw errors.NOT_FOUND()
      if (!mayEdit(member, review) && step.ownerId !== member.userId) throw errors.NOT_ALLOWED()
      if ((step.doneOn !== null) !== isDone) {
        const doneOn = isDone ? todayIn(member.timeZone) : null
        await tickStep(tx, institutionId, { id, stepId, doneOn }, member.fullName)
        await recordHistory(
          tx,
          institutionId,
          member,
          { kind: KIND, id },
          {
            action: isDone ? 'item_ticked' : 'item_unticked',
            changes: [{ field: 'step', from: null, to: step.title }],
          },
        )
        await context.recordAct(tx, { action: 'product_review.tick', subjectId: id, detail: { isDone } })
        const steps = review.steps.map((each) => (each.id === stepId ? { doneOn } : each))
        if (finishesSteps(review.steps, steps)) await tellStepsDone(tx, institutionId, member, review)
      }
      return requireReview(tx, member, id, errors)
    }),
  ),

  decide: managers.productReviews.decide.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { member } = context
      const review = currentRecord(await lockProductReview(tx, member, input.id), input.version, errors)
      await checkDecision(tx, member, review, input, errors)
      await settleDecision(tx, member, input, {
        ...{ kind: KIND, table: 'product_reviews', row: review },
        name: `“${review.title}”`,
        link: productReviewPath(input.id),
      })
      await context.recordAct(tx, {
        action: 'product_review.decide',
        subjectId: input.id,
        detail: { decision: input.decision },
      })
      return requireReview(tx, member, input.id, errors)
    }),
  ),
}

const mayEdit = (reader: Reader, { ownerId, authorId }: Pick<ProductReviewRow, 'ownerId' | 'authorId'>) =>
  isManager(reader) || ownerId === reader.userId || authorId === reader.userId

const DECIDED_ON = ['title', 'kind', 'productLine', 'description', 'customerImpact'] as const

/** What was launched or withdrawn and is worked on again is decided on again. */
const isTakenUpAgain = (before: ProductReviewRow, { status }: ProductReviewFields): boolean =>
  ['launched', 'withdrawn'].includes(before.status) && status !== before.status && status !== 'withdrawn'

const historyFields = (fields: ProductReviewFields, owner: string | null) => ({
  ...historyOf(PRODUCT_REVIEW_FIELDS, fields, () => owner),
  steps: JSON.stringify(fields.steps.map(({ title, ownerId, doneOn }) => [title, ownerId, doneOn])),
})

async function requireReview(
  tx: Db,
  reader: Reader,
  id: string,
  errors: { NOT_FOUND: () => Error },
): Promise<ProductReview> {
  const row = await findProductReview(tx, reader, id)
  if (!row) throw errors.NOT_FOUND()
  const { ownerName: _, changedByName: __, authorName: ___, ...rest } = row
  const { authorId: _____, changedById: ______, ...review } = rest
  const edits = mayEdit(reader, row)
  return {
    ...review,
    ...asSummary(row),
    author: authorOf(row),
    steps: row.steps.map((step) => ({ ...step, mayTick: edits || step.ownerId === reader.userId })),
    mayEdit: edits,
    ...(await decidingOf(tx, reader, row)),
  }
}

interface InputErrors {
  PERSON_UNKNOWN: () => Error
  DATE_AHEAD: () => Error
  NOT_APPROVED: () => Error
}

/** People who were named before may have left; they stay until somebody else is named. */
async function checkInput(
  tx: Db,
  member: Reader & { timeZone: string },
  { ownerId, status, steps }: ProductReviewFields,
  before: Pick<ProductReviewRow, 'ownerId' | 'steps' | 'decision' | 'status'> | undefined,
  errors: InputErrors,
) {
  const today = todayIn(member.timeZone)
  if (steps.some(({ doneOn }) => doneOn !== null && doneOn > today)) throw errors.DATE_AHEAD()
  if (status === 'launched' && before?.status !== 'launched' && !isApproved(before?.decision ?? 'open'))
    throw errors.NOT_APPROVED()
  const known = new Set([before?.ownerId, ...(before?.steps ?? []).map((step) => step.ownerId)])
  const named = new Set([ownerId, ...steps.map((step) => step.ownerId)])
  const added = [...named].filter((userId) => userId !== null && !known.has(userId)) as string[]
  const people = await findColleagues(tx, member.institutionId, added)
  if (people.filter(({ isSuspended }) => !isSuspended).length < added.length) throw errors.PERSON_UNKNOWN()
}
