import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

const ACTION =
  'flex min-h-11.5 w-full items-center gap-3 rounded-control border border-line px-3.5 text-left font-medium hover:border-control-line hover:bg-paper'

export function QuickActions({ onCreateReport }: { onCreateReport: () => void }) {
  return (
    <ul className="grid gap-2 px-5 pb-5">
      <li>
        <Link to="/resources" className={ACTION}>
          Browse Resources
          <Arrow />
        </Link>
      </li>
      <li>
        <Link to="/checklists" className={ACTION}>
          Check Compliance
          <Arrow />
        </Link>
      </li>
      <li>
        <button type="button" onClick={onCreateReport} className={ACTION}>
          Create Report
          <Arrow />
        </button>
      </li>
    </ul>
  )
}

function Arrow() {
  return <ArrowRight className="ml-auto size-4 text-ink-faint" aria-hidden />
}
