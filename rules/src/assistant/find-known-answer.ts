import { stemsOf } from '../retrieval/words.ts'
import { refusalOf } from './decline.ts'
import type { KnownAnswerId } from './known-answers.ts'

/** From specific to general: the first match answers. */
const RULES: readonly (readonly [keywords: RegExp, answer: KnownAnswerId])[] = [
  [
    /\bbusiness days? (mean|defin|is|are|count)|(what|which|defin\w*)( \w+){0,3} business days?\b/,
    'business-day',
  ],
  [/\bloan estimates?\b|\ble\b/, 'loan-estimate'],
  [/\bclosing disclosures?\b|\bcd\b/, 'closing-disclosure'],
  [/\bhmda\b|\bregulation c\b|\blar\b|\bdata (points?|fields?)\b|\bmarch 1\b/, 'hmda'],
  [/\btrid\b|\bdisclosures?\b|\bregulation z\b/, 'trid'],
  [/\bqm\b|\bqualified mortgages?\b|\bability.to.repay\b|\batr\b|\bpoints and fees\b/, 'qualified-mortgage'],
  [/\bfair lending\b|\becoa\b|\bregulation b\b|\badverse action\b|\bredlining\b/, 'fair-lending'],
  [/\bbsa\b|\baml\b|\bmoney.laundering\b|\bsars?\b|\bofac\b|\bbank secrecy\b/, 'bsa-aml'],
  [/\bpasswords?\b|\bsign.?in\b|\blog.?in\b/, 'password'],
  [/\btrials?\b/, 'trial'],
  [/\bcancel\w*|\breactivat\w*/, 'cancel'],
  [/\bpric\w+|\bcosts?\b|\bplans?\b|\bstarter\b|\bprofessional\b|\benterprise\b/, 'pricing'],
  [/\breports?\b|\bpdf\b|\bexcel\b/, 'reports'],
  [/\bsupport\b|\bhours\b|\bcontact\b|\bphone\b|\bcall\b|\bhuman\b|\bperson\b/, 'support'],
  [/\bbusiness days?\b/, 'business-day'],
  [/\bthank\w*|\bthx\b/, 'thanks'],
  [/^(hi|hello|hey|good (morning|afternoon|evening))\b/, 'welcome'],
]

/** A longer question asks for more than the known answer says: it is answered by quotes. */
const OTHER_WORDS_AT_MOST = 2
const GREETING = /^\s*(?:hi|hello|hey)\b/

/** What is known of these says what to look at, and no time or amount. */
const GENERAL: ReadonlySet<KnownAnswerId> = new Set(['bsa-aml', 'fair-lending', 'qualified-mortgage'])
const ASKS_A_FIGURE = /\bhow (?:soon|long|many|much|often|quickly)\b|\bwhen\b|\bdeadlines?\b|\bdue\b/

/** The answer that is known without a search, where the question asks for little else. */
export function findKnownAnswer(question: string, knownUntilYear: number): KnownAnswerId | undefined {
  const asked = question.toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const rule = RULES.find(([keywords]) => keywords.test(asked))
  if (!rule || /\d{4}\.\d|\$/.test(asked)) return undefined
  const [keywords, answer] = rule
  if (GENERAL.has(answer) && ASKS_A_FIGURE.test(asked)) return undefined
  const refusal = refusalOf(question, knownUntilYear)
  // Of the Bank Secrecy Act we have articles, though not the text.
  if (refusal && !(refusal === 'other_product' && answer === 'bsa-aml')) return undefined
  const others = asked.replace(keywords, ' ').replace(GREETING, ' ')
  return stemsOf(others).length <= OTHER_WORDS_AT_MOST ? answer : undefined
}

/** What the product offers is no subject of the law: such an answer stands alone. */
const ABOUT_THE_PRODUCT: ReadonlySet<KnownAnswerId> = new Set([
  'welcome',
  'thanks',
  'password',
  'trial',
  'cancel',
  'pricing',
  'reports',
  'support',
])

export const isAboutProduct = (answer: KnownAnswerId) => ABOUT_THE_PRODUCT.has(answer)
