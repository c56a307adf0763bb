import type { InstitutionKind } from '../applicability/institution-facts.ts'
import { addMonths, formatDay, parseDay } from '../dates/calendar-day.ts'

type AgendaKind = 'approval' | 'designation' | 'report'

export interface ProposedItem {
  kind: AgendaKind
  /** The same each time, so that a decision of one meeting answers for the next months. */
  key: string
  title: string
  why: string
  subject: { kind: 'policy' | 'vendor'; id: string } | null
}

/** By the law of each kind; `unknown` where the kind is not known or has no words of its own. */
type Why = Partial<Record<InstitutionKind, string>> & { unknown: string }

interface Recurring {
  kind: AgendaKind
  key: string
  title: string
  months: number
  why: string | Why
  /** Absent: of every institution. */
  of?: readonly InstitutionKind[]
  /** Absent: of every body. */
  ofBoardAlone?: true
}

const OF_BANKS: readonly InstitutionKind[] = ['credit_union', 'community_bank']
const YEAR = 12
const QUARTER = 3

const OFFICER = 'Someone must be responsible for the program from day to day'
const SAR = 'Management must promptly notify the board or its designated committee of each SAR filed'
const NUMBER_ONLY = 'Record the number only, no names.'

const RECURRING: readonly Recurring[] = [
  {
    kind: 'approval',
    key: 'bsa-program',
    title: 'BSA/AML program',
    months: YEAR,
    why: {
      credit_union:
        'The board must approve the program, and the minutes must show it (12 CFR 748.2(b)(1)). Yearly approval is common practice.',
      community_bank:
        'The board approves the program under the rule of your regulator (31 CFR 1020.210(a)(3)). Yearly approval is common practice.',
      mortgage_company:
        'Senior management must approve the program (31 CFR 1029.210(a)); board approval is optional.',
      unknown:
        'The board approves the program (12 CFR 748.2(b)(1) or 31 CFR 1020.210(a)(3)). Yearly approval is common practice.',
    },
    ofBoardAlone: true,
  },
  {
    kind: 'designation',
    key: 'bsa-officer',
    title: 'BSA officer',
    months: YEAR,
    why: {
      credit_union: `${OFFICER} (12 CFR 748.2(c)(3)).`,
      community_bank: `${OFFICER} (31 CFR 1020.210(a)(2)(iii)).`,
      mortgage_company: `${OFFICER} (31 CFR 1029.210(b)(2)).`,
      unknown: `${OFFICER} (12 CFR 748.2(c)(3) or 31 CFR 1020.210(a)(2)(iii)).`,
    },
    ofBoardAlone: true,
  },
  {
    kind: 'designation',
    key: 'security-officer',
    title: 'Security officer',
    months: YEAR,
    why: {
      community_bank: 'Often designated once a year; for a bank, the board must designate one.',
      unknown: 'Often designated once a year; examiners ask who granted the authority.',
    },
    of: OF_BANKS,
    ofBoardAlone: true,
  },
  {
    kind: 'designation',
    key: 'compliance-officer',
    title: 'Compliance officer',
    months: YEAR,
    why: 'Often designated once a year; examiners ask who granted the authority.',
    ofBoardAlone: true,
  },
  {
    kind: 'report',
    key: 'compliance-report',
    title: 'Report on compliance: findings, complaints, tests, changes of law',
    months: QUARTER,
    why: 'Nothing was reported in the last three months.',
  },
  {
    kind: 'report',
    key: 'sar-count',
    title: 'Suspicious activity reports filed since the last meeting (number)',
    months: 1,
    why: {
      credit_union: `${SAR} (12 CFR 748.1(d)(4)). ${NUMBER_ONLY}`,
      community_bank: `${SAR} (for FDIC-supervised banks, 12 CFR 353.3(f)). ${NUMBER_ONLY}`,
      unknown: `${SAR} (12 CFR 748.1(d)(4); for FDIC-supervised banks, 353.3(f)). ${NUMBER_ONLY}`,
    },
    of: OF_BANKS,
    ofBoardAlone: true,
  },
]

export interface AgendaFacts {
  institution: InstitutionKind | undefined
  body: string
  /** The day of the meeting. */
  on: string
  policies: readonly { id: string; title: string; isInReview: boolean; nextReviewOn: string | null }[]
  /** Of the highest tier, with the next review. */
  vendors: readonly { id: string; title: string; nextReviewOn: string | null }[]
  hasRisks: boolean
  /** Days on which assessments of risk were approved. */
  assessedOn: readonly string[]
  /** Decided at meetings before, by key. */
  decided: readonly { key: string; on: string }[]
}

/** What is due by the day of the meeting. Approvals and designations go to the board, reports to any body. */
export function proposeAgenda(facts: AgendaFacts): ProposedItem[] {
  const isBoard = facts.body === 'board'
  return [
    ...(isBoard ? [...policiesDue(facts), ...assessmentDue(facts)] : []),
    ...recurringDue(facts),
    ...vendorsDue(facts),
  ]
}

function policiesDue({ policies, on }: AgendaFacts): ProposedItem[] {
  return policies.flatMap(({ id, title, isInReview, nextReviewOn }) => {
    const isDue = nextReviewOn !== null && nextReviewOn <= on
    if (!isInReview && !isDue) return []
    const why = isInReview ? 'A version waits for approval.' : 'Its review is due by then.'
    return [
      {
        kind: 'approval' as const,
        key: `policy ${id}`,
        title: `Policy: ${title}`,
        why,
        subject: { kind: 'policy' as const, id },
      },
    ]
  })
}

function assessmentDue({ hasRisks, assessedOn, on }: AgendaFacts): ProposedItem[] {
  const year = on.slice(0, 4)
  if (!hasRisks || assessedOn.some((day) => day.startsWith(year))) return []
  const title = `Compliance risk assessment ${year}`
  return [
    {
      kind: 'approval',
      key: `risk-assessment ${year}`,
      title,
      why: 'None is approved this year.',
      subject: null,
    },
  ]
}

function recurringDue({ institution, body, on, decided }: AgendaFacts): ProposedItem[] {
  return RECURRING.flatMap(({ kind, key, title, months, why, of, ofBoardAlone }) => {
    if (ofBoardAlone && body !== 'board') return []
    if (of && institution && !of.includes(institution)) return []
    const since = formatDay(addMonths(parseDay(on, 'meeting'), -months))
    const isDone = decided.some((one) => one.key === key && one.on > since && one.on <= on)
    return isDone ? [] : [{ kind, key, title, why: whyOf(why, institution), subject: null }]
  })
}

const whyOf = (why: string | Why, institution: InstitutionKind | undefined): string =>
  typeof why === 'string' ? why : ((institution && why[institution]) ?? why.unknown)

function vendorsDue({ vendors, on }: AgendaFacts): ProposedItem[] {
  return vendors.flatMap(({ id, title, nextReviewOn }) =>
    nextReviewOn !== null && nextReviewOn <= on
      ? [
          {
            kind: 'report' as const,
            key: `vendor ${id}`,
            title: `Vendor: ${title}`,
            why: 'Critical, and its review is due by then.',
            subject: { kind: 'vendor' as const, id },
          },
        ]
      : [],
  )
}
