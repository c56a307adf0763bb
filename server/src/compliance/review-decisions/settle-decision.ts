import {
  type DecisionInput,
  REVIEW_DECISION_LABELS,
} from '@plumbline/contract/compliance/review-decisions.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { recordDecision, tellDecided } from './review-decision.ts'

interface Decided {
  kind: 'product_review' | 'marketing_review'
  table: 'product_reviews' | 'marketing_reviews'
  row: { authorId: string | null; ownerId: string | null }
  /** As the notification calls it. */
  name: string
  link: string
}

/** Stores a decision, writes it into the history, and tells author and owner. */
export async function settleDecision(
  tx: Db,
  member: Reader & { fullName: string; timeZone: string },
  input: Omit<DecisionInput, 'version'>,
  { kind, table, row, name, link }: Decided,
): Promise<void> {
  const { institutionId, fullName, timeZone } = member
  const { id, decision, note } = input
  const label = REVIEW_DECISION_LABELS[decision]
  await recordDecision(tx, table, { institutionId, fullName, decidedOn: todayIn(timeZone) }, input)
  const changes = changesBetween(
    { decision: null, decisionNote: null },
    { decision: label, decisionNote: note },
  )
  await recordHistory(tx, institutionId, member, { kind, id }, { action: 'reviewed', changes })
  await tellDecided(tx, institutionId, member, [row.authorId, row.ownerId], {
    ...{ kind: `${kind}.decided`, link },
    subject: `${fullName} decided on ${name}: ${label.toLowerCase()}`,
  })
}
