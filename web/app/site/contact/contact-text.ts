import type { SiteLink } from '../frame/site-links.ts'

export const EXTRA_CHANNELS: readonly { title: string; text: string }[] = [
  {
    title: 'Live chat',
    text: 'For signed-in users during business hours. Use the button at the bottom of every page.',
  },
  {
    title: 'Community forum',
    text: 'Exchange experience with compliance staff of other institutions. Ask support for an invitation.',
  },
  {
    title: 'Training sessions',
    text: 'One hour with your team on a topic of your choice. Choose Support and name the topic.',
  },
]

export const QUICK_LINKS: readonly SiteLink[] = [
  { href: '/help', label: 'Help Center' },
  { href: '/demo', label: 'See the demo' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/questionnaire', label: 'Start Free Trial' },
  { href: '/careers', label: 'Careers' },
]
