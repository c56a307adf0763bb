import type { Member } from '@plumbline/contract/tenancy/members.ts'
import { LogOut } from 'lucide-react'
import { ThemeSwitch } from '../../platform/document/theme-switch.tsx'
import { signOutByHand } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { setAssistantPlace } from '../assistant/assistant-place.ts'
import { HeaderSearch } from '../search/header-search.tsx'
import { UpdateBell } from '../updates/update-bell.tsx'
import { AccountLink } from './account-link.tsx'
import { ShellDrawer } from './shell-drawer.tsx'

/** By its own width in the size of its text: with text of twice the size, labels fold and a second row is taken. */
export function ShellHeader({ member }: { member: Member }) {
  return (
    <header className="@container/header sticky top-0 z-20 border-line border-b bg-paper print:hidden">
      <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1 md:px-8">
        <ShellDrawer email={member.email} />
        <HeaderSearch />
        <div className="ml-auto flex min-w-0 items-center gap-0.5 sm:gap-2">
          <span ref={setAssistantPlace} className="contents" />
          <UpdateBell />
          <span className="@max-[22rem]/header:hidden flex-none">
            <ThemeSwitch />
          </span>
          <AccountLink email={member.email} className="max-md:hidden" />
          <Button look="plain" size="small" className="flex-none" onClick={signOutByHand}>
            <LogOut className="size-4" aria-hidden />
            <span className="@max-[36rem]/header:sr-only">Sign out</span>
          </Button>
        </div>
      </div>
    </header>
  )
}
