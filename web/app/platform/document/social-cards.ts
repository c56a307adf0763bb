/** Social cards, drawn at build time. */
export const SOCIAL_CARDS = {
  home: { eyebrow: 'Mortgage compliance', heading: 'Mortgage compliance you can show your examiner.' },
  features: { eyebrow: 'Features', heading: 'Six feature areas in one place.' },
  pricing: { eyebrow: 'Pricing', heading: 'Three plans, no setup fees.' },
  integrations: { eyebrow: 'Integrations', heading: 'Connect Plumbline to your systems.' },
  about: { eyebrow: 'About Plumbline', heading: 'A plumb line shows what is truly upright.' },
  help: { eyebrow: 'Help Center', heading: 'Frequently asked questions.' },
  legal: { eyebrow: 'Legal', heading: 'Terms, privacy and cookies.' },
  blog: { eyebrow: 'Blog', heading: 'Mortgage compliance, explained.' },
  press: { eyebrow: 'Press', heading: 'News from Plumbline.' },
  careers: { eyebrow: 'Careers', heading: 'Careers at Plumbline.' },
  contact: { eyebrow: 'Contact', heading: 'Contact us.' },
  demo: { eyebrow: 'Demo', heading: 'See Plumbline with sample data.' },
  tools: { eyebrow: 'Free tools', heading: 'One question each, with the working.' },
  apr: { eyebrow: 'Free tool', heading: 'Is this APR right?' },
  trid: { eyebrow: 'Free tool', heading: 'When can we close?' },
  thresholds: { eyebrow: 'Free tool', heading: 'Every yearly figure, with its paragraph.' },
  rateSpread: { eyebrow: 'Free tool', heading: 'What is the rate spread?' },
  trial: { eyebrow: '14-day free trial', heading: 'Try everything for 14 days.' },
  'business-days': { eyebrow: 'Free tool', heading: 'Count business days, and see which do not count.' },
  loan: { eyebrow: 'Free tool', heading: 'One loan file, every test.' },
  proxy: { eyebrow: 'Free tool', heading: 'The BISG proxy, by the published method.' },
  hmda: { eyebrow: 'Free tool', heading: 'Check a HMDA file in your browser.' },
} as const satisfies Record<string, { eyebrow: string; heading: string }>

export type SocialCardName = keyof typeof SOCIAL_CARDS
