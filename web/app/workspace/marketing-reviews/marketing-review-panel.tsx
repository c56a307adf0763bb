import {
  MARKETING_REVIEW_FIELDS,
  MARKETING_STATUS_LABELS,
  type MarketingReview,
} from '@plumbline/contract/compliance/marketing-reviews.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { CitationText } from '../work/citation-text.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { DecideDialog, DecisionBadge, DecisionSection } from '../work/review-decision.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { MarketingReviewFormDialog } from './marketing-review-form-dialog.tsx'
import { MarkedText, WordsFound } from './words-found.tsx'

export const MARKETING_TONES: Readonly<Record<MarketingReview['status'], Tone>> = {
  draft: 'neutral',
  in_review: 'info',
  in_use: 'success',
  retired: 'neutral',
}

/** The text has a section of its own, and the link opens. */
const { text: _text, link: _link, ...FIELDS_OF_PANEL } = MARKETING_REVIEW_FIELDS

export function MarketingReviewPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(api.marketingReviews.find.queryOptions({ input: { id } }))
  const [asked, setAsked] = useState<'edit' | 'decide'>()
  const piece = query.data
  if (!piece) return <UnloadedPanel id={id} noun="piece" query={query} onClose={onClose} />
  const close = () => setAsked(undefined)
  const hasExpired = piece.status === 'in_use' && piece.expiresOn !== null && piece.expiresOn < todayText()
  return (
    <SidePanel
      id={id}
      title={`${piece.number}. ${piece.title}`}
      onClose={onClose}
      bar={
        <>
          <Badge tone={MARKETING_TONES[piece.status]}>{MARKETING_STATUS_LABELS[piece.status]}</Badge>
          {piece.status !== 'draft' && <DecisionBadge decision={piece.decision} />}
          {piece.mayEdit && (
            <span className="ml-auto">
              <IconButton label="Edit piece" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
            </span>
          )}
        </>
      }
    >
      {(hasExpired || piece.mayDecide) && (
        <div className="grid gap-3 px-5 pb-4">
          {hasExpired && (
            <Banner tone="warning" title="Expired but still in use">
              Take it down and set its status to Retired, or have it reviewed again with a later day.
            </Banner>
          )}
          {piece.mayDecide && (
            <span>
              <Button size="small" onClick={() => setAsked('decide')}>
                {piece.decision === 'open' ? 'Decide' : 'Decide again'}
              </Button>
            </span>
          )}
        </div>
      )}
      <PanelFacts
        facts={[
          ['Owner', piece.owner?.name ?? 'Nobody'],
          ['Entered by', piece.author?.name ?? 'Somebody who left'],
          ...factsOfFields(FIELDS_OF_PANEL, piece),
          ...(piece.link ? [['Link', <PieceLink key="link" address={piece.link} />] as const] : []),
          ...switchFacts(piece),
        ]}
      />
      <DecisionSection {...piece} />
      <MarkedText {...piece} />
      <WordsFound {...piece} />
      <Retention piece={piece} />
      <LongFields fields={FIELDS_OF_PANEL} record={piece} />
      <SharedSections subject={{ kind: 'marketing_review', id }} mayChange={piece.mayEdit} />
      {asked === 'edit' && <MarketingReviewFormDialog piece={piece} onClose={close} />}
      {asked === 'decide' && (
        <DecideDialog
          title="Decide on this piece"
          version={piece.version}
          description={wordsText(piece)}
          isOwnWork={piece.isOwnWork}
          {...(openFindings(piece) > 0 && { reasonToApprove: 'Enter why the piece may run as it is.' })}
          save={(input) => apiClient.marketingReviews.decide({ ...input, id })}
          stale={[api.marketingReviews.key(), api.dashboard.key()]}
          onClose={close}
        />
      )}
    </SidePanel>
  )
}

const openFindings = ({ findings }: MarketingReview) =>
  findings.filter(({ weight }) => weight !== 'look').length

function wordsText(piece: MarketingReview): string {
  const count = openFindings(piece)
  if (count === 0)
    return 'No word rule says that something is missing or not allowed. Look at the whole piece all the same.'
  return `The word rules found ${count === 1 ? 'one problem' : `${count} problems`}. To approve it, say why it may run.`
}

function switchFacts({ rateMayChange, hasAccountFees, isPrescreened }: MarketingReview) {
  const facts: [string, ReactNode][] = []
  if (rateMayChange) facts.push(['Rate', 'May change later'])
  if (hasAccountFees) facts.push(['Account fees', 'A maintenance or activity fee may be charged'])
  if (isPrescreened) facts.push(['Offer', 'Prescreened'])
  return facts
}

/** Only an address of the web opens. */
function PieceLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="text-brand hover:underline">
      {address}
    </a>
  )
}

function Retention({ piece: { retention, status } }: { piece: MarketingReview }) {
  if (retention.length === 0) return null
  return (
    <PanelSection title="Keeping the record">
      <ul className="grid gap-2 text-sm">
        {retention.map(({ citation, keepUntil, months, says }) => (
          <li key={citation}>
            <CitationText text={citation} />{' '}
            {keepUntil ? (
              <span className="font-semibold">keep until {dayText(keepUntil)}. </span>
            ) : (
              months !== null && (
                <span className="font-semibold">
                  {months} months from the last use{status === 'retired' ? '' : ', which is not known yet'}.{' '}
                </span>
              )
            )}
            <span className="text-ink-soft">{says}</span>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-sm">Pieces are never deleted here, whatever the rules allow.</p>
    </PanelSection>
  )
}
