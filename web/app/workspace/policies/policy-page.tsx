import type { Policy, PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isRefusal } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/field.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { CitationList } from '../work/citation-list.tsx'
import { CommentThread } from '../work/comment-thread.tsx'
import { dayText } from '../work/day-text.ts'
import { EvidencePanel } from '../work/evidence-panel.tsx'
import { HistoryList } from '../work/history-list.tsx'
import { LinkList } from '../work/link-list.tsx'
import { TopicName } from '../work/topics.tsx'
import { ApprovalCard } from './approval-card.tsx'
import { EditPolicy } from './edit-policy.tsx'
import { LawChanges, NoLaw, namesLaw } from './law-card.tsx'
import { PolicyFormDialog } from './policy-form-dialog.tsx'
import { STATE_LABELS, STATE_TONES, stateText } from './policy-text.ts'
import { Redline } from './redline.tsx'
import { SignatureCard } from './signature-card.tsx'
import { isWrittenOn } from './suggestions-query.ts'
import { VersionText } from './version-text.tsx'

const loadSuggestions = async () => (await import('./suggestion-card.tsx')).SuggestionCard

export default function PolicyPage() {
  const { id = '' } = useParams()
  const query = useQuery(api.policies.find.queryOptions({ input: { id } }))
  if (query.data) return <PolicyView policy={query.data} />
  if (isRefusal(query.error)) return <NotFound home="/policies" homeLabel="All policies" />
  if (query.isError)
    return <ErrorState title="The policy could not be loaded" onRetry={() => query.refetch()} />
  return <Skeleton className="h-96 w-full" />
}

function PolicyView({ policy }: { policy: Policy }) {
  const [params] = useSearchParams()
  const [isEditing, setEditing] = useState(false)
  const [column, setColumn] = useState<HTMLElement | null>(null)
  const { versions, mayManage } = policy
  const asked = Number(params.get('version'))
  const shown =
    versions.find(({ number }) => number === asked) ??
    versions.find(({ state }) => state === 'in_review') ??
    versions.find(({ state }) => state === 'effective') ??
    versions[0]
  const against = versions.find(({ number }) => number === Number(params.get('against')))
  const subject = { kind: 'policy', id: policy.id } as const
  const SuggestionCard = useLazyPart(shown && isWrittenOn(shown) ? loadSuggestions : undefined)
  const law = useQuery(
    api.policyLaw.ofVersion.queryOptions({
      input: { id: policy.id, versionId: shown?.id ?? '' },
      enabled: shown !== undefined,
    }),
  ).data

  return (
    <>
      <title>{`${policy.title} · Plumbline`}</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/policies" className="hover:underline">
          Policies
        </Link>
        {policy.folder && (
          <>
            {' › '}
            <Link
              to={`/policies?${new URLSearchParams({ folder: policy.folder })}`}
              className="hover:underline"
            >
              {policy.folder}
            </Link>
          </>
        )}
        {policy.topic && (
          <>
            {' '}
            › <TopicName topic={policy.topic} />
          </>
        )}
      </nav>
      <header className="mb-5 flex flex-wrap items-start gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="display wrap-anywhere text-3xl">{policy.title}</h1>
          <p className="mt-1 text-ink-soft text-sm">
            {stateText(policy)} · owner: {policy.owner?.name ?? 'nobody'} ·{' '}
            {policy.nextReviewOn ? `next review by ${dayText(policy.nextReviewOn)}` : 'no review date'}
          </p>
        </div>
        {mayManage && (
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" onClick={() => setEditing(true)}>
              Details
            </Button>
            <EditPolicy policy={policy} />
          </div>
        )}
      </header>
      {/* On a phone approval and signatures come before the text. */}
      <div className="grid items-start gap-3.5 xl:grid-cols-[minmax(0,1fr)_min(18rem,23vw)]">
        <div className="grid gap-3.5 md:max-xl:grid-cols-2 xl:col-start-2 xl:row-start-1">
          {shown && <ApprovalCard key={`${shown.id} ${shown.state}`} policy={policy} version={shown} />}
          {shown && SuggestionCard && <SuggestionCard key={shown.id} policy={policy} version={shown} />}
          <div ref={setColumn} className="empty:hidden" />
          <SignatureCard policy={policy} />
          <VersionList policy={policy} shown={shown} against={against} />
        </div>
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          {law && <LawChanges changes={law.changes} />}
          {shown && against && against.id !== shown.id ? (
            <Redline policyId={policy.id} before={against} after={shown} />
          ) : (
            shown && <VersionText key={shown.id} policy={policy} version={shown} law={law} column={column} />
          )}
          <Card className="mt-3.5">
            <h2 className="sr-only">Law, evidence, and comments</h2>
            {law && mayManage && !law.sections.some(namesLaw) && <NoLaw />}
            <CitationList subject={subject} mayChange={mayManage} />
            <EvidencePanel subject={subject} />
            <LinkList subject={subject} mayChange={mayManage} />
            <CommentThread subject={subject} />
            {mayManage && <HistoryList subject={subject} />}
          </Card>
        </div>
      </div>
      {isEditing && <PolicyFormDialog policy={policy} onClose={() => setEditing(false)} />}
    </>
  )
}

interface VersionListProps {
  policy: Policy
  shown: PolicyVersionSummary | undefined
  against: PolicyVersionSummary | undefined
}

function VersionList({ policy: { versions }, shown, against }: VersionListProps) {
  const [params, setParams] = useSearchParams()
  const addressOf = (number: number) => `?version=${number}`
  return (
    <Card className="p-2">
      <h2 className="px-3 pt-2 pb-1 font-semibold">Versions</h2>
      <ol className="grid gap-0.5">
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              to={addressOf(version.number)}
              preventScrollReset
              aria-current={version.id === shown?.id ? 'true' : undefined}
              className={clsx(
                'grid gap-1 rounded-control px-3 py-2 hover:bg-paper',
                version.id === shown?.id && 'bg-brand-soft',
              )}
            >
              <span className="font-semibold text-sm">Version {version.number}</span>
              <span>
                <Badge tone={STATE_TONES[version.state]}>{progressText(version)}</Badge>
              </span>
              {version.effectiveOn && version.state !== 'draft' && (
                <span className="text-ink-soft text-xs">
                  {inForceText(version.state, version.effectiveOn, version.supersededOn)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
      {versions.length > 1 && shown && (
        <div className="mt-2 border-line border-t p-3">
          <Select
            label="Compare with"
            value={against?.number ?? ''}
            onChange={(event) => {
              const next = new URLSearchParams(params)
              next.set('version', String(shown.number))
              if (event.target.value) next.set('against', event.target.value)
              else next.delete('against')
              setParams(next, { replace: true, preventScrollReset: true })
            }}
          >
            <option value="">No comparison</option>
            {versions
              .filter(({ id }) => id !== shown.id)
              .map(({ id, number }) => (
                <option key={id} value={number}>
                  Version {number}
                </option>
              ))}
          </Select>
        </div>
      )}
    </Card>
  )
}

function inForceText(state: PolicyVersionSummary['state'], from: string, to: string | null): string {
  if (!to) return `${state === 'effective' ? 'Since' : 'For'} ${dayText(from)}`
  // The next version came into force on the very same day.
  return to < from ? `Replaced on ${dayText(from)}` : `${dayText(from)} to ${dayText(to)}`
}

function progressText({ state, approvals }: PolicyVersionSummary): string {
  if (state !== 'in_review') return STATE_LABELS[state]
  if (approvals.length === 0) return 'Before the board'
  const given = approvals.filter(({ decision }) => decision === 'approved').length
  return `In review, ${given} of ${approvals.length}`
}
