import type { InstitutionFacts } from '../applicability/institution-facts.ts'
import { formatDay, parseDay } from '../dates/calendar-day.ts'

export interface FilingDays {
  kind: 'sar' | 'ctr'
  /** Of a SAR: the day of initial detection. Of a currency transaction: its day. */
  startsOn: string
  /** Whether a suspect was identified on the day of detection. Of a SAR alone. */
  suspect: 'yes' | 'no'
}

export interface FilingClock {
  dueOn: string
  citation: string
  /** What decided the day, for people. */
  note: string
  /** For how long the copy of the report is kept. */
  keptFor: string
}

const SAR_DAYS = 30
/** No suspect on the day of detection: 30 more days to identify one, "in no case" more than 60. */
const SAR_DAYS_WITHOUT_SUSPECT = 60
const CTR_DAYS = 15

/** Calendar days; the rules move none of them for weekends or holidays. */
const daysOf = ({ kind, suspect }: FilingDays): number => {
  if (kind === 'ctr') return CTR_DAYS
  return suspect === 'yes' ? SAR_DAYS : SAR_DAYS_WITHOUT_SUSPECT
}

export const filingDueOn = (days: FilingDays): string =>
  formatDay(parseDay(days.startsOn, 'startsOn') + daysOf(days))

interface FilingRules {
  sar: string
  sarKept: string
  ctr: string
  ctrKept: string
}

const BANK: FilingRules = {
  ...{ sar: '31 CFR 1020.320(b)(3)', sarKept: '31 CFR 1020.320(d)' },
  ...{ ctr: '31 CFR 1010.306(a)(1)', ctrKept: '31 CFR 1010.306(a)(2)' },
}

const RULES: Readonly<Record<string, FilingRules>> = {
  community_bank: BANK,
  credit_union: { ...BANK, sar: '12 CFR 748.1(d)(2)(i)', sarKept: '12 CFR 748.1(d)(3)' },
  // A loan or finance company reports currency on Form 8300, as a trade or business does (31 CFR 1029.330).
  mortgage_company: {
    ...{ sar: '31 CFR 1029.320(b)(3)', sarKept: '31 CFR 1029.320(c)' },
    ...{ ctr: '31 CFR 1010.330(b)(1)', ctrKept: '31 CFR 1010.330(e)(3)' },
  },
}

/** By when a report has to be filed, and for how long its copy is kept. */
export function filingClock({ kind }: Pick<InstitutionFacts, 'kind'>, days: FilingDays): FilingClock {
  const rules = RULES[kind ?? ''] ?? BANK
  const dueOn = filingDueOn(days)
  if (days.kind === 'ctr')
    return {
      ...{ dueOn, citation: rules.ctr, keptFor: `five years (${rules.ctrKept})` },
      note: '15 days from the day of the transaction.',
    }
  return {
    ...{ dueOn, citation: rules.sar, keptFor: `five years from the filing (${rules.sarKept})` },
    note:
      days.suspect === 'yes'
        ? '30 calendar days from the initial detection.'
        : '30 calendar days from the initial detection, and 30 more to identify a suspect: in no case more than 60.',
  }
}
