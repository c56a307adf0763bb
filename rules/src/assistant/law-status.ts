import type { ToolAnswer } from './tool-answer.ts'

export interface KnownStatus {
  slug: string | null
  title: string
  status: string
  since: string
  source: string
  explanation: string
  citations: readonly string[]
}

export interface KnownLaterRule {
  on: string
  what: string
  document: string | null
  citations: readonly string[]
}

/** How people ask about a rule that a court, Congress, or a later rule changed. Reviewed by a person. */
const STATUS_WORDS: Readonly<Record<string, RegExp>> = {
  'late-fee-8-dollars':
    /\blate fees?\b(?=.*\b(?:8|eight|dollars?|card|rule|safe harbor|cfpb|vacated|court)\b)|\b(?:8|eight|card)\b.*\blate fees?\b/i,
  'overdraft-very-large-institutions':
    /\boverdraft\b.*\b(?:rule|very large|10 billion|\$5|five dollars?|cap|in (?:force|effect)|congress|disapproved?|repeal\w*)\b|\b(?:rule|cap)\b.*\boverdraft\b/i,
  'medical-debt-in-credit-reports': /\bmedical (?:debts?|bills?|collections?|information)\b/i,
}

/** What is asked of such a rule: not a duty of its text, but whether it is law. */
const ABOUT_STATUS =
  /\b(?:still|now|current(?:ly)?|today|in (?:force|effect)|effective|vacated?|struck|stay(?:ed)?|repeal\w*|enjoin\w*|court|rule|changed?|apply|applies|allowed|include|start|begin|begins|when|what happened|status|gone|left of|alive|dead|overturned|is there|do we|can we|may|should|8|eight|ban(?:ned)?|prohibit\w*)\b|^[^?]{0,40}\??$/i

const LATER_WORDS: readonly [document: string | null, RegExp][] = [
  [
    '2026-07804',
    /\bdisparate impact\b|\beffects test\b|\bdiscourag\w+\b|\bspecial[- ]purpose credit\b|\bspcps?\b/i,
  ],
  [
    null,
    /\b1071\b|\bsmall[- ]business (?:lending|loan|credit)?\s*(?:data|rule|register|collection|reporting|application)|\bsmall business lending\b/i,
  ],
]

/** "Is the late fee rule still 8 dollars?" is answered by what became of the rule, not by its text. */
export function lawStatusAnswer(
  question: string,
  statuses: readonly KnownStatus[],
  laterRules: readonly KnownLaterRule[],
): Required<ToolAnswer> | undefined {
  if (!ABOUT_STATUS.test(question)) return undefined
  const status = statuses.find(({ slug }) => slug !== null && STATUS_WORDS[slug]?.test(question))
  if (status)
    return {
      ...blank(status.title, status.citations[0]),
      results: [
        {
          label: 'Not in force',
          value: `${STATUS_NAMES[status.status] ?? status.status} on ${status.since}`,
          citation: status.citations[0] ?? null,
        },
      ],
      notes: [status.explanation, `Source: ${status.source}.`],
    }
  const later = laterRules.find((rule) =>
    LATER_WORDS.some(
      ([document, words]) =>
        words.test(question) &&
        (document === null ? /small business/i.test(rule.what) : rule.document === document),
    ),
  )
  if (!later) return undefined
  return {
    ...blank('A later rule changed this', later.citations[0]),
    results: [
      {
        label: 'Changed, in force from',
        value: later.on,
        citation: later.citations[0] ?? null,
      },
    ],
    notes: [
      later.what,
      `${later.document ? `Federal Register document ${later.document}. ` : ''}We do not hold the new text. What is quoted below are the words before it; read the rule before you rely on them.`,
    ],
  }
}

const STATUS_NAMES: Readonly<Record<string, string>> = {
  vacated: 'Vacated by a court',
  disapproved: 'Disapproved by Congress',
  stayed: 'Stayed by a court',
}

function blank(title: string, citation: string | undefined): Required<ToolAnswer> {
  const part = /12 CFR (\d{4})/.exec(citation ?? '')?.[1]
  const page = /12 CFR \d{4}\.(\d+)/.exec(citation ?? '')?.[1]
  return {
    ...{ tool: 'law-status', title, inputs: [], results: [], steps: [], notes: [] },
    ...{ skipped: [], missing: [], choices: [] },
    href: part ? `/resources/regulations/${part}${page ? `/${page}` : ''}` : '/resources/regulations',
  }
}
