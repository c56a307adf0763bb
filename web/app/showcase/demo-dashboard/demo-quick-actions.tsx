import { ArrowRight } from 'lucide-react'

const LINKS = [
  { href: '/demo?tab=library#tour', label: 'Browse Resources' },
  { href: '/demo?tab=alerts#tour', label: 'Check Compliance' },
  { href: '/demo?tab=analytics#tour', label: 'Generate Report' },
] as const

const ACTION =
  'flex min-h-11.5 w-full items-center gap-3 rounded-control border border-line px-3.5 font-medium hover:border-control-line hover:bg-paper'

export function DemoQuickActions({ onAsk }: { onAsk: () => void }) {
  return (
    <ul className="grid gap-2 px-5 pb-5">
      {LINKS.map(({ href, label }) => (
        <li key={label}>
          <a href={href} className={ACTION}>
            {label}
            <ArrowRight className="ml-auto size-4 text-ink-faint" aria-hidden />
          </a>
        </li>
      ))}
      <li>
        <button type="button" onClick={onAsk} className={ACTION}>
          Ask AI Assistant
          <ArrowRight className="ml-auto size-4 text-ink-faint" aria-hidden />
        </button>
      </li>
    </ul>
  )
}
