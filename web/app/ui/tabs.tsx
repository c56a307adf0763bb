import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  panel: ReactNode
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** A strip that scrolls sideways on a phone; arrow keys move along it. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(id) => onChange(id as Id)}>
      <BaseTabs.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-11 flex-none cursor-pointer border-transparent border-b-2 px-3.5 text-[0.9375rem] font-medium text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[active]:border-brand data-[active]:font-semibold data-[active]:text-brand-strong"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} className="pt-6 focus-visible:outline-offset-4">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
