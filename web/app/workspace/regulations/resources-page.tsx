import { BookOpenText, CalendarDays, FileText, Scale, Sigma } from 'lucide-react'
import { Link } from 'react-router'
import { CitationJump } from './citation-jump.tsx'

const RESOURCES = [
  {
    to: '/resources/regulations',
    title: 'Regulation library',
    what: 'Regulations with their official commentary, as they stood on any day, what changed between two days, and statutes.',
    icon: BookOpenText,
  },
  {
    to: '/resources/thresholds',
    title: 'Threshold register',
    what: 'Yearly dollar amounts and percentages with their citations, two years side by side.',
    icon: Scale,
  },
  {
    to: '/resources/rules',
    title: 'Rules',
    what: 'What the loan tests compute, from which paragraphs, when those last changed, with their examples.',
    icon: Sigma,
  },
  {
    to: '/tools/business-days',
    title: 'Business day calculator',
    what: 'Which days count for the Loan Estimate, the Closing Disclosure, and rescission.',
    icon: CalendarDays,
  },
  {
    to: '/resources/policy-templates',
    title: 'Policy templates',
    what: 'Policies to start from, each section tied to the paragraphs it carries out.',
    icon: FileText,
  },
]

export default function ResourcesPage() {
  return (
    <>
      <title>Resources · Plumbline</title>
      <header className="mb-6 grid gap-3">
        <h1 className="display text-3xl">Resources</h1>
        <p className="text-ink-soft">The law itself, its figures, and what to work with.</p>
        <CitationJump />
      </header>
      <ul className="grid gap-3.5 sm:grid-cols-2">
        {RESOURCES.map(({ to, title, what, icon: Icon }) => (
          <li key={to} className="relative flex gap-4 rounded-card border border-line bg-surface p-4.5">
            <Icon className="mt-0.5 size-6 shrink-0 text-brass-mark" aria-hidden />
            <div>
              <h2 className="font-semibold">
                <Link to={to} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h2>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{what}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
