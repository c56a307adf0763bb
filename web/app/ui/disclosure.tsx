import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  id?: string
  title: ReactNode
  /** Entries of one group close each other. */
  group?: string
  hidden?: boolean
  className?: string
  children: ReactNode
}

/** A native `details` element: works without scripts and with find in page. */
export function Disclosure({ id, title, group, hidden, className, children }: DisclosureProps) {
  return (
    <details
      id={id}
      name={group}
      hidden={hidden}
      // Stays open if opened before hydration.
      suppressHydrationWarning
      className={clsx('group/entry border-line border-b', className)}
    >
      <summary className="flex list-none items-start justify-between gap-4 py-4.5 text-left font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="mt-0.5 size-5 flex-none text-ink-faint transition-transform duration-150 group-open/entry:rotate-180"
          aria-hidden
        />
      </summary>
      {children}
    </details>
  )
}
