import { Search } from 'lucide-react'
import { ThemeSwitch } from '../document/theme-switch.tsx'
import { BareInput } from '../ui/field.tsx'
import { Mark } from '../ui/mark.tsx'
import { DemoBell } from './demo-bell.tsx'

/** The application's header; its search box looks like the real one and finds nothing. */
export function DemoHeader() {
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-line border-b bg-paper px-4 md:px-8 print:hidden">
      <a href="/" aria-label="Plumbline, home" className="flex-none md:hidden">
        <Mark />
      </a>
      <div className="relative w-full max-w-115">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-ink-faint"
          aria-hidden
        />
        <BareInput
          label="Search compliance topics"
          type="search"
          placeholder="Search compliance topics..."
          className="pl-10"
        />
      </div>
      <div className="ml-auto flex flex-none items-center gap-1">
        <DemoBell />
        <ThemeSwitch />
      </div>
    </header>
  )
}
