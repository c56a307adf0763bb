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
    title: 'Deadlines depend on definitions',
    text: 'There are two definitions of a business day, and using the wrong one makes a disclosure late.',
  },
  penalties: {
    title: 'Findings cost more than prevention',
    text: 'Correcting a finding costs more than preventing it.',
  },
  workload: {
    title: 'Too few people for the work',
    text: 'A few people answer every question beside their other work.',
  },
  reporting: {
    title: 'Board reports take days',
    text: 'Figures come from several systems and do not agree.',
  },
  knowledge: {
    title: 'One person holds the knowledge',
    text: 'And that person may be on vacation in the week of the examination.',
  },
  training: {
    title: 'Training new staff takes months',
    text: 'They learn from old emails and from colleagues who have time.',
  },
  systems: {
    title: 'Systems do not talk to each other',
    text: 'Data from the origination system is typed again into the next system.',
  },
}
