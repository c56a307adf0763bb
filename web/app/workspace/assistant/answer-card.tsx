import type { AnsweredQuestion, AnswerLink } from '@plumbline/contract/insight/assistant.ts'
import { Link } from 'react-router'
import { shortDate } from '../../ui/date-text.tsx'
import { AnswerRating } from './answer-rating.tsx'
import { DECLINE_TEXT } from './answer-text.ts'
import { ComputedResult } from './computed-result.tsx'
import { QuotedPassage } from './quoted-passage.tsx'

interface AnswerCardProps {
  asked: AnsweredQuestion
  isArranging?: boolean
  /** In the log the question stands above and nobody rates. */
  isLog?: boolean
}

/** A question with its answer: computed results first, then what a model arranged, then the quotes themselves. */
export function AnswerCard({ asked, isArranging = false, isLog = false }: AnswerCardProps) {
  const { question, answer, arrangement } = asked
  const { tool, passages, related, places, declinedBecause, textAsOf } = answer
  return (
    <article className="grid gap-4" aria-label={question}>
      {!isLog && (
        <h2 className="justify-self-end whitespace-pre-wrap rounded-card rounded-br-sm bg-brand px-4 py-2.5 text-on-brand [overflow-wrap:anywhere]">
          {question}
        </h2>
      )}
      {declinedBecause && <p>{DECLINE_TEXT[declinedBecause]}</p>}
      {tool && <ComputedResult tool={tool} />}
      {isArranging && <p className="text-ink-soft text-sm">The model is arranging the quotes…</p>}
      {arrangement && (
        <div className="grid gap-2 rounded-card border border-line bg-paper p-4">
          <p>
            {arrangement.sentences.map(({ text, passages: marks }) => (
              <span key={text}>
                {text}{' '}
                <span className="tabular text-ink-faint text-sm">
                  {marks.map((mark) => `[${mark}]`).join('')}
                </span>{' '}
              </span>
            ))}
          </p>
          <p className="text-ink-soft text-sm">
            Arranged by a model from the quotes below.{' '}
            {arrangement.removedCount > 0 &&
              (arrangement.removedCount === 1
                ? 'One sentence was removed because the quotes do not bear it out.'
                : `${arrangement.removedCount} sentences were removed because the quotes do not bear them out.`)}
          </p>
        </div>
      )}
      {passages.map((passage) => (
        <QuotedPassage key={passage.number} passage={passage} />
      ))}
      {textAsOf && (
        <p className="text-ink-soft text-sm">Our copy of the text is as of {shortDate(textAsOf)}.</p>
      )}
      <Links title="Places to look" links={places} />
      <Links title="Related articles" links={related} />
      {!isLog && <AnswerRating asked={asked} />}
    </article>
  )
}

function Links({ title, links }: { title: string; links: readonly AnswerLink[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <p className="font-semibold text-sm">{title}</p>
      <ul aria-label={title} className="mt-1 grid gap-1">
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className="text-brand underline underline-offset-4">
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
