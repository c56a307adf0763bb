import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isMissing } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { LegalStatusNote } from '../../platform/regulations/legal-status-note.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { CommentThread } from '../work/comment-thread.tsx'
import { LinkList } from '../work/link-list.tsx'
import { AppliesNote } from './applies-note.tsx'
import { AssessmentPanel } from './assessment-panel.tsx'
import { UpdateSteps } from './update-steps.tsx'
import { KIND_LABELS, PRIORITY_LABELS, PRIORITY_TONES, STATUS_LABELS } from './update-text.ts'
import { WhatChanged } from './what-changed.tsx'
import { WhatItTouches } from './what-it-touches.tsx'

export default function UpdatePage() {
  const { slug = '' } = useParams()
  const update = useQuery(api.regulatoryUpdates.detail.queryOptions({ input: { slug } }))
  if (update.isPending)
    return (
      <div role="status" aria-label="Loading the update" className="grid max-w-5xl gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-[50dvh] w-full" />
      </div>
    )
  if (update.isError) {
    if (isMissing(update.error)) return <NotFound home="/updates" homeLabel="Regulatory Updates" />
    return <ErrorState title="The update could not be loaded" onRetry={() => update.refetch()} />
  }
  const { explains, assessment } = update.data
  // A note is read where the document is; work that was begun on the note stays reachable.
  if (explains && assessment.version === 0)
    return <Navigate to={`/updates/${explains.slug}#${slug}`} replace />
  return <FullUpdate key={slug} update={update.data} />
}

/** From top to bottom: what changed, whether it applies, what it touches, what was decided. */
function FullUpdate({ update }: { update: UpdateDetail }) {
  const subject = { kind: 'assessment', id: update.id } as const
  return (
    <article className="grid max-w-5xl gap-8">
      <title>{`${update.title} · Plumbline`}</title>
      <div className="grid gap-4">
        <Heading update={update} />
        {update.explains && (
          <Banner tone="info" title="This note explains a document">
            The change itself is{' '}
            <Link to={`/updates/${update.explains.slug}`} className="font-semibold underline">
              {update.explains.title}
            </Link>
            . Assess it there; this assessment was begun before.
          </Banner>
        )}
        <UpdateSteps update={update} />
        <OnThisPage />
      </div>
      <Part id="what-changed" title="What changed">
        <WhatChanged update={update} />
      </Part>
      <Part id="applies" title="Does it apply to us?">
        <AppliesNote applies={update.applies} />
      </Part>
      <Part id="touches" title="What it touches">
        <WhatItTouches update={update} />
        <Earlier earlier={update.earlier} />
      </Part>
      <Part id="decision" title="What we decided">
        <AssessmentPanel update={update} />
      </Part>
      <Part id="words" title="Links and comments">
        <div className="rounded-card border border-line bg-surface *:first:border-t-0">
          <LinkList subject={subject} mayChange={update.mayDecide} />
          <CommentThread subject={subject} />
        </div>
      </Part>
    </article>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} tabIndex={-1} className="display scroll-mt-24 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

const PARTS = [
  ['what-changed', 'What changed'],
  ['applies', 'Does it apply'],
  ['touches', 'What it touches'],
  ['decision', 'What we decided'],
] as const

function OnThisPage() {
  return (
    <nav aria-label="On this page" className="flex flex-wrap gap-x-5 gap-y-1 text-sm print:hidden">
      {PARTS.map(([id, title]) => (
        <a key={id} href={`#${id}`} className="min-h-6 py-0.5 font-semibold text-brand hover:underline">
          {title}
        </a>
      ))}
    </nav>
  )
}

function Heading({ update }: { update: UpdateDetail }) {
  const dates = [
    ['Effective', update.effectiveOn],
    ['Compliance', update.complianceOn],
    ['Published', update.publishedOn],
    ['Announced in the text', update.noticedOn],
    ['In our copy', update.shownOn],
    ['Comments close', update.commentsCloseOn],
  ] as const
  return (
    <header className="grid gap-2">
      <nav aria-label="Breadcrumb" className="text-ink-soft text-sm">
        <Link to="/updates" className="hover:underline">
          Regulatory Updates
        </Link>
      </nav>
      <h1 className="display wrap-anywhere text-3xl">{update.title}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
        <Badge tone={PRIORITY_TONES[update.priority]}>{PRIORITY_LABELS[update.priority]}</Badge>
        <span className="text-ink-soft">{update.priorityReason}</span>
        <span>{KIND_LABELS[update.kind]}</span>
        {update.agencies.length > 0 && <span>{update.agencies.join(', ')}</span>}
        {update.documentUrl ? (
          <a href={update.documentUrl} rel="noreferrer" className="underline">
            {update.documentCite ?? `document ${update.documentNumber}`}
          </a>
        ) : (
          update.kind !== 'editorial' && <span className="text-ink-soft">Document number not known</span>
        )}
        {update.documentNumber && update.documentCite && <span>document {update.documentNumber}</span>}
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
      {update.statuses.map((status) => (
        <div key={status.id} className="max-w-3xl">
          <LegalStatusNote status={status} />
        </div>
      ))}
    </header>
  )
}

function Earlier({ earlier }: { earlier: UpdateDetail['earlier'] }) {
  if (earlier.length === 0) return null
  return (
    <section aria-label="Earlier changes of these paragraphs" className="px-1">
      <h3 className="text-ink-soft text-sm">Earlier changes of these paragraphs</h3>
      <ul className="mt-1 grid gap-1.5 text-[0.9375rem]">
        {earlier.map(({ slug, title, status }) => (
          <li key={slug}>
            <Link to={`/updates/${slug}`} className="hover:underline">
              {title}
            </Link>{' '}
            <span className="text-ink-soft text-sm">{STATUS_LABELS[status]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
