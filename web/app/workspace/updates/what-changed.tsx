import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { RedlineView } from '../../platform/regulations/redline-view.tsx'
import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { CitationLink } from '../regulations/citation-link.tsx'
import { UpdateSummary } from './update-summary.tsx'
import { STATUS_LABELS } from './update-text.ts'

/** The words of the rule, what the editors wrote about them, and the institution's own summary. */
export function WhatChanged({ update }: { update: UpdateDetail }) {
  return (
    <div className="grid gap-4">
      {update.notes.length > 0 && <Notes notes={update.notes} />}
      <UpdateSummary slug={update.slug} hasWords={update.affected.length > 0} />
      {update.shownOn ? <Changes slug={update.slug} /> : <NoWords update={update} />}
    </div>
  )
}

function Notes({ notes }: { notes: UpdateDetail['notes'] }) {
  return (
    <section aria-label="Notes of the editors" className="rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line">
        {notes.map(({ slug, title, description, citation, dated, status }) => (
          <li key={slug} id={slug} className="grid scroll-mt-24 gap-1 px-4 py-3.5">
            <p className="text-ink-soft text-sm">Note of the editors, {longDateUtc(dated)}</p>
            <h3 className="font-semibold">{title}</h3>
            <p className="max-w-[74ch]">{description}</p>
            <p className="font-semibold text-brass text-sm">
              <Cited text={citation} />
            </p>
            {status && (
              <p className="text-sm">
                Your institution also has an assessment of the note itself:{' '}
                <Link to={`/updates/${slug}`} className="font-semibold underline">
                  {STATUS_LABELS[status]}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Cited({ text }: { text: string }) {
  const citation = parseCitation(text)
  return citation ? <CitationLink citation={citation} text={text} /> : text
}

const SHOWN_AT_FIRST = 8

/** A long redline begins with its first changes, so that the page can be read to its end. */
function Changes({ slug }: { slug: string }) {
  const [isWhole, setWhole] = useState(false)
  const redline = useQuery(
    api.regulatoryUpdates.redline.queryOptions({ input: { slug }, staleTime: 300_000 }),
  )
  if (redline.isPending) return <Skeleton className="h-96 w-full" />
  if (redline.isError)
    return <ErrorState title="The changes could not be loaded" onRetry={() => redline.refetch()} />
  const { changes, counts } = redline.data
  const ofWords = changes.filter(({ kind }) => kind !== 'editorial')
  const isLong = ofWords.length > SHOWN_AT_FIRST
  const shown =
    isLong && !isWhole
      ? {
          ...redline.data,
          changes: ofWords.slice(0, SHOWN_AT_FIRST),
          counts: { ...counts, editorial: 0 },
        }
      : redline.data
  return (
    <div className="grid gap-2">
      <RedlineView title="Redline" redline={shown} />
      {isLong && !isWhole && (
        <Button look="quiet" className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {ofWords.length} changes
        </Button>
      )}
    </div>
  )
}

function NoWords({ update }: { update: UpdateDetail }) {
  const { affected, kind, documentUrl } = update
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface px-4 py-4">
      <h3 className="font-semibold">
        {affected.length > 0 ? 'We do not hold the new words yet' : 'No words of the rule changed'}
      </h3>
      <p className="text-ink-soft">
        {affected.length > 0
          ? 'These paragraphs changed, and our copy shows the words before the change.'
          : kind === 'editorial'
            ? 'The editors wrote this update; the paragraph is linked.'
            : 'Our text announces this document and does not show its changes.'}
        {affected.length > 0 && documentUrl && (
          <>
            {' '}
            <a href={documentUrl} rel="noreferrer" className="font-semibold text-brand underline">
              Read the document
            </a>
          </>
        )}
      </p>
      {affected.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 font-semibold text-brass text-sm">
          {affected.map((text) => (
            <li key={text}>
              <Cited text={text} />
            </li>
          ))}
        </ul>
      )}
      {kind === 'editorial' && (
        <p className="font-semibold text-brass text-sm">
          <Cited text={update.citation} />
        </p>
      )}
    </section>
  )
}
