import {
  MARKETING_WEIGHT_LABELS,
  type MarketingFinding,
  type MarketingReview,
} from '@plumbline/contract/compliance/marketing-reviews.ts'
import clsx from 'clsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { CitationText } from '../work/citation-text.tsx'
import { PanelSection } from '../work/panel-section.tsx'

const TONES: Readonly<Record<MarketingFinding['weight'], Tone>> = {
  prohibited: 'danger',
  required: 'warning',
  look: 'info',
}

interface Part {
  from: number
  text: string
  /** Numbers of the findings that reacted to it, as the list below has them. */
  by: number[]
}

/** The text cut where words that a rule reacted to begin or end. */
export function partsOf(text: string, findings: readonly Pick<MarketingFinding, 'places'>[]): Part[] {
  const cuts = new Set([0, text.length])
  for (const { places } of findings) for (const { from, to } of places) cuts.add(from).add(to)
  const sorted = [...cuts].toSorted((a, b) => a - b)
  return sorted.slice(0, -1).map((from, index) => ({
    from,
    text: text.slice(from, sorted[index + 1]),
    by: findings.flatMap(({ places }, at) =>
      places.some((place) => place.from <= from && from < place.to) ? [at + 1] : [],
    ),
  }))
}

/** Every word of the piece, with a number beside those that a rule reacted to. */
export function MarkedText({ text, findings }: Pick<MarketingReview, 'text' | 'findings'>) {
  if (text === '') return null
  return (
    <PanelSection title="Words of the piece">
      <p className="wrap-anywhere whitespace-pre-wrap text-sm leading-relaxed">
        {partsOf(text, findings).map(({ from, text: words, by }) =>
          by.length === 0 ? (
            words
          ) : (
            <mark
              key={from}
              className="rounded-sm bg-warning-soft px-0.5 text-ink underline decoration-warning decoration-2 underline-offset-2"
            >
              {words}
              <sup className="ml-0.5 text-ink-soft">{by.join(', ')}</sup>
            </mark>
          ),
        )}
      </p>
    </PanelSection>
  )
}

/** What each rule reacted to, what it asks for, and where the law says so. */
export function WordsFound({ text, findings }: Pick<MarketingReview, 'text' | 'findings'>) {
  return (
    <PanelSection title="Word rules" count={findings.length}>
      <p className="text-ink-soft text-sm">
        {text === ''
          ? 'Paste the words of the piece to have them read. '
          : findings.length === 0
            ? 'No rule reacted to these words. That is no approval. '
            : ''}
        The rules look for words and for words that are missing. They do not judge, and they see no pictures,
        files, links, type sizes, or places on a page.
      </p>
      <ol className="grid gap-4">
        {findings.map(({ rule, weight, places, missing, says, citation }, index) => (
          <li key={rule} className="grid gap-1.5 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <span className="tabular font-semibold">{index + 1}.</span>
              <Badge tone={TONES[weight]}>{MARKETING_WEIGHT_LABELS[weight]}</Badge>
              <CitationText text={citation} />
            </p>
            {places.length > 0 && (
              <p className="wrap-anywhere">
                {places.map(({ from, to }) => `“${text.slice(from, to)}”`).join(', ')}
              </p>
            )}
            <p className={clsx(missing.length === 0 ? 'text-ink' : 'text-ink-soft')}>{says}</p>
            {missing.length > 0 && (
              <div>
                <p className="font-semibold">Not found in the text:</p>
                <ul className="list-disc pl-5">
                  {missing.map((each) => (
                    <li key={each}>{each}</li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}
