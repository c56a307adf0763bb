import { ORPCError } from '@orpc/client'
import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, CircleDot, CircleSlash } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { LegalStatusNote } from '../../platform/regulations/legal-status-note.tsx'
import { RedlineView } from '../../platform/regulations/redline-view.tsx'
import { Badge } from '../../ui/badge.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { CitationLink } from '../regulations/citation-link.tsx'
import { AppliesNote } from './applies-note.tsx'
import { AssessmentPanel } from './assessment-panel.tsx'
import { UpdateSummary } from './update-summary.tsx'
import { KIND_LABELS, PRIORITY_LABELS, PRIORITY_TONES, STATUS_LABELS } from './update-text.ts'
import { MayTouch, UpdateWork } from './update-work.tsx'

export default function UpdatePage() {
  const { slug = '' } = useParams()
  const update = useQuery(api.regulatoryUpdates.detail.queryOptions({ input: { slug } }))
  if (update.isPending) return <Skeleton className="h-[60dvh] w-full" />
  if (update.isError) {
    const isMissing = update.error instanceof ORPCError && update.error.status === 404
    if (isMissing) return <NotFound home="/updates" homeLabel="Regulatory Updates" />
    return <ErrorState title="The update could not be loaded" onRetry={() => update.refetch()} />
  }
  return <FullUpdate update={update.data} />
}

function FullUpdate({ update }: { update: UpdateDetail }) {
  const citation = parseCitation(update.citation)
  const dates = [
    ['Effective', update.effectiveOn],
    ['Compliance', update.complianceOn],
    ['Published', update.publishedOn],
    ['Announced in the text', update.noticedOn],
    ['In our copy', update.shownOn],
    ['Comments close', update.commentsCloseOn],
  ] as const
  return (
    <article>
      <title>{`${update.title} · Plumbline`}</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/updates" className="hover:underline">
          Regulatory Updates
        </Link>
      </nav>
      <header className="mb-4 grid gap-2">
        <h1 className="display text-3xl">{update.title}</h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
          <Badge tone={PRIORITY_TONES[update.priority]}>{PRIORITY_LABELS[update.priority]}</Badge>
          <span className="text-ink-soft">{update.priorityReason}</span>
          <span>{KIND_LABELS[update.kind]}</span>
          {update.agencies.length > 0 && <span>{update.agencies.join(', ')}</span>}
          {update.documentUrl ? (
            <a href={update.documentUrl} rel="noreferrer" className="underline">
              {update.documentCite}
            </a>
          ) : (
            update.kind !== 'editorial' && <span className="text-ink-soft">Document number not known</span>
          )}
          {update.documentNumber && <span>document {update.documentNumber}</span>}
        </p>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
          {dates.map(
            ([label, day]) =>
              day && (
                <span key={label} className="text-ink-soft">
                  {label} <strong className="text-ink">{longDateUtc(day)}</strong>
                </span>
              ),
          )}
          {update.kind !== 'editorial' && !update.effectiveOn && (
            <span className="text-ink-soft">Effective date not known</span>
          )}
        </p>
        <p className="max-w-3xl text-ink-soft">{update.description}</p>
        {update.kind === 'editorial' && citation && (
          <p className="font-semibold text-brass">
            <CitationLink citation={citation} text={update.citation} />
          </p>
        )}
        {update.statuses.map((status) => (
          <div key={status.id} className="max-w-3xl">
            <LegalStatusNote status={status} />
          </div>
        ))}
      </header>
      <Steps update={update} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_min(22rem,35vw)]">
        <div className="grid min-w-0 gap-4 max-xl:order-last">
          <UpdateSummary slug={update.slug} hasWords={update.affected.length > 0} />
          {update.affected.length > 0 ? <Changes slug={update.slug} /> : <NoWords update={update} />}
        </div>
        <aside className="grid gap-3.5">
          <AppliesNote applies={update.applies} />
          <AssessmentPanel key={update.assessment.version} update={update} />
          <MayTouch update={update} />
          <UpdateWork update={update} />
          {update.earlier.length > 0 && (
            <section className="rounded-card border border-line bg-surface p-4.5">
              <h2 className="font-semibold">Earlier changes of these paragraphs</h2>
              <ul className="mt-2 grid gap-1.5 text-[0.9375rem]">
                {update.earlier.map(({ slug, title, status }) => (
                  <li key={slug}>
                    <Link to={`/updates/${slug}`} className="hover:underline">
                      {title}
                    </Link>{' '}
                    <span className="text-ink-soft text-sm">{STATUS_LABELS[status]}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </article>
  )
}

const STEPS = ['identified', 'assessed', 'planned', 'completed'] as const

function Steps({ update: { assessment } }: { update: UpdateDetail }) {
  if (assessment.status === 'not_applicable')
    return (
      <p className="mb-4 flex items-center gap-2 rounded-card border border-line bg-surface px-4 py-3">
        <CircleSlash className="size-4.5" aria-hidden />
        <span>
          <strong>Does not apply.</strong> {assessment.notApplicableReason}
        </span>
      </p>
    )
  const at = STEPS.indexOf(assessment.status)
  return (
    <ol className="mb-4 grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-4">
      {STEPS.map((step, index) => {
        const isPresent = index === at
        const Icon =
          index < at || (isPresent && step === 'completed')
            ? CircleCheck
            : isPresent
              ? CircleDot
              : CircleDashed
        const done = assessment.steps.findLast((one) =>
          one.step.toLowerCase().startsWith(step === 'completed' ? 'signed' : step),
        )
        return (
          <li
            key={step}
            aria-current={isPresent ? 'step' : undefined}
            className={`flex gap-2.5 px-4 py-3 ${isPresent ? 'bg-brand-soft' : ''}`}
          >
            <Icon className="mt-0.5 size-4.5 shrink-0" aria-hidden />
            <span>
              <span className="block font-semibold">{STATUS_LABELS[step]}</span>
              <span className="block text-ink-soft text-sm">
                {done
                  ? `${longDateUtc(dayOfMoment(done.at))}, ${done.byName}`
                  : step === 'completed'
                    ? 'After sign-off by a manager'
                    : ''}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Changes({ slug }: { slug: string }) {
  const redline = useQuery(
    api.regulatoryUpdates.redline.queryOptions({ input: { slug }, staleTime: 300_000 }),
  )
  if (redline.isPending) return <Skeleton className="h-96 w-full" />
  if (redline.isError)
    return <ErrorState title="The changes could not be loaded" onRetry={() => redline.refetch()} />
  return <RedlineView redline={redline.data} />
}

function NoWords({ update }: { update: UpdateDetail }) {
  return (
    <section className="rounded-card border border-line bg-surface px-4 py-6">
      <h2 className="font-semibold">No words of the rule changed</h2>
      <p className="mt-1 text-ink-soft">
        {update.kind === 'editorial'
          ? 'This update was written by the editors; the paragraph is linked above.'
          : 'Our text announces this document and does not show its changes.'}
      </p>
    </section>
  )
}
