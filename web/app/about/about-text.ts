interface Statement {
  title: string
  text: string
}

export const WHAT_WE_DO: readonly Statement[] = [
  {
    title: 'Regulatory monitoring',
    text: 'We read what the CFPB, FDIC, NCUA, OCC, Federal Reserve, HUD, FHFA and state agencies publish, and say what it changes.',
  },
  {
    title: 'Compliance article library',
    text: 'We explain the rules of mortgage lending in plain words, with the section that each statement rests on.',
  },
  {
    title: 'Alerts and analytics',
    text: 'We show where you stand, what is due, and how your risk areas have moved.',
  },
  {
    title: 'AI assistant and collaboration',
    text: 'We answer the short questions at once, and keep a team working from the same page.',
  },
]

export const HOW_IT_WORKS: readonly Statement[] = [
  {
    title: 'Tailored setup',
    text: 'Four short steps: your institution, your concerns, your tools and goals, and whom to reach.',
  },
  {
    title: 'Smart monitoring',
    text: 'Updates arrive with their priority, and each is reviewed within 24 hours.',
  },
  {
    title: 'Expert content',
    text: 'Articles and checklists say what a rule asks of you, with the section beside it.',
  },
  {
    title: 'Analytics',
    text: 'A score, its risk areas and reports that a board and an examiner can follow.',
  },
]

export const REASONS: readonly Statement[] = [
  {
    title: 'Every date has its paragraph',
    text: 'No deadline without the section that sets it and the days it counts.',
  },
  {
    title: 'Made for your size',
    text: 'From one compliance desk to several charters, with a plan for each.',
  },
  {
    title: 'One place',
    text: 'Rules, changes, checklists and reports, instead of six subscriptions and a spreadsheet.',
  },
  {
    title: 'Nothing hidden',
    text: 'Prices on the site, no setup fees, and your data exported whenever you ask.',
  },
  {
    title: 'No strangers on the page',
    text: 'Nothing of a third party is loaded while you work: no trackers, no fonts from elsewhere.',
  },
  {
    title: 'People who answer',
    text: 'Contact inquiries are answered within one business day; Enterprise reaches us around the clock for critical issues.',
  },
]
