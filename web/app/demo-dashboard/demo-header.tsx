import { Bell, Search } from 'lucide-react'
import { UPDATES } from '../demo/sample-data.ts'
import { ThemeSwitch } from '../document/theme-switch.tsx'
import { IconButton } from '../ui/button.tsx'
import { BareInput } from '../ui/field.tsx'
import { Mark } from '../ui/mark.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'

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
        <Menu
          trigger={
            <IconButton label="Notifications, 3 new">
              <Bell aria-hidden />
              <span
                aria-hidden
                className="absolute top-2 right-2 size-2.5 rounded-full bg-brass-mark ring-2 ring-paper"
              />
            </IconButton>
          }
        >
          {UPDATES.map(({ id, title }) => (
            <MenuItem key={id} onSelect={() => location.assign('/demo?tab=alerts#tour')}>
              {title}
            </MenuItem>
          ))}
        </Menu>
        <ThemeSwitch />
      </div>
    </header>
  )
}
