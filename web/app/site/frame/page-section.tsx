import clsx from 'clsx'
import type { ReactNode } from 'react'

interface PageSectionProps {
  id: string
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a public page, labeled by its heading. */
export function PageSection({ id, title, lead, className, children }: PageSectionProps) {
  return (
    <section aria-labelledby={id} className={clsx('wrap py-12 sm:py-16', className)}>
      <header className="break-inside-avoid break-after-avoid">
        <h2 id={id} className="display max-w-3xl text-3xl sm:text-[2.5rem]">
          {title}
        </h2>
        {lead && <p className="mt-4 max-w-2xl text-lg text-ink-soft">{lead}</p>}
      </header>
      <div className="mt-10">{children}</div>
    </section>
  )
}
