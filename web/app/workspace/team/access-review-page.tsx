import type { AccessReview } from '@plumbline/contract/tenancy/team.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { ManagersOnly } from '../../platform/people/managers-only.tsx'
import { ROLE_LABELS } from '../../platform/people/person-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { dateAndTime, shortDate } from '../../ui/date-text.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/table.tsx'

type Decision = AccessReview['decisions'][number]

/** Once a quarter a manager confirms each person or marks them for removal, and signs. */
export default function AccessReviewPage() {
  return (
    <ManagersOnly title="Access review" action="review who has access">
      <QuarterlyReview />
    </ManagersOnly>
  )
}

function QuarterlyReview() {
  const queries = useQueryClient()
  const review = useQuery(api.team.review.queryOptions())
  const past = useQuery(api.team.pastReviews.queryOptions())
  const [problem, setProblem] = useState<string>()
  const refresh = () => queries.invalidateQueries({ queryKey: api.team.key() })
  const decide = useMutation({
    mutationFn: (input: { userId: string; decision: 'confirm' | 'remove' }) =>
      apiClient.team.decideReview(input),
    onSuccess: refresh,
    onError: (error) => setProblem(problemText(error, 'Failed to save the decision')),
  })
  const sign = useMutation({
    mutationFn: () => apiClient.team.signReview(),
    onSuccess: refresh,
    onError: (error) => setProblem(problemText(error, 'Failed to sign the review')),
  })
  const title = <title>Access review · Plumbline</title>
  if (review.isPending)
    return (
      <>
        {title}
        <PageSpinner label="Loading the review…" />
      </>
    )
  if (review.isError)
    return (
      <>
        {title}
        <ErrorState title="Failed to load the review" onRetry={() => review.refetch()} />
      </>
    )
  const { decisions, dueOn } = review.data
  const open = decisions.filter(({ decision }) => decision === null).length
  const toRemove = decisions.filter(({ decision }) => decision === 'remove').length

  const columns: Column<Decision>[] = [
    { id: 'person', heading: 'Person', cell: ({ fullName }) => <strong>{fullName}</strong> },
    {
      id: 'role',
      heading: 'Role',
      cell: ({ role, worksOnHmda }) =>
        role === 'user' && worksOnHmda ? `${ROLE_LABELS[role]}, works on HMDA` : ROLE_LABELS[role],
    },
    {
      id: 'decision',
      heading: 'Decision',
      align: 'end',
      cell: ({ userId, fullName, decision }) => (
        <span className="inline-flex flex-wrap gap-2">
          {(['confirm', 'remove'] as const).map((choice) => (
            <Button
              key={choice}
              look={decision === choice ? 'primary' : 'quiet'}
              aria-pressed={decision === choice}
              aria-label={`${choice === 'confirm' ? 'Confirm' : 'Mark for removal'}: ${fullName}`}
              onClick={() => decide.mutate({ userId, decision: choice })}
            >
              {choice === 'confirm' ? 'Confirm' : 'Remove'}
            </Button>
          ))}
        </span>
      ),
    },
  ]

  return (
    <>
      {title}
      <p className="text-sm">
        <Link to="/users" className="underline">
          User Management
        </Link>
      </p>
      <h1 className="display text-3xl">Access review</h1>
      <p className="mt-1.5 max-w-2xl text-ink-soft">
        Confirm that each person still needs their access, then sign. Due {shortDate(dueOn)}.
      </p>
      <div className="mt-6 grid gap-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <SectionCard
          title={open === 0 ? 'Everybody was decided on' : `${open} of ${decisions.length} still to decide`}
          action={
            <Button busy={sign.isPending} disabled={open > 0} onClick={() => sign.mutate()}>
              Sign the review
            </Button>
          }
        >
          <Table
            caption="People to review"
            columns={columns}
            rows={decisions}
            keyOf={({ userId }) => userId}
          />
          {toRemove > 0 && (
            <p className="px-5 py-4 text-ink-soft text-sm">
              {toRemove} {toRemove === 1 ? 'person is' : 'people are'} marked for removal. Remove them in{' '}
              <Link to="/users" className="underline">
                User Management
              </Link>
              , where somebody takes over what they own.
            </p>
          )}
        </SectionCard>
        <SectionCard
          title="Signed reviews"
          action={
            <Button
              look="quiet"
              disabled={!past.data || past.data.length === 0}
              onClick={() => apiClient.team.exportReviews().then((file) => saveFile(file))}
            >
              <Download className="size-4" aria-hidden />
              Export
            </Button>
          }
        >
          {past.data?.length === 0 && (
            <p className="px-5 pb-5 text-ink-soft">
              None yet. A signed review is kept here with every decision.
            </p>
          )}
          <ul className="divide-y divide-line">
            {past.data?.map((signed) => (
              <li key={signed.id} className="px-5 py-3">
                Signed by <strong>{signed.signedBy}</strong>
                {signed.signedAt && ` on ${dateAndTime(signed.signedAt)}`}: {signed.decisions.length} people,{' '}
                {signed.decisions.filter(({ decision }) => decision === 'remove').length} for removal
              </li>
            ))}
          </ul>
        </SectionCard>
      </div>
    </>
  )
}
