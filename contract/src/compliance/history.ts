import { z } from 'zod'
import { members } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SUBJECT_REFUSALS, SubjectRef } from './subjects.ts'

export const HISTORY_PAGE_SIZE = 50

/**
 * One field before and after: a day as 2026-01-14, a person as the name of then, a choice as its
 * code, which screens put into words, or, of a described record, as the word of then. Null is an empty field.
 */
export const HistoryChange = z.object({
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type HistoryChange = z.infer<typeof HistoryChange>

/** What histories tell. The screens have words for each. */
export type HistoryAction =
  | 'created'
  | 'changed'
  | 'change_undone'
  | 'commented'
  | 'comment_edited'
  | 'comment_removed'
  | 'comment_resolved'
  | 'comment_reopened'
  | 'evidence_added'
  | 'evidence_replaced'
  | 'evidence_removed'
  | 'citation_added'
  | 'citation_removed'
  | 'link_added'
  | 'link_removed'
  | 'item_ticked'
  | 'item_unticked'
  | 'dates_skipped'
  | 'approval_asked'
  | 'approved'
  | 'sent_back'
  | 'closure_asked'
  | 'closed'
  | 'reopened'
  | 'version_started'
  | 'draft_discarded'
  | 'sent_for_review'
  | 'taken_back'
  | 'suggested'
  | 'suggestion_accepted'
  | 'suggestion_rejected'
  | 'signatures_asked'
  | 'completed'
  | 'completion_taken_back'
  | 'run_passed'
  | 'run_failed'
  | 'sample_drawn'
  | 'stopped'
  | 'reviewed'
  | 'questionnaire_sent'
  | 'questionnaire_submitted'
  | 'questionnaire_returned'
  | 'questionnaire_accepted'
  | 'questionnaire_withdrawn'

export const HistoryEntry = z.object({
  id: Id,
  at: StoredMoment,
  /** Null where the program did it, such as the next task of a series. */
  actorId: Id.nullable(),
  actorName: z.string(),
  /** A `HistoryAction`, or what an older version of the program recorded. */
  action: z.string(),
  changes: z.array(HistoryChange),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const history = {
  list: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/history', summary: 'Who changed what, newest first' })
    .input(SubjectRef.extend({ page: z.number().int().min(1).max(1_000).default(1) }))
    .output(z.object({ items: z.array(HistoryEntry), totalCount: z.number().int(), hasMore: z.boolean() })),
}
