/** The pictures that stand for pages where they are shared; drawn when the web is built. */
export const SOCIAL_CARDS = {
  home: { eyebrow: 'Mortgage compliance', heading: 'Mortgage compliance that hangs true.' },
  features: { eyebrow: 'Features', heading: 'Six instruments, one vertical line.' },
  pricing: { eyebrow: 'Pricing', heading: 'A price you can put in the budget.' },
  integrations: { eyebrow: 'Integrations', heading: 'Connected where the facts are kept.' },
  about: { eyebrow: 'About Plumbline', heading: 'A plumb line shows what is truly upright.' },
  help: { eyebrow: 'Help Center', heading: 'Answers, and people behind them.' },
  legal: { eyebrow: 'Legal', heading: 'What we agree on, in plain words.' },
  blog: { eyebrow: 'Blog', heading: 'Notes from the margin.' },
  press: { eyebrow: 'Press', heading: 'News from Plumbline.' },
  careers: { eyebrow: 'Careers', heading: 'Work on what is upright.' },
  contact: { eyebrow: 'Contact', heading: 'Tell us what you run.' },
  demo: { eyebrow: 'Demo', heading: 'See it with sample data.' },
  trial: { eyebrow: '14-day free trial', heading: 'Fourteen days with everything in it.' },
} as const satisfies Record<string, { eyebrow: string; heading: string }>

export type SocialCardName = keyof typeof SOCIAL_CARDS
