import { useLocation } from 'react-router'
import { Mark } from '../ui/mark.tsx'

const SCREENS: Record<string, { title: string; what: string }> = {
  '/updates': {
    title: 'Regulatory Updates',
    what: 'Every change to the rules that apply to you, with its dates and its paragraph, to filter and to file.',
  },
  '/resources': {
    title: 'Resources',
    what: 'Templates, forms and links to the agencies’ own texts, sorted by topic.',
  },
  '/analytics': {
    title: 'Analytics',
    what: 'Your compliance score and its risk areas over time.',
  },
  '/notifications': {
    title: 'Notifications',
    what: 'What you were told and when, and how you would like to be told.',
  },
  '/users': {
    title: 'User Management',
    what: 'The people of your institution, their roles and their invitations.',
  },
  '/settings': {
    title: 'Settings',
    what: 'Your profile, your password, your second factors and your preferences.',
  },
}

export default function ComingSoonPage() {
  const { pathname } = useLocation()
  const screen = SCREENS[pathname.replace(/\/$/, '')]
  return (
    <div className="grid min-h-[55dvh] place-items-center text-center">
      <title>{`${screen?.title} · Plumbline`}</title>
      <div className="grid justify-items-center gap-3">
        <Mark className="h-14 w-10 text-ink-faint" />
        <h1 className="eyebrow">{screen?.title}</h1>
        <p className="display text-4xl">Coming Soon</p>
        <p className="max-w-md text-ink-soft">{screen?.what}</p>
      </div>
    </div>
  )
}
