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
  /** Address of a tab, so that the tabs work without scripts. */
  href?: (id: Id) => string
}

/** Tabs with arrow keys; scrolls horizontally on a phone, and takes a second line elsewhere. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, href }: TabsProps<Id>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(id) => onChange(id as Id)}>
      <BaseTabs.List
        aria-label={label}
        className="relative flex gap-x-1 overflow-x-auto md:flex-wrap border-line border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            value={tab.id}
            {...(href && asLink(href(tab.id), tab.label))}
            className="inline-flex min-h-11 flex-none items-center cursor-pointer border-transparent border-b-2 px-3.5 text-[0.9375rem] font-medium text-ink-soft hover:text-ink focus-visible:-outline-offset-2 data-[active]:border-brand data-[active]:font-semibold data-[active]:text-brand-strong"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.id}
          value={tab.id}
          // The library keeps the old panel for a moment; hides it at once.
          className="pt-6 focus-visible:outline-offset-4 data-[ending-style]:hidden"
        >
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}

/** A link that scripts turn into a tab. */
function asLink(address: string, label: ReactNode) {
  return {
    nativeButton: false,
    render: (
      <a href={address} onClick={(event) => event.preventDefault()}>
        {label}
      </a>
    ),
  }
}
