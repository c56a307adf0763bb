import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import { addMonths, formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { changeProblem } from '../work/change-words.ts'
import { dayText, todayText } from '../work/day-text.ts'
import { changeFields, refreshListed, reversed } from '../work/listed-record.ts'
import { useRecordForm } from '../work/record-form.tsx'
import { LawChanges } from './law-card.tsx'
import { POLICY_IN_LIST } from './policy-in-list.ts'
import { VersionProse } from './version-prose.tsx'

const NOTHING_TO_CHANGE = 'Reviewed: nothing to change.'

/** The regular review of a policy whose text stays: read it, say so, and name the next day. */
export function PolicyReviewDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const { id, title, versions, nextReviewOn, reviewMonths } = policy
  const queries = useQueryClient()
  const start = useRef<HTMLElement>(null)
  const effective = versions.find(({ state }) => state === 'effective')
  const law = useQuery(
    api.policyLaw.ofVersion.queryOptions({
      input: { id, versionId: effective?.id ?? '' },
      enabled: effective !== undefined,
    }),
  ).data
  const { draft, set, dialog } = useRecordForm({
    keptAs: 'policy-review',
    onClose,
    record: policy,
    draft: () => ({
      note: '',
      nextReviewOn: formatDay(addMonths(parseDay(todayText(), 'today'), reviewMonths)) as string,
    }),
    find: (one) => apiClient.policies.find({ id: one.id }),
    words: { note: 'What you looked at', nextReviewOn: 'Next review by' },
    check: (review) =>
      review.nextReviewOn <= todayText() ? 'Choose a later day than today for the next review.' : undefined,
    async save(review, version) {
      const now = await apiClient.policies.find({ id })
      const body = [NOTHING_TO_CHANGE, review.note.trim()].filter(Boolean).join('\n\n')
      const comment = await apiClient.comments.add({ kind: 'policy', id, body })
      try {
        const { nextReviewOn: to } = review
        const saved = await POLICY_IN_LIST.save({ ...now, version }, { nextReviewOn: to })
        return { version: saved.version, to, commentId: comment.id }
      } catch (error) {
        await apiClient.comments.remove({ id: comment.id }).catch(() => undefined)
        throw error
      }
    },
    stale: [api.policies.key(), api.comments.key(), api.dashboard.key()],
    failure: 'The review could not be recorded. Please try again.',
    onSaved({ version, to, commentId }) {
      onClose()
      const changes = reversed([{ key: 'nextReviewOn', from: nextReviewOn, to }])
      showToast(`Reviewed; next review by ${dayText(to)}`, title, {
        label: 'Undo',
        onPress: () =>
          void takeBack(queries, async () => {
            await apiClient.comments.remove({ id: commentId })
            await changeFields(POLICY_IN_LIST, { id, version }, changes)
          }),
      })
    },
  })
  return (
    <FormDialog
      {...dialog}
      size="large"
      title={title}
      description={effective && `Version ${effective.number}, in force`}
      action="Nothing to change"
      initialFocus={start}
    >
      <section ref={start} tabIndex={-1} aria-label="Text of the policy" className="grid gap-4 outline-none">
        <p className="text-ink-soft text-sm">Read the text, and say below that nothing has to change.</p>
        {law && <LawChanges changes={law.changes} />}
        {effective && <VersionProse policyId={id} versionId={effective.id} />}
      </section>
      <div className="grid gap-4 border-line border-t pt-5">
        <p className="text-ink-soft text-sm">
          Something has to change?{' '}
          <Link to={`/policies/${id}`} className="font-semibold text-brand underline">
            Open the policy
          </Link>{' '}
          and edit it: the review stays open until you say that it is done.
        </p>
        <TextField
          label="Next review by"
          type="date"
          value={draft.nextReviewOn}
          onChange={(event) => set({ nextReviewOn: event.target.value })}
        />
        <TextArea
          label="What you looked at"
          optional
          hint="Kept with the review as a comment on the policy."
          maxLength={maxLengthOf('comments.add', 'body') - `${NOTHING_TO_CHANGE}\n\n`.length}
          value={draft.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
    </FormDialog>
  )
}

async function takeBack(queries: QueryClient, undo: () => Promise<unknown>) {
  try {
    await undo()
    showToast('Taken back')
  } catch (error) {
    showToast('Not undone', changeProblem(error))
  }
  await refreshListed(queries, POLICY_IN_LIST.stale)
}
