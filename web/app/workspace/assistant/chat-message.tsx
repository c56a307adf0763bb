import type { KnownAnswer } from '@plumbline/rules/assistant/known-answers.ts'
import type { ReactNode } from 'react'

/** A person's message. */
export function PersonMessage({ children }: { children: ReactNode }) {
  return (
    <div className="ml-10 justify-self-end whitespace-pre-wrap rounded-card rounded-br-sm bg-brand px-3.5 py-2.5 text-on-brand text-[0.9375rem] [overflow-wrap:anywhere]">
      <span className="sr-only">You: </span>
      {children}
    </div>
  )
}

/** What the assistant says. */
export function AnswerMessage({ answer }: { answer: KnownAnswer }) {
  return (
    <div className="mr-6 grid gap-2.5 justify-self-start text-[0.9375rem]">
      <span className="sr-only">Assistant: </span>
      <KnownAnswerText answer={answer} />
    </div>
  )
}

/** An answer that needs no search, with its citations. */
export function KnownAnswerText({
  answer: { paragraphs, citations = [], links = [] },
}: {
  answer: KnownAnswer
}) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {citations.length > 0 && (
        <ul
          className="border-brass-mark border-l-2 pl-3 font-medium text-brass text-sm"
          aria-label="Citations"
        >
          {citations.map((citation) => (
            <li key={citation}>{citation}</li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className="grid gap-1" aria-label="Read more">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="font-semibold text-brand underline underline-offset-4">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function TypingIndicator() {
  return (
    <p className="flex items-center gap-1 justify-self-start py-2">
      <span className="sr-only">The assistant is typing</span>
      {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
        <span
          key={delay}
          aria-hidden
          className={`size-1.5 animate-pulse rounded-full bg-ink-faint ${delay}`}
        />
      ))}
    </p>
  )
}
