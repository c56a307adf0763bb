import type { ReactNode } from 'react'

interface PageHeroProps {
  eyebrow: string
  title: string
  lead: ReactNode
  /** Links that look like buttons. */
  actions?: ReactNode
}

/** Opening section of a public page. */
export function PageHero({ eyebrow, title, lead, actions }: PageHeroProps) {
  return (
    <section className="wrap pt-14 pb-12 sm:pt-20 sm:pb-16">
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="display mt-4 max-w-4xl text-[2.5rem] sm:text-6xl">{title}</h1>
      <p className="mt-5 max-w-2xl text-lg text-ink-soft">{lead}</p>
      {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
    </section>
  )
}
