import { LOAN_TEST_SCREENS } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'

const GROUPS = [...Map.groupBy(LOAN_TEST_SCREENS, ({ group }) => group)]

export default function LoanTestsPage() {
  return (
    <>
      <title>Loan Tests · Plumbline</title>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Loan Tests</h1>
          <p className="mt-1.5 text-ink-soft">
            Ask one question about a loan. Each answer shows its working, paragraph by paragraph.
          </p>
        </div>
        <nav aria-label="Kept work" className="flex flex-wrap gap-2 sm:ml-auto">
          <Link to="/loan-tests/loans" className={buttonClass('primary')}>
            Loan files
          </Link>
          <Link to="/loan-tests/results" className={buttonClass('quiet')}>
            Saved results
          </Link>
          <Link to="/loan-tests/batches" className={buttonClass('quiet')}>
            Batches
          </Link>
        </nav>
      </header>
      <div className="grid gap-8">
        {GROUPS.map(([heading, screens]) => (
          <section key={heading}>
            <h2 className="mb-3 font-semibold">{heading}</h2>
            <ul className="grid gap-3.5 sm:grid-cols-2 xl:grid-cols-3">
              {screens.map(({ path, question, title, about }) => (
                <li
                  key={path}
                  className="relative rounded-card border border-line bg-surface p-5 hover:border-control-line"
                >
                  <h3 className="font-display text-xl font-semibold leading-tight">
                    <Link to={path} className="after:absolute after:inset-0 after:rounded-card">
                      {question}
                    </Link>
                  </h3>
                  <p className="mt-2 text-sm font-semibold text-brass">{title}</p>
                  <p className="mt-1 text-sm text-ink-soft">{about}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
