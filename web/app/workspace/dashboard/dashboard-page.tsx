import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { ErrorState } from '../../ui/states.tsx'
import { LazyReportDialog } from '../reports/lazy-report-dialog.tsx'
import { NeedsYou } from './needs-you.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentUpdates } from './recent-updates.tsx'
import { StatCards } from './stat-cards.tsx'

const loadSide = async () => (await import('./dashboard-side.tsx')).DashboardSide

export default function DashboardPage() {
  const Side = useLazyPart(loadSide)
  const [isReporting, setReporting] = useState(false)
  const me = useQuery(api.members.me.queryOptions())
  const overview = useQuery(api.dashboard.overview.queryOptions())
  return (
    <>
      <title>Dashboard · Plumbline</title>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div>
          <h1 className="display text-3xl">Dashboard</h1>
          <p className="mt-1.5 text-ink-soft">Overview of your compliance management</p>
        </div>
        <Button className="sm:ml-auto" onClick={() => setReporting(true)}>
          Generate Report
        </Button>
      </header>
      {overview.isError ? (
        <ErrorState title="The dashboard could not be loaded" onRetry={() => overview.refetch()} />
      ) : (
        <>
          <NeedsYou />
          <StatCards
            cards={overview.data?.statCards}
            opensDays={me.data !== undefined && me.data.role !== 'user'}
          />
          <div className="mt-4 grid items-start gap-4 lg:grid-cols-[1.75fr_1fr]">
            <SectionCard
              title="Recent Regulatory Updates"
              action={
                <Link to="/updates" className="text-brand hover:underline">
                  View All
                </Link>
              }
            >
              <RecentUpdates
                updates={overview.data?.recentUpdates}
                titleOf={({ slug, title }) => (
                  <Link to={`/updates/${slug}`} className="hover:underline">
                    {title}
                  </Link>
                )}
              />
            </SectionCard>
            <div className="grid gap-4">
              {Side && overview.data && <Side {...overview.data} isAdmin={me.data?.role === 'admin'} />}
              <SectionCard
                title="Quick Actions"
                action={
                  <Link to="/reports" className="text-brand hover:underline">
                    My reports
                  </Link>
                }
              >
                <QuickActions onCreateReport={() => setReporting(true)} />
              </SectionCard>
            </div>
          </div>
        </>
      )}
      {isReporting && <LazyReportDialog onClose={() => setReporting(false)} />}
    </>
  )
}
