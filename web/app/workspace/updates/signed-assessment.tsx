import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useUnsavedText } from '../../editing/editor/unsaved-text.ts'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { TextField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { ImportedNote } from '../work/imported-note.tsx'
import { IMPACT_LABELS } from './update-text.ts'

/** What was decided and signed, word for word, with its hash. */
export function SignedAssessment({ update }: { update: UpdateDetail }) {
  const { slug, assessment, mayDecide } = update
  const facts: readonly (readonly [string, string | null])[] = [
    ['Impact', assessment.impact && `${IMPACT_LABELS[assessment.impact]}. ${assessment.impactReason}`],
    ['What was done', assessment.plan],
    ['Planned by', assessment.plannedName],
    ['Evidence', assessment.evidence],
    ['No evidence needed', assessment.evidence ? null : assessment.noEvidenceReason],
    ['Why one person planned and signed', assessment.aloneReason],
    ['SHA-256 of the signed record', assessment.signedHash],
  ]
  return (
    <div className="grid gap-3 px-4 py-4 text-[0.9375rem] sm:px-5">
      <p>
        Signed off by <strong>{assessment.signedName}</strong>
        {assessment.signedAt && ` on ${longDateUtc(dayOfMoment(assessment.signedAt))}`}.
        {assessment.isImported && <ImportedNote />}
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {facts.map(
          ([label, words]) =>
            words && (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="wrap-anywhere max-sm:mb-2">{words}</dd>
              </div>
            ),
        )}
      </dl>
      <SignedRecordButton slug={slug} />
      {mayDecide && <Reopen update={update} />}
    </div>
  )
}

function Reopen({ update: { id, slug, assessment } }: { update: UpdateDetail }) {
  const queries = useQueryClient()
  const me = useMember()?.userId ?? ''
  const { text, change, forget } = useUnsavedText(`${me}:reopen:${id}`, { version: 0, reason: '' })
  const reopen = useMutation(
    api.regulatoryUpdates.reopen.mutationOptions({
      async onSuccess() {
        forget()
        await queries.invalidateQueries({ queryKey: api.regulatoryUpdates.key() })
      },
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reopen.mutate({ slug, version: assessment.version, reason: text.reason })
  }
  return (
    <details className="border-line border-t pt-2" open={text.reason !== '' || undefined}>
      <summary className="min-h-8 cursor-pointer py-1 font-semibold text-sm">Reopen</summary>
      <form className="mt-2 grid max-w-xl gap-2" onSubmit={submit}>
        <TextField
          label="Why it is reopened"
          required
          minLength={3}
          maxLength={maxLengthOf('regulatoryUpdates.reopen', 'reason')}
          value={text.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        {reopen.isError && (
          <Banner tone="danger">{problemText(reopen.error, 'It could not be reopened. Try again.')}</Banner>
        )}
        <Button type="submit" look="quiet" className="justify-self-start" busy={reopen.isPending}>
          Reopen
        </Button>
      </form>
    </details>
  )
}

/** The signed words as a file: its hash is the one that the assessment shows. */
function SignedRecordButton({ slug }: { slug: string }) {
  const download = useMutation(
    api.regulatoryUpdates.signedRecord.mutationOptions({
      onSuccess: ({ record }) =>
        saveFile(new Blob([record], { type: 'application/json' }), `${slug}-signed.json`),
    }),
  )
  return (
    <p>
      <Button look="quiet" size="small" busy={download.isPending} onClick={() => download.mutate({ slug })}>
        Download the signed record
      </Button>
      {download.isError && (
        <span role="alert" className="ml-2 text-danger text-sm">
          The record could not be loaded. Try again.
        </span>
      )}
    </p>
  )
}
