import { Search } from 'lucide-react'
import { ThemeSwitch } from '../../platform/document/theme-switch.tsx'
import { SEARCH_AT_MOST } from '../../platform/list/list-address.ts'
import { BareInput } from '../../ui/field.tsx'
import { Mark } from '../../ui/mark.tsx'
import { DemoBell } from './demo-bell.tsx'
import { DemoMenu } from './demo-menu.tsx'

/** Header of the demo; its search searches the public blog. */
export function DemoHeader() {
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-line border-b bg-paper px-4 md:px-8 print:hidden">
      <DemoMenu />
      <a href="/" aria-label="Plumbline, home" className="flex-none md:hidden">
        <Mark />
      </a>
      <search className="w-full max-w-115">
        <form action="/blog" className="relative">
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
            aria-hidden
          />
          <BareInput
            label="Search compliance topics"
            type="search"
            name="search"
            maxLength={SEARCH_AT_MOST}
            placeholder="Search compliance topics..."
            className="pl-10"
          />
        </form>
      </search>
      <div className="ml-auto flex flex-none items-center gap-1">
        <DemoBell />
        <ThemeSwitch />
      </div>
    </header>
  )
}
