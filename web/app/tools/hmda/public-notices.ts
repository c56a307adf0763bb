import type { Paper } from './pdf-paper.ts'

/** Notices of 12 CFR 1003.5(b)(2), (c)(1), and (e), worded after the suggested text of the official commentary. */
export const NOTICES = [
  {
    id: 'hmda-notice-disclosure-statement',
    title: 'Notice: disclosure statement',
    note: '12 CFR 1003.5(b)(2): on request, within three business days of the FFIEC’s notice, for five years',
  },
  {
    id: 'hmda-notice-modified-register',
    title: 'Notice: modified register',
    note: '12 CFR 1003.5(c)(1): on request, after the calendar year, for three years',
  },
  {
    id: 'hmda-notice-lobby',
    title: 'Notice: lobby',
    note: '12 CFR 1003.5(e): posted in the home office and in each branch in an MSA or MD',
  },
] as const

export type NoticeId = (typeof NOTICES)[number]['id']

const DATA =
  'The HMDA data about our residential mortgage lending are available online for review. The data show geographic distribution of loans and applications; ethnicity, race, sex, age, and income of applicants and borrowers; and information about loan approvals and denials.'
const LARGE = 18

export function noticeText(id: NoticeId): string {
  const where =
    id === 'hmda-notice-lobby'
      ? 'HMDA data for many other financial institutions are also available online. For more information, visit the Consumer Financial Protection Bureau’s website (www.consumerfinance.gov/hmda).'
      : 'These data are available online at the Consumer Financial Protection Bureau’s website (www.consumerfinance.gov/hmda). HMDA data for many other financial institutions are also available at this website.'
  return `${DATA} ${where}`
}

/** The notice in large letters, ready to print and post. */
export function noticePaper(id: NoticeId, institution: string): Paper {
  return {
    title: 'Home Mortgage Disclosure Act Notice',
    size: LARGE,
    blocks: [
      ...(institution ? [{ kind: 'text' as const, strong: true, text: institution }] : []),
      { kind: 'text', text: noticeText(id) },
    ],
  }
}
