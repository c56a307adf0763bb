import { type LegalHold, MATTER_AT_MOST } from '@plumbline/contract/tenancy/legal-holds.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Holds stop deletion for litigation, an inquiry, or an examination, until a manager lifts them. */
export function LegalHoldsCard() {
  const holds = useQuery(api.legalHolds.list.queryOptions())
  const queries = useQueryClient()
  const [isPlacing, setPlacing] = useState(false)
  const [lifting, setLifting] = useState<LegalHold>()
  const refresh = () => queries.invalidateQueries({ queryKey: api.legalHolds.key() })

  return (
    <SectionCard title="Legal holds" className="max-w-2xl">
      <div className="grid gap-4 px-5 pb-5">
        <p className="text-ink-soft">
          A hold stops deletion by people, by age, and of the whole institution, until it is lifted. Changes
          stay possible; their history is kept.
        </p>
        {holds.isError && (
          <p className="text-sm">
            The holds could not be loaded.{' '}
            <Button look="plain" size="small" onClick={() => holds.refetch()}>
              Try again
            </Button>
          </p>
        )}
        {holds.data?.length === 0 && <p className="text-sm">No hold is in force.</p>}
        {holds.data && holds.data.length > 0 && (
          <ul aria-label="Legal holds" className="divide-y divide-line border-line border-y">
            {holds.data.map((hold) => (
              <li key={hold.id} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3">
                <div className="min-w-0 flex-1">
                  <p className="wrap-anywhere font-semibold">{titleOf(hold)}</p>
                  {hold.reason && <p className="wrap-anywhere text-sm">{hold.reason}</p>}
                  <p className="text-ink-soft text-sm">
                    Keeps {hold.isWhole ? 'everything' : <SubjectLink hold={hold} />}. Placed by{' '}
                    {hold.placedByName} on {longDateUtc(dayOfMoment(hold.placedAt))}
                    {hold.liftedAt &&
                      `, lifted by ${hold.liftedByName ?? 'nobody'} on ${longDateUtc(dayOfMoment(hold.liftedAt))}`}
                    .
                  </p>
                </div>
                <Badge tone={hold.liftedAt ? 'neutral' : 'warning'}>
                  {hold.liftedAt ? 'Lifted' : 'In force'}
                </Badge>
                {!hold.liftedAt && hold.matter !== null && (
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={`Lift the hold ${hold.matter}`}
                    onClick={() => setLifting(hold)}
                  >
                    Lift
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        <Button look="quiet" className="justify-self-start" onClick={() => setPlacing(true)}>
          Place a hold
        </Button>
      </div>
      {isPlacing && <PlaceHoldDialog onClose={() => setPlacing(false)} onPlaced={refresh} />}
      {lifting && (
        <ConfirmDialog
          title="Lift the hold"
          question={<p>What it kept can be deleted again.</p>}
          subject={titleOf(lifting)}
          action="Lift the hold"
          onClose={() => setLifting(undefined)}
          onConfirm={async () => {
            try {
              await apiClient.legalHolds.lift({ id: lifting.id })
              await refresh()
              setLifting(undefined)
            } catch (error) {
              return problemText(error, 'The hold could not be lifted.')
            }
            return undefined
          }}
        />
      )}
    </SectionCard>
  )
}

const titleOf = ({ matter }: LegalHold) => matter ?? 'An examination that you are not named on'

function SubjectLink({ hold: { subject } }: { hold: LegalHold }) {
  if (!subject) return 'one thing'
  return (
    <Link to={subject.path} className="underline underline-offset-3">
      {subject.title}
    </Link>
  )
}

function PlaceHoldDialog({ onClose, onPlaced }: { onClose: () => void; onPlaced: () => Promise<unknown> }) {
  const exams = useQuery(api.exams.list.queryOptions())
  const [matter, setMatter] = useState('')
  const [reason, setReason] = useState('')
  const [examId, setExamId] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function place(event: FormEvent) {
    event.preventDefault()
    if (matter.trim() === '') return setProblem('Enter what the hold is for.')
    setBusy(true)
    setProblem(undefined)
    try {
      const subject = examId ? ({ kind: 'exam', id: examId } as const) : null
      await apiClient.legalHolds.place({ matter, reason, subject })
      await onPlaced()
      showToast('The hold is in force')
      onClose()
    } catch (error) {
      setProblem(problemText(error, 'The hold could not be placed.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="Place a legal hold"
      action="Place the hold"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={place}
      onClose={onClose}
    >
      <TextField
        label="Matter"
        hint="A case, an inquiry, or an examination, as your counsel calls it."
        maxLength={MATTER_AT_MOST}
        value={matter}
        onChange={(event) => setMatter(event.target.value)}
      />
      <Select label="What it keeps" value={examId} onChange={(event) => setExamId(event.target.value)}>
        <option value="">Everything of the institution</option>
        {exams.data?.map(({ id, agency }) => (
          <option key={id} value={id}>
            Examination: {agency}
          </option>
        ))}
      </Select>
      <TextArea
        label="Reason"
        optional
        rows={3}
        maxLength={maxLengthOf('legalHolds.place', 'reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
