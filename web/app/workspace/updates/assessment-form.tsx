import { isDefinedError } from '@orpc/client'
import { Impact, Priority, type UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RadioCard } from '../../ui/choice-card.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { draftOf, inputOf, stepOf, useAssessmentDraft } from './assessment-draft.ts'
import {
  assessProblems,
  FIELD_PROBLEMS,
  IMPACT_LABELS,
  PRIORITY_LABELS,
  STATUS_LABELS,
} from './update-text.ts'

const UNEXPECTED = 'The assessment could not be saved. Try again; nothing you typed is lost.'
/** The decision in one short form across the page. The step follows from what is filled in. */
export function AssessmentForm({ update }: { update: UpdateDetail }) {
  const { assessment, people } = update
  const queries = useQueryClient()
  const draft = useAssessmentDraft(useMember()?.userId ?? '', update)
  const { text, change } = draft
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<string>()
  const save = useMutation(
    api.regulatoryUpdates.assess.mutationOptions({
      async onSuccess(saved) {
        draft.take(draftOf(saved))
        showToast(`Saved: ${STATUS_LABELS[saved.status].toLowerCase()}.`)
        await queries.invalidateQueries({ queryKey: api.regulatoryUpdates.key() })
      },
      onError(error) {
        if (isDefinedError(error) && error.code === 'CHANGED_MEANWHILE')
          void queries.invalidateQueries({ queryKey: api.regulatoryUpdates.key() })
      },
    }),
  )
  const set = (name: keyof typeof text) => (event: { target: { value: string } }) =>
    change({ [name]: event.target.value })
  const { step, lacks } = stepOf(text)
  const refused =
    isDefinedError(save.error) && save.error.code === 'REASON_NEEDED' ? save.error.data : undefined
  const problemOf = (name: string) =>
    wrong === name || refused?.field === name ? FIELD_PROBLEMS[name] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    const isUnexplained = text.applies === 'no' && text.notApplicableReason.trim() === ''
    setWrong(isUnexplained ? 'notApplicableReason' : undefined)
    if (isUnexplained) return form.current?.querySelector('textarea')?.focus()
    save.mutate(inputOf(text, update))
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4 px-4 py-4 sm:px-5">
      {draft.hasConflict && (
        <Banner tone="warning" title="Somebody else saved this assessment. Your words are still here.">
          <span className="mt-2 flex flex-wrap gap-2">
            <Button size="small" look="quiet" onClick={() => change({ version: assessment.version })}>
              Keep mine and overwrite theirs
            </Button>
            <Button size="small" look="quiet" onClick={() => draft.take(draftOf(assessment))}>
              Show theirs
            </Button>
          </span>
        </Banner>
      )}
      {draft.restoredAt && !draft.hasConflict && (
        <Banner tone="info" title="What you typed before is back. It is not saved yet.">
          <Button size="small" look="quiet" className="mt-2" onClick={() => draft.take(draftOf(assessment))}>
            Discard it
          </Button>
        </Banner>
      )}
      <fieldset className="grid gap-2 sm:grid-cols-2">
        <legend className="mb-1.5 font-semibold text-sm">Does it apply to us?</legend>
        {(['yes', 'no'] as const).map((answer) => (
          <RadioCard
            key={answer}
            name="applies"
            value={answer}
            checked={text.applies === answer}
            label={answer === 'yes' ? 'It applies' : 'It does not apply'}
            onChange={set('applies')}
          />
        ))}
      </fieldset>
      {text.applies === 'no' ? (
        <TextArea
          label="Why it does not apply"
          rows={3}
          maxLength={maxLengthOf('regulatoryUpdates.assess', 'notApplicableReason')}
          value={text.notApplicableReason}
          error={problemOf('notApplicableReason')}
          onChange={set('notApplicableReason')}
        />
      ) : (
        <>
          <div className="flex flex-wrap gap-4 *:min-w-0 *:first:flex-[1_1_12rem] *:last:flex-[4_1_18rem]">
            <Select label="Impact" value={text.impact} error={problemOf('impact')} onChange={set('impact')}>
              <option value="">Not assessed</option>
              {Impact.options.map((one) => (
                <option key={one} value={one}>
                  {IMPACT_LABELS[one]}
                </option>
              ))}
            </Select>
            <TextArea
              label="Reason for the impact"
              rows={2}
              maxLength={maxLengthOf('regulatoryUpdates.assess', 'impactReason')}
              value={text.impactReason}
              error={problemOf('impactReason')}
              onChange={set('impactReason')}
            />
          </div>
          <TextArea
            label="What will be done"
            rows={3}
            maxLength={maxLengthOf('regulatoryUpdates.assess', 'plan')}
            value={text.plan}
            error={problemOf('plan')}
            onChange={set('plan')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <Select label="Owner" value={text.ownerId} onChange={set('ownerId')}>
              <option value="">No owner</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <TextField
              label="Due"
              type="date"
              value={text.dueOn}
              hint={
                !assessment.dueOn && assessment.proposedDueOn
                  ? 'Proposed: a week before it takes effect'
                  : undefined
              }
              onChange={set('dueOn')}
            />
            <Select label="Priority" value={text.priority} onChange={set('priority')}>
              <option value="">By the priority rules</option>
              {Priority.options.map((one) => (
                <option key={one} value={one}>
                  {PRIORITY_LABELS[one]}
                </option>
              ))}
            </Select>
          </div>
        </>
      )}
      {save.isError && !refused && !draft.hasConflict && (
        <Banner tone="danger">
          {isDefinedError(save.error)
            ? (assessProblems as Record<string, string>)[save.error.code]
            : UNEXPECTED}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={save.isPending}>
          Save assessment
        </Button>
        <p className="text-ink-soft text-sm" role="status">
          Step: <strong className="text-ink">{STATUS_LABELS[step]}</strong>.
          {lacks.length > 0 && ` Still to say: ${lacks.join(', ')}.`}
        </p>
      </div>
    </form>
  )
}
