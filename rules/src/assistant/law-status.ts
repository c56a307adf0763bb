import { citationPath } from '../citations/citation-address.ts'
import { parseCitation } from '../citations/parse-citation.ts'
import { namedParts } from '../retrieval/what-is-asked.ts'
import { stemsOf } from '../retrieval/words.ts'
import { SUPERSEDED_FIGURES } from './superseded-figures.ts'
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
    /\b(?:late|penalty) fees?\b(?=.*\b(?:8|eight|dollars?|card|rule|safe harbor|cfpb|vacated|court)\b)|\b(?:8|eight|card)\b.*\b(?:late|penalty) fees?\b/i,
  'overdraft-very-large-institutions':
    /\boverdrafts?\b(?!.*\bopt\b).*(?:\b(?:rule|(?:very )?large|(?:10|ten) ?b(?:illion)?|(?:5|five) dollars?|cap(?:ped)?|in (?:force|effect)|congress|disapproved?|repeal\w*)\b|\$5\b)|\b(?:rule|cap)\b.*\boverdrafts?\b(?!.*\bopt\b)/i,
  'medical-debt-in-credit-reports':
    /\b(?:medical|hospital|doctor'?s?) (?:debts?|bills?|collections?|information)\b/i,
}

/** What is asked of such a rule: not a duty of its text, but whether it is law. */
const ABOUT_STATUS =
  /\b(?:still|now|new|current(?:ly)?|today|in (?:force|effect)|effective|vacated?|struck|stay(?:ed)?|repeal\w*|enjoin\w*|court|rule|chang\w*|amend\w*|apply|applies|allowed|include|start|begin|begins|when|what (?:happened|became)|status|gone|left of|alive|dead|drop(?:ped)?|overturned|is there|do we|can (?:we|a|i)|may|must|should|8|eight|ban(?:ned)?|prohibit\w*|cap(?:ped)?)\b|^\s*is (?:the|it)\b|^[^?]{0,40}\??$/i

/** Not what a rule says, but whether it is another by now. */
const ABOUT_CHANGE =
  /\b(?:new(?:est)?|latest|recent(?:ly)?|lately|chang\w*|amend\w*|revis\w*|updat\w*|20[23]\d|this (?:year|spring|summer|fall))\b/i
const OTHER_WORDS_AT_MOST = 4

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
  const figure = SUPERSEDED_FIGURES.find(({ pattern }) => pattern.test(question))
  if (figure) {
    const { title, label, value, citation, note } = figure
    return { ...blank(title, citation), results: [{ label, value, citation }], notes: [note] }
  }
  if (!ABOUT_STATUS.test(question)) return changesOfNamedPart(question, laterRules)
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
  return later ? changed([later]) : changesOfNamedPart(question, laterRules)
}

/** "Anything new in Regulation B?" is answered by all later rules of the part. */
function changesOfNamedPart(question: string, laterRules: readonly KnownLaterRule[]) {
  if (!ABOUT_CHANGE.test(question) || stemsOf(question).length > OTHER_WORDS_AT_MOST + 2) return undefined
  const parts = namedParts(question)
  const rules = laterRules.filter(({ citations }) =>
    parts.some((part) => citations.some((citation) => citation.startsWith(`12 CFR ${part}`))),
  )
  return rules.length === 0 ? undefined : changed(rules)
}

function changed(rules: readonly KnownLaterRule[]): Required<ToolAnswer> {
  return {
    ...blank('A later rule changed this', rules[0]!.citations[0]),
    results: rules.map(({ on, citations }) => ({
      label: 'Changed, in force from',
      value: on,
      citation: citations[0] ?? null,
    })),
    notes: [
      ...rules.map(
        ({ what, document }) => `${what}${document ? ` Federal Register document ${document}.` : ''}`,
      ),
      'We do not hold the new text. What is quoted below are the words before it; read the rule before you rely on them.',
    ],
  }
}

const STATUS_NAMES: Readonly<Record<string, string>> = {
  vacated: 'Vacated by a court',
  disapproved: 'Disapproved by Congress',
  stayed: 'Stayed by a court',
}

function blank(title: string, citation: string | undefined): Required<ToolAnswer> {
  const place = citation === undefined ? undefined : parseCitation(citation)
  return {
    ...{ tool: 'law-status', title, inputs: [], results: [], steps: [], notes: [] },
    ...{ skipped: [], missing: [], choices: [] },
    href: (place && citationPath(place)) ?? '/resources/regulations',
  }
}
