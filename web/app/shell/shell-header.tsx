import type { Member } from '@plumbline/contract/members.ts'
import { LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { ThemeSwitch } from '../document/theme-switch.tsx'
import { UpdateBell } from '../regulatory-updates/update-bell.tsx'
import { HeaderSearch } from '../search/header-search.tsx'
import { signOut } from '../session/session.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ShellDrawer } from './shell-drawer.tsx'

export function ShellHeader({ member }: { member: Member }) {
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-3 border-line border-b bg-paper px-4 md:px-8 print:hidden">
      <ShellDrawer />
      <HeaderSearch />
      <div className="ml-auto flex min-w-0 flex-none items-center gap-0.5 sm:gap-2">
        <UpdateBell />
        <ThemeSwitch />
        <AccountLink email={member.email} />
        <Button look="plain" size="small" onClick={signOut}>
          <LogOut className="size-4" aria-hidden />
          <span className="max-sm:sr-only">Sign out</span>
        </Button>
      </div>
    </header>
  )
}

/** Who is signed in, and the way to how they sign in. */
function AccountLink({ email }: { email: string }) {
  return (
    <Link
      to="/account/security"
      title="Sign-in and security"
      className={buttonClass('plain', 'small', 'min-w-0 text-ink-soft')}
    >
      <UserRound className="size-4 flex-none" aria-hidden />
      <span className="max-w-52 truncate font-normal max-lg:sr-only">{email}</span>
      <span className="sr-only">, sign-in and security</span>
    </Link>
  )
}
