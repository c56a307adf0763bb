import type { FaqEntry } from '@plumbline/contract/publishing/content.ts'
import clsx from 'clsx'
import type { MouseEvent } from 'react'
import { HELP_CATEGORIES, type HelpCategory, type HelpFilter, helpAddress } from './help-address.ts'

const LABELS: Readonly<Record<HelpCategory, string>> = {
  all: 'All',
  account: 'Account',
  subscription: 'Subscription',
  platform: 'Platform',
  compliance: 'Compliance',
}

interface HelpCategoriesProps {
  entries: readonly FaqEntry[]
  filter: HelpFilter
  onChoose: (filter: HelpFilter) => void
}

/** Links that scripts handle in place. */
export function HelpCategories({ entries, filter, onChoose }: HelpCategoriesProps) {
  return (
    <nav aria-labelledby="help-categories">
      <h2 id="help-categories" className="font-semibold">
        Categories
      </h2>
      <ul className="mt-3 flex flex-wrap gap-1 lg:grid">
        {HELP_CATEGORIES.map((category) => {
          const chosen = { ...filter, category }
          const current = category === filter.category
          const count = entries.filter((entry) => category === 'all' || entry.category === category).length
          return (
            <li key={category}>
              <a
                href={helpAddress(chosen)}
                aria-current={current ? 'true' : undefined}
                onClick={(event) => inPlace(event, () => onChoose(chosen))}
                className={clsx(
                  'flex min-h-10 items-center justify-between gap-4 rounded-control px-3 text-[0.9375rem]',
                  current ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-ink-soft hover:text-ink',
                )}
              >
                {LABELS[category]}
                <span className="text-sm tabular">{count}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Handles plain clicks in place; modified clicks open a tab or window. */
function inPlace(event: MouseEvent, act: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  act()
}
