import type { SiteLink } from '../site/site-links.ts'

export const EXTRA_CHANNELS: readonly { title: string; text: string }[] = [
  {
    title: 'Live chat',
    text: 'For people who are signed in, during business hours: the button stands at the lower edge of every page.',
  },
  {
    title: 'Community forum',
    text: 'Compliance people of other institutions compare notes. Ask support for an invitation.',
  },
  {
    title: 'Training sessions',
    text: 'An hour with your team on one topic of your choice. Choose Support and say which.',
  },
]

export const QUICK_LINKS: readonly SiteLink[] = [
  { href: '/help', label: 'Help Center' },
  { href: '/demo', label: 'See the demo' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/questionnaire', label: 'Start Free Trial' },
  { href: '/careers', label: 'Careers' },
]
