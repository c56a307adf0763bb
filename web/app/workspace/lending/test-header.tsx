import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface TestHeaderProps {
  title: string
  question: string
  actions?: ReactNode
}

/** Where the screen stands, what it answers, and what can be done with the answer. */
export function TestHeader({ title, question, actions }: TestHeaderProps) {
  return (
    <>
      <title>{`${title} · Plumbline`}</title>
      <nav aria-label="Breadcrumb" className="print:hidden">
        <ol className="flex items-center gap-1.5 text-sm text-ink-soft">
          <li>
            <Link to="/loan-tests" className="hover:underline">
              Loan Tests
            </Link>
          </li>
          <li className="flex items-center gap-1.5">
            <ChevronRight className="size-3.5" aria-hidden />
            {question}
          </li>
        </ol>
      </nav>
      <header className="mt-1.5 mb-5 flex flex-wrap items-start gap-4">
        <h1 className="display text-3xl">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2 sm:ml-auto print:hidden">{actions}</div>}
      </header>
    </>
  )
}
