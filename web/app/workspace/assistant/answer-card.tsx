import type {
  AnsweredQuestion,
  AnswerLink,
  Arrangement,
  Passage,
} from '@plumbline/contract/insight/assistant.ts'
import { knownAnswerOf } from '@plumbline/rules/assistant/known-answers.ts'
import { shortDate } from '../../ui/date-text.tsx'
import { PlaceLink } from './answer-link.tsx'
import { AnswerRating } from './answer-rating.tsx'
import { DECLINE_TEXT } from './answer-text.ts'
import { KnownAnswerText } from './chat-message.tsx'
import { ComputedResult } from './computed-result.tsx'
import { QuotedPassage } from './quoted-passage.tsx'
import type { ArrangedSentence } from './use-conversation.ts'

interface AnswerCardProps {
  asked: AnsweredQuestion
  /** What a model has arranged so far, while it still writes. */
  arriving?: readonly ArrangedSentence[] | undefined
  onAsk?: ((question: string) => void) | undefined
}

/** A question with its answer. */
export function AnswerCard({ asked, arriving, onAsk }: AnswerCardProps) {
  return (
    <article className="grid scroll-mt-20 gap-4" aria-label={asked.question}>
      <h2 className="justify-self-end whitespace-pre-wrap rounded-card rounded-br-sm bg-brand px-4 py-2.5 text-on-brand [overflow-wrap:anywhere]">
        {asked.question}
      </h2>
      <AnswerBody asked={asked} arriving={arriving} onAsk={onAsk} />
      <AnswerRating asked={asked} />
    </article>
  )
}

interface AnswerBodyProps extends AnswerCardProps {
  /** In the panel, which has little room: quotes after the first are folded. */
  isBrief?: boolean
}

/** What is known and computed comes first, then what a model arranged, then the quotes themselves. */
export function AnswerBody({ asked, arriving, onAsk, isBrief = false }: AnswerBodyProps) {
  const { answer, arrangement } = asked
  const { known, tool, passages, isSure, related, places, declinedBecause, reading, textAsOf } = answer
  const knownAnswer = knownAnswerOf(known)
  const shown = isBrief ? (knownAnswer || tool ? 0 : 1) : passages.length
  const folded = passages.slice(shown)
  return (
    <>
      {knownAnswer && <KnownAnswerText answer={knownAnswer} />}
      {declinedBecause && (
        <p>
          {reading
            ? `I am still reading the regulations (part ${Math.min(reading.ready + 1, reading.of)} of ${reading.of}). Ask again in a few minutes.`
            : DECLINE_TEXT[declinedBecause]}
        </p>
      )}
      {tool && <ComputedResult tool={tool} onAsk={onAsk} />}
      {(arriving || arrangement) && (
        <ArrangedText
          sentences={arriving ?? arrangement!.sentences}
          finished={arriving ? null : arrangement}
        />
      )}
      {isSure === false && (
        <p>
          I’m not sure that any of these paragraphs answers your question. They are the closest matches I
          found. Read them before you rely on one.
        </p>
      )}
      <Quotes passages={passages.slice(0, shown)} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer font-semibold text-brand text-sm">
            {shown === 0 ? 'Quotes from the texts' : 'More quotes'} ({folded.length})
          </summary>
          <div className="mt-2 grid gap-4">
            <Quotes passages={folded} />
          </div>
        </details>
      )}
      {textAsOf && (
        <p className="text-ink-soft text-sm">Our copy of the text is as of {shortDate(textAsOf)}.</p>
      )}
      <Links title="Places to look" links={places} />
      {!isBrief && <Links title="Related articles" links={related} />}
    </>
  )
}

/** Sentences are read out as they arrive. */
function ArrangedText({
  sentences,
  finished,
}: {
  sentences: readonly ArrangedSentence[]
  finished: Arrangement | null
}) {
  return (
    <div className="grid gap-2 rounded-card border border-line bg-paper p-4">
      <div role="log" aria-label="Answer of the model">
        {sentences.map(({ text, passages: marks }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one text, in their order
          <span key={index}>
            {text}{' '}
            <span className="tabular text-ink-faint text-sm">
              {marks.map((mark) => `[${mark}]`).join('')}
            </span>{' '}
          </span>
        ))}
      </div>
      <p className="text-ink-soft text-sm">
        {finished ? 'Arranged by a model from the quotes below.' : 'The model is arranging the quotes…'}{' '}
        {finished &&
          finished.removedCount > 0 &&
          (finished.removedCount === 1
            ? 'One sentence was removed because the quotes do not bear it out.'
            : `${finished.removedCount} sentences were removed because the quotes do not bear them out.`)}
      </p>
    </div>
  )
}

const Quotes = ({ passages }: { passages: readonly Passage[] }) =>
  passages.map((passage) => <QuotedPassage key={passage.number} passage={passage} />)

function Links({ title, links }: { title: string; links: readonly AnswerLink[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <p className="font-semibold text-sm">{title}</p>
      <ul aria-label={title} className="mt-1 grid gap-1">
        {links.map((link) => (
          <li key={link.href}>
            <PlaceLink to={link.href} className="text-brand underline underline-offset-4">
              {link.title}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
