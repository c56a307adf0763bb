import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

const ACTIONS = [
  { to: '/resources', label: 'Browse Resources' },
  { to: '/checklists', label: 'Check Compliance' },
  { to: '/reports/new', label: 'Create Report' },
] as const

export function QuickActions() {
  return (
    <ul className="grid gap-2 px-5 pb-5">
      {ACTIONS.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className="flex min-h-11.5 items-center gap-3 rounded-control border border-line px-3.5 font-medium hover:border-control-line hover:bg-paper"
          >
            {label}
            <ArrowRight className="ml-auto size-4 text-ink-faint" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
