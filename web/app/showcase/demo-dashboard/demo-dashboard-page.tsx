import type { PageHandle } from '../../platform/document/page-handle.ts'
import { PageMeta } from '../../platform/document/page-meta.tsx'
import { SkipLink } from '../../platform/document/skip-link.tsx'
import { Island } from '../../platform/islands/island.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { RecentUpdates } from '../../workspace/dashboard/recent-updates.tsx'
import { ScoreCard } from '../demo/demo-panels.tsx'
import { ARTICLES, STAT_CARDS, UPDATES } from '../demo/sample-data.ts'
import { SampleStatCards } from '../demo/sample-stat-cards.tsx'
import { DemoActions } from './demo-actions.tsx'
import { DemoHeader } from './demo-header.tsx'
import { DemoSidebar } from './demo-sidebar.tsx'
import { TodaysDate } from './todays-date.tsx'

export const handle: PageHandle = { scripts: 'late', isPublic: true }

export default function DemoDashboardPage() {
  return (
    <>
      <PageMeta
        title="Demo Dashboard"
        description="Plumbline’s dashboard as a compliance officer sees it, filled with sample data: figures, updates, score and assistant."
        path="/dashboard-demo"
        card="demo"
        above={[{ name: 'Demo', path: '/demo' }]}
      />
      <SkipLink />
      <DemoBanner />
      <div className="flex min-h-dvh">
        <Island name="demo-sidebar" component={DemoSidebar} props={{}} />
        <div className="flex min-w-0 flex-1 flex-col">
          <DemoHeader />
          <main id="main" className="grid w-full max-w-[82rem] gap-4 px-4 py-7 md:px-8">
            <header className="mb-2">
              <h1 className="display text-3xl">Welcome back, Dana</h1>
              <div className="mt-1.5 text-ink-soft">
                <TodaysDate />
              </div>
            </header>
            <SampleStatCards cards={STAT_CARDS} />
            <div className="grid items-start gap-4 lg:grid-cols-[1.75fr_1fr]">
              <div className="grid gap-4">
                <SectionCard title="Recent Regulatory Updates">
                  <RecentUpdates updates={UPDATES} />
                </SectionCard>
                <SectionCard title="Recent Compliance Articles">
                  <RecentArticles />
                </SectionCard>
              </div>
              <div className="grid gap-4">
                <SectionCard title="Quick Actions">
                  <Island name="demo-actions" component={DemoActions} props={{}} />
                </SectionCard>
                <ScoreCard />
              </div>
            </div>
          </main>
        </div>
      </div>
    </>
  )
}

function DemoBanner() {
  return (
    <aside
      aria-label="Demo"
      className="bg-brand px-4 py-2.5 text-center text-[0.9375rem] text-on-brand md:px-8 print:hidden"
    >
      You are looking at a demo with sample data.{' '}
      <a href="/questionnaire" className="font-semibold underline underline-offset-4">
        Start Free Trial
      </a>
    </aside>
  )
}

function RecentArticles() {
  return (
    <ul>
      {ARTICLES.slice(0, 3).map(({ id, title, category, publishedAt, readTime }) => (
        <li key={id} className="border-line border-t px-5 py-3.5">
          <p className="eyebrow">{category}</p>
          <h3 className="mt-1 font-semibold text-[0.9375rem]">{title}</h3>
          <p className="mt-0.5 text-ink-faint text-sm">
            <DateText iso={publishedAt} /> · {readTime} min read
          </p>
        </li>
      ))}
    </ul>
  )
}
