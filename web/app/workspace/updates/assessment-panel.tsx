import { isDefinedError } from '@orpc/client'
import {
  type Assessment,
  Impact,
  Priority,
  type UpdateDetail,
} from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { ImportedNote } from '../shared-pieces/imported-note.tsx'
import {
  assessProblems,
  FIELD_PROBLEMS,
  IMPACT_LABELS,
  PRIORITY_LABELS,
  STATUS_LABELS,
} from './update-text.ts'
import { SignedRecordButton } from './update-work.tsx'

const STATES = ['identified', 'assessed', 'planned', 'not_applicable'] as const
const UNEXPECTED = 'The assessment could not be saved. Try again; nothing you typed is lost.'

/** What the institution did about the update, and the sign-off that ends it. */
export function AssessmentPanel({ update }: { update: UpdateDetail }) {
  const { assessment, mayDecide } = update
  return (
    <section className="rounded-card border border-line bg-surface p-4.5" aria-labelledby="assessment">
      <h2 id="assessment" className="font-semibold">
        Assessment
      </h2>
      {assessment.status === 'completed' ? (
        <Signed update={update} />
      ) : mayDecide ? (
        <Form update={update} />
      ) : (
        <Shown assessment={assessment} />
      )}
      <History assessment={assessment} />
    </section>
  )
}

function Shown({ assessment }: { assessment: Assessment }) {
  return (
    <div className="mt-2 grid gap-1.5 text-[0.9375rem]">
      <p>{STATUS_LABELS[assessment.status]}</p>
      {assessment.impact && (
        <p>
          Impact: {IMPACT_LABELS[assessment.impact]}. {assessment.impactReason}
        </p>
      )}
      {assessment.plan && <p>{assessment.plan}</p>}
      {assessment.dueOn && <p>Due {longDateUtc(assessment.dueOn)}</p>}
      <p className="text-ink-soft text-sm">Managers decide and sign off.</p>
    </div>
  )
}

function Form({ update: { id, slug, assessment, people } }: { update: UpdateDetail }) {
  const queries = useQueryClient()
  const attached = useQuery(api.evidence.list.queryOptions({ input: { kind: 'assessment', id } }))
  const isAttached = (attached.data?.length ?? 0) > 0
  const refresh = () => queries.invalidateQueries({ queryKey: api.regulatoryUpdates.key() })
  const [values, setValues] = useState({
    status: assessment.status === 'completed' ? ('planned' as const) : assessment.status,
    priority: assessment.priority ?? '',
    impact: assessment.impact ?? '',
    impactReason: assessment.impactReason ?? '',
    notApplicableReason: assessment.notApplicableReason ?? '',
    plan: assessment.plan ?? '',
    ownerId: assessment.ownerId ?? '',
    dueOn: assessment.dueOn ?? assessment.proposedDueOn ?? '',
    evidence: assessment.evidence ?? '',
    noEvidenceReason: assessment.noEvidenceReason ?? '',
  })
  const save = useMutation(api.regulatoryUpdates.assess.mutationOptions({ onSuccess: refresh }))
  const sign = useMutation(api.regulatoryUpdates.signOff.mutationOptions({ onSuccess: refresh }))
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues((now) => ({ ...now, [name]: event.target.value }))
  const field =
    isDefinedError(save.error) && save.error.code === 'REASON_NEEDED' ? save.error.data.field : undefined
  const problemOf = (name: string) => (field === name ? FIELD_PROBLEMS[name] : undefined)
  const needs = values.status === 'assessed' || values.status === 'planned'
  const lacks = [
    ...(assessment.status !== 'planned' ? ['The plan is not saved yet'] : []),
    ...(!assessment.evidence && !assessment.noEvidenceReason && !isAttached
      ? ['Evidence, or why none is needed']
      : []),
  ]

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({
      slug,
      version: assessment.version,
      status: values.status,
      priority: values.priority === '' ? null : Priority.parse(values.priority),
      impact: values.impact === '' ? null : Impact.parse(values.impact),
      impactReason: values.impactReason || null,
      notApplicableReason: values.notApplicableReason || null,
      plan: values.plan || null,
      ownerId: values.ownerId || null,
      dueOn: values.dueOn || null,
      evidence: values.evidence || null,
      noEvidenceReason: values.noEvidenceReason || null,
    })
  }

  return (
    <form onSubmit={submit} className="mt-3 grid gap-3">
      <Select label="Step" value={values.status} onChange={set('status')}>
        {STATES.map((one) => (
          <option key={one} value={one}>
            {STATUS_LABELS[one]}
          </option>
        ))}
      </Select>
      <Select
        label="Priority"
        value={values.priority}
        hint={values.priority === '' ? undefined : 'Set by a person of your institution'}
        onChange={set('priority')}
      >
        <option value="">As the rules of priority say</option>
        {Priority.options.map((one) => (
          <option key={one} value={one}>
            {PRIORITY_LABELS[one]}
          </option>
        ))}
      </Select>
      {values.status === 'not_applicable' ? (
        <TextArea
          label="Why it does not apply"
          rows={3}
          maxLength={4000}
          value={values.notApplicableReason}
          error={problemOf('notApplicableReason')}
          onChange={set('notApplicableReason')}
        />
      ) : (
        <>
          <Select label="Impact" value={values.impact} error={problemOf('impact')} onChange={set('impact')}>
            <option value="">Not assessed</option>
            {Impact.options.map((one) => (
              <option key={one} value={one}>
                {IMPACT_LABELS[one]}
              </option>
            ))}
          </Select>
          <TextArea
            label="Reason for the impact"
            optional={!needs}
            rows={2}
            maxLength={4000}
            value={values.impactReason}
            error={problemOf('impactReason')}
            onChange={set('impactReason')}
          />
          <TextArea
            label="What will be done"
            optional={values.status !== 'planned'}
            rows={3}
            maxLength={4000}
            value={values.plan}
            error={problemOf('plan')}
            onChange={set('plan')}
          />
          <Select label="Owner" value={values.ownerId} onChange={set('ownerId')}>
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
            value={values.dueOn}
            hint={
              !assessment.dueOn && assessment.proposedDueOn
                ? 'Proposed: a week before it takes effect'
                : undefined
            }
            onChange={set('dueOn')}
          />
          <TextArea
            label="Evidence"
            optional
            hint="Name the document, the change of a system, or the record that shows it was done. Files attached below count too."
            rows={2}
            maxLength={4000}
            value={values.evidence}
            onChange={set('evidence')}
          />
          <TextArea
            label="Or why no evidence is needed"
            optional
            rows={2}
            maxLength={4000}
            value={values.noEvidenceReason}
            onChange={set('noEvidenceReason')}
          />
        </>
      )}
      {save.isError && !field && (
        <Banner tone="danger">
          {isDefinedError(save.error)
            ? (assessProblems as Record<string, string>)[save.error.code]
            : UNEXPECTED}
        </Banner>
      )}
      <Button type="submit" busy={save.isPending}>
        Save assessment
      </Button>
      {assessment.status !== 'not_applicable' && assessment.version > 0 && (
        <div className="grid gap-2 border-line border-t pt-3">
          <h3 className="font-semibold text-[0.9375rem]">Sign-off</h3>
          {lacks.length > 0 && (
            <ul className="list-disc pl-5 text-ink-soft text-sm">
              {lacks.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          )}
          {sign.isError && (
            <Banner tone="danger">
              {isDefinedError(sign.error)
                ? (assessProblems as Record<string, string>)[sign.error.code]
                : UNEXPECTED}
            </Banner>
          )}
          <Button
            look="quiet"
            aria-disabled={lacks.length > 0 || undefined}
            busy={sign.isPending}
            onClick={() => lacks.length === 0 && sign.mutate({ slug, version: assessment.version })}
          >
            Sign off as manager
          </Button>
          <p className="text-ink-faint text-sm">
            The signed record keeps the redline as it stands today, with its hash.
          </p>
        </div>
      )}
    </form>
  )
}

function Signed({ update: { slug, assessment, mayDecide } }: { update: UpdateDetail }) {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const reopen = useMutation(
    api.regulatoryUpdates.reopen.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.regulatoryUpdates.key() }),
    }),
  )
  return (
    <div className="mt-2 grid gap-2 text-[0.9375rem]">
      <p>
        Signed off by <strong>{assessment.signedName}</strong>
        {assessment.signedAt && ` on ${longDateUtc(dayOfMoment(assessment.signedAt))}`}.
        {assessment.isImported && <ImportedNote />}
      </p>
      {assessment.impact && (
        <p>
          Impact: {IMPACT_LABELS[assessment.impact]}. {assessment.impactReason}
        </p>
      )}
      <p>{assessment.plan}</p>
      <p>
        {assessment.evidence
          ? `Evidence: ${assessment.evidence}`
          : `No evidence needed: ${assessment.noEvidenceReason}`}
      </p>
      <p className="wrap-anywhere text-ink-soft text-sm">
        SHA-256 of the signed record: {assessment.signedHash}
      </p>
      <SignedRecordButton slug={slug} />
      {mayDecide && (
        <details className="border-line border-t pt-2">
          <summary className="cursor-pointer font-semibold text-sm">Reopen</summary>
          <form
            className="mt-2 grid gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              reopen.mutate({ slug, version: assessment.version, reason })
            }}
          >
            <TextField
              label="Why it is reopened"
              required
              minLength={3}
              maxLength={4000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" look="quiet" busy={reopen.isPending}>
              Reopen
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}

function History({ assessment: { steps } }: { assessment: Assessment }) {
  if (steps.length === 0) return null
  return (
    <details className="mt-3 border-line border-t pt-3">
      <summary className="cursor-pointer font-semibold text-[0.9375rem]">History ({steps.length})</summary>
      <ol className="mt-2 grid gap-2 text-sm">
        {steps.map(({ step, words, byName, at }) => (
          <li key={at + step}>
            <span className="font-semibold">{step}</span>
            <span className="text-ink-soft">
              {' '}
              · {byName}, {longDateUtc(dayOfMoment(at))}
            </span>
            {words && <p className="wrap-anywhere">{words}</p>}
          </li>
        ))}
      </ol>
    </details>
  )
}
