interface Statement {
  title: string
  text: string
}

export const WHAT_WE_DO: readonly Statement[] = [
  {
    title: 'Regulatory monitoring',
    text: 'We read what the CFPB, FDIC, NCUA, OCC, Federal Reserve, HUD, FHFA and state agencies publish, and explain what changes.',
  },
  {
    title: 'Compliance article library',
    text: 'We explain the rules of mortgage lending in plain English and cite the section behind each statement.',
  },
  {
    title: 'Alerts and analytics',
    text: 'We show your compliance score, what is due, and how your risk areas have changed.',
  },
  {
    title: 'AI assistant and collaboration',
    text: 'The assistant answers common questions at once, and your team works from the same information.',
  },
]

export const HOW_IT_WORKS: readonly Statement[] = [
  {
    title: 'Tailored setup',
    text: 'Four short steps: your institution, your concerns, your tools and goals, and your contact details.',
  },
  {
    title: 'Smart monitoring',
    text: 'Updates arrive with a priority. Each is reviewed within 24 hours.',
  },
  {
    title: 'Expert content',
    text: 'Articles and checklists say what a rule requires, with the section beside it.',
  },
  {
    title: 'Analytics',
    text: 'A compliance score, its risk areas, and reports for your board and your examiner.',
  },
]

export const REASONS: readonly Statement[] = [
  {
    title: 'Every date has its citation',
    text: 'Each deadline shows the section that sets it and how the days are counted.',
  },
  {
    title: 'Plans for every size',
    text: 'From one compliance officer to several charters.',
  },
  {
    title: 'Everything in one place',
    text: 'Rules, changes, checklists and reports, instead of six subscriptions and a spreadsheet.',
  },
  {
    title: 'Clear prices',
    text: 'Prices are on this site, there are no setup fees, and you can export your data at any time.',
  },
  {
    title: 'No third-party trackers',
    text: 'The application loads nothing from other companies: no trackers and no external fonts.',
  },
  {
    title: 'Support from people',
    text: 'We answer inquiries within one business day. Enterprise customers reach us around the clock for critical issues.',
  },
]
