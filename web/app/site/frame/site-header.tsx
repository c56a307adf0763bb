import { Menu, X } from 'lucide-react'
import { ThemeSwitch } from '../../platform/document/theme-switch.tsx'
import { buttonClass, IconButton } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { closes, opens } from '../../ui/page-dialog.tsx'
import { NAVIGATION } from './site-links.ts'

const MENU_ID = 'site-menu'

/** Works without scripts: the mobile menu is a native dialog. */
export function SiteHeader() {
  return (
    <header className="print:hidden sticky top-0 z-30 border-transparent border-b bg-paper/95 [backdrop-filter:blur(8px)] [animation-range:0_4rem] supports-[animation-timeline:scroll()]:animate-[settle_linear_both] supports-[animation-timeline:scroll()]:[animation-timeline:scroll()]">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-x-6 gap-y-1 py-1">
        <a href="/" aria-label="Plumbline, home">
          <Wordmark />
        </a>
        <nav
          aria-label="Main"
          className="ml-auto hidden flex-wrap gap-x-7 gap-y-1 text-[0.9375rem] font-medium text-ink-soft lg:flex"
        >
          {NAVIGATION.map(({ href, label }) => (
            <a key={href} href={href} className="hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 lg:ml-2">
          <ThemeSwitch />
          <a href="/login" className={buttonClass('plain', 'medium', 'hidden! sm:inline-flex!')}>
            Sign In
          </a>
          <a href="/questionnaire" className={buttonClass('primary', 'medium', 'hidden! sm:inline-flex!')}>
            Start Free Trial
          </a>
          <IconButton label="Open menu" className="lg:hidden" {...opens(MENU_ID)}>
            <Menu aria-hidden />
          </IconButton>
        </div>
      </div>
      <MobileMenu />
    </header>
  )
}

function MobileMenu() {
  return (
    <dialog
      id={MENU_ID}
      aria-label="Menu"
      className="m-0 ml-auto h-dvh max-h-none w-[min(22rem,100vw)] max-w-none bg-surface p-6 text-ink backdrop:bg-veil"
    >
      <div className="flex items-center justify-between">
        <Wordmark />
        <IconButton label="Close menu" {...closes(MENU_ID)}>
          <X aria-hidden />
        </IconButton>
      </div>
      <nav aria-label="Menu" className="mt-6 grid">
        {NAVIGATION.map(({ href, label }) => (
          <a key={href} href={href} className="border-line border-b py-3.5 text-lg font-medium">
            {label}
          </a>
        ))}
      </nav>
      <div className="mt-8 grid gap-3">
        <a href="/questionnaire" className={buttonClass('primary', 'large')}>
          Start Free Trial
        </a>
        <a href="/login" className={buttonClass('quiet', 'large')}>
          Sign In
        </a>
      </div>
    </dialog>
  )
}
