import type { Verdict } from '@plumbline/rules/loan-files/loan-verdict.ts'
import type { Tone } from '../../ui/badge.tsx'

export const VERDICT_WORDS: Readonly<Record<Verdict, { text: string; tone: Tone }>> = {
  within: { text: 'Within', tone: 'success' },
  outside: { text: 'Outside', tone: 'danger' },
  undetermined: { text: 'Not determined', tone: 'warning' },
  not_applicable: { text: 'Does not apply', tone: 'neutral' },
}

/** What is wrong comes first, then what is open. */
export const VERDICT_ORDER: readonly Verdict[] = ['outside', 'undetermined', 'within', 'not_applicable']

/** All but the last four signs, so that two loans can be told apart. */
export const masked = (text: string): string => (text.length <= 4 ? '••••' : `••••${text.slice(-4)}`)
