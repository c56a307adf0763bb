import { type ReactNode, useState } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { AlertsPanel, AnalyticsPanel, AssistantPanel, LibraryPanel, OverviewPanel } from './demo-panels.tsx'

export const TAB_IDS = ['dashboard', 'library', 'alerts', 'analytics', 'assistant'] as const

type TabId = (typeof TAB_IDS)[number]

const TABS: readonly { id: TabId; label: string; panel: ReactNode }[] = [
  { id: 'dashboard', label: 'Dashboard Overview', panel: <OverviewPanel /> },
  { id: 'library', label: 'Compliance Library', panel: <LibraryPanel /> },
  { id: 'alerts', label: 'Smart Alerts', panel: <AlertsPanel /> },
  { id: 'analytics', label: 'Analytics', panel: <AnalyticsPanel /> },
  { id: 'assistant', label: 'AI Assistant', panel: <AssistantPanel /> },
]

const tabAddress = (tab: TabId) => `/demo?tab=${tab}#tour`

/** Tabs with the application's screens; the address follows. */
export function DemoTour({ asked }: { asked: TabId }) {
  const [tab, setTab] = useState(asked)

  function show(next: TabId) {
    setTab(next)
    history.replaceState(history.state, '', tabAddress(next))
  }

  return <Tabs label="Parts of the application" tabs={TABS} value={tab} onChange={show} href={tabAddress} />
}
