import { type ReactNode, useState } from 'react'
import { PageMeta } from '../document/page-meta.tsx'
import type { PageHandle } from '../root.tsx'
import { ButtonLink } from '../site/button-link.tsx'
import { ClosingCall } from '../site/closing-call.tsx'
import { PageHero } from '../site/page-hero.tsx'
import { buttonClass } from '../ui/button.tsx'
import { opens } from '../ui/page-dialog.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Route } from './+types/demo-page'
import { AlertsPanel, AnalyticsPanel, AssistantPanel, LibraryPanel, OverviewPanel } from './demo-panels.tsx'
import { VIDEO_TOUR_ID, VideoTourDialog } from './video-tour-dialog.tsx'

export const handle: PageHandle = { scripts: 'late' }

type TabId = 'dashboard' | 'library' | 'alerts' | 'analytics' | 'assistant'

const TABS: readonly { id: TabId; label: string; panel: ReactNode }[] = [
  { id: 'dashboard', label: 'Dashboard Overview', panel: <OverviewPanel /> },
  { id: 'library', label: 'Compliance Library', panel: <LibraryPanel /> },
  { id: 'alerts', label: 'Smart Alerts', panel: <AlertsPanel /> },
  { id: 'analytics', label: 'Analytics', panel: <AnalyticsPanel /> },
  { id: 'assistant', label: 'AI Assistant', panel: <AssistantPanel /> },
]

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('tab')
  return { tab: TABS.find(({ id }) => id === asked)?.id ?? ('dashboard' as const) }
}

const tabAddress = (tab: TabId) => `/demo?tab=${tab}#tour`

export default function DemoPage({ loaderData }: Route.ComponentProps) {
  const [tab, setTab] = useState<TabId>(loaderData.tab)

  function show(next: TabId) {
    setTab(next)
    history.replaceState(history.state, '', tabAddress(next))
  }

  return (
    <>
      <PageMeta
        title="Demo"
        description="The dashboard, the library, alerts, analytics and the assistant of Plumbline, with sample data and without an account."
        path="/demo"
        card="demo"
      />
      <PageHero
        eyebrow="Demo"
        title="See it with sample data."
        lead="These are the application’s own screens. Nothing here is your institution’s; in a trial, it is."
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Free Trial</ButtonLink>
            <button type="button" className={buttonClass('quiet', 'large')} {...opens(VIDEO_TOUR_ID)}>
              Watch Video Tour
            </button>
          </>
        }
      />
      <section id="tour" aria-label="Tour" className="wrap">
        <Tabs label="Parts of the application" tabs={TABS} value={tab} onChange={show} href={tabAddress} />
        <p className="mt-6 text-ink-faint text-sm">
          All figures are sample data. For the whole screen, open the{' '}
          <a href="/dashboard-demo" className="font-semibold text-brand underline underline-offset-4">
            demo dashboard
          </a>
          .
        </p>
      </section>
      <ClosingCall
        title="Hold it against your own work."
        actions={
          <>
            <ButtonLink href="/questionnaire">Start Your Free Trial</ButtonLink>
            <ButtonLink href="/" quiet>
              Back to Homepage
            </ButtonLink>
          </>
        }
      >
        14 days, full access, no credit card. Cancel anytime.
      </ClosingCall>
      <VideoTourDialog />
    </>
  )
}
