import type { ReactNode } from 'react'
import { Mark } from '../../ui/mark.tsx'

interface ClosingCallProps {
  title: string
  children: ReactNode
  /** Links that look like buttons. */
  actions: ReactNode
}

/** Closing call to action of a public page. */
export function ClosingCall({ title, children, actions }: ClosingCallProps) {
  return (
    <section aria-labelledby="closing-call" className="wrap pt-14 sm:pt-20">
      <div className="grid justify-items-center border-line border-t pt-14 text-center sm:pt-20">
        <Mark className="h-16 w-11 text-line-strong" />
        <h2 id="closing-call" className="display mt-6 max-w-3xl text-3xl sm:text-5xl">
          {title}
        </h2>
        <p className="mt-4 max-w-xl text-lg text-ink-soft">{children}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </section>
  )
}
