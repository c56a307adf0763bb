export const PAIN_POINT_IDS = [
  'change',
  'deadlines',
  'penalties',
  'workload',
  'reporting',
  'knowledge',
  'training',
  'systems',
] as const
export type PainPointId = (typeof PAIN_POINT_IDS)[number]

export const PAIN_POINTS: Readonly<Record<PainPointId, { title: string; text: string }>> = {
  change: {
    title: 'Rules change faster than we read',
    text: 'Eight agencies publish on their own calendars, and each change has its own effective date.',
  },
  deadlines: {
    title: 'Deadlines hide in definitions',
    text: 'Two definitions of a business day, and a disclosure that is late by one Saturday.',
  },
  penalties: {
    title: 'Findings cost more than prevention',
    text: 'A finding that was foreseeable is the most expensive kind.',
  },
  workload: {
    title: 'Too few people for the work',
    text: 'The same three people answer every question, between everything else.',
  },
  reporting: {
    title: 'Board reports take days',
    text: 'Figures come from six places and agree in none of them.',
  },
  knowledge: {
    title: 'Knowledge sits in one head',
    text: 'And that head is on vacation in the week of the examination.',
  },
  training: {
    title: 'New staff take months to be sure',
    text: 'They learn from old e-mails, and from whoever has time.',
  },
  systems: {
    title: 'Systems do not talk to each other',
    text: 'What the origination system knows is typed again into the next one.',
  },
}
