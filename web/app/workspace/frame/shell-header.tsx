import type { Member } from '@plumbline/contract/tenancy/members.ts'
import { LogOut } from 'lucide-react'
import { ThemeSwitch } from '../../platform/document/theme-switch.tsx'
import { signOut } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { HeaderSearch } from '../search/header-search.tsx'
import { UpdateBell } from '../updates/update-bell.tsx'
import { AccountLink } from './account-link.tsx'
import { ShellDrawer } from './shell-drawer.tsx'

export function ShellHeader({ member }: { member: Member }) {
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-line border-b bg-paper px-4 md:px-8 print:hidden">
      <ShellDrawer email={member.email} />
      <HeaderSearch />
      <div className="ml-auto flex min-w-0 flex-none items-center gap-0.5 sm:gap-2">
        <UpdateBell />
        <ThemeSwitch />
        <AccountLink email={member.email} className="max-md:hidden" />
        <Button look="plain" size="small" onClick={signOut}>
          <LogOut className="size-4" aria-hidden />
          <span className="max-sm:sr-only">Sign out</span>
        </Button>
      </div>
    </header>
  )
}
