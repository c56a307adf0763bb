import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { buttonClass } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'

/** How a manager opens the log. Once it is open, the people named on it have it in the sidebar. */
export function BsaLogCard() {
  const access = useQuery(api.bsaEntries.access.queryOptions())
  if (!access.data?.mayStart) return null
  return (
    <SectionCard title="BSA log" className="max-w-2xl">
      <div className="grid gap-4 px-5 pb-5">
        <p className="text-ink-soft">
          A confidential log of decisions on suspicious activity and currency reports with their clocks. Only
          the people whom a manager names see it, managers included.
        </p>
        <Link to="/bsa-log" className={buttonClass('quiet', 'medium', 'justify-self-start')}>
          Set up the BSA log
        </Link>
      </div>
    </SectionCard>
  )
}
