import type { InstitutionKind } from '../applicability/institution-facts.ts'
import { lawNotHeld } from './law-not-held.ts'
import { isOtherLanguage } from './other-language.ts'

/** A regulation of ours, or a paragraph of one, is named beside the other law. */
const CITES_OURS =
  /\b10\d\d\.\d|\breg(?:ulation|\.)? (?:b|c|e|f|m|p|v|x|z|dd)\b|\b(?:trid|respa|tila|hmda|ecoa|closing disclosure|loan estimate|escrow|partial exemption|force[- ]?placed|qualified mortgage|qm)\b/i

const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington state|west virginia|wisconsin|wyoming'

const STATE_LAW = new RegExp(
  `\\b(?:${STATES})\\b|\\b(?:state|local|city|county)(?:['’]s)?\\s+(?:law|statute|usury|licens|recording|tax|foreclosure|rule|regulat|transfer tax|housing finance)|\\bin (?:our|my|this|your) state\\b`,
  'i',
)
/** What federal texts say of state law. */
const ABOUT_FEDERAL = /preempt|inconsistent with|\bsafe act\b|\breg(?:ulation|\.)? [A-Z]\b.*state law/i
const LEGAL_ADVICE =
  /\b(?:sued?|sues|suing) (?:us|our|me)\b|\b(?:(?:were|was|are|being|get) sued|go to court|lawsuits?|litigation|litigate|class action|plaintiff|defendant|deposition|subpoena(?:ed)?|attorneys?|lawyers?|settle (?:the|this|a|with)|out of court|judge|jury|win (?:in|the|this|our) |chances? (?:in|of winning)|legal advice|go to jail|hold us liable)\b/i
const OTHER_SOURCES =
  /\b(?:bitcoin|crypto\w*|stocks?|weather|recipe|nfl|movie|salar(?:y|ies)|vacation|good (?:fico|credit) score|delivery fees|junk fees case law|annual meeting|examination budget|fire (?:a|an|the) (?:teller|employee)|tax return|income tax|401\(?k\)?|VA loans?|SEC filing|zoning|workers['’]? comp\w*|Medicare|Social Security benefits?|immigration law|visa application|patents?|trademarks?|franchise|overtime|minimum wage|maternity leave policy)\b/i

/** The rules on debt collection speak of consumers who have an attorney. */
const ABOUT_REPRESENTED =
  /\b(?:consumer|debtor|borrower|member|customer)s?\b.*\b(?:has|have|had|hired|represented)\b.*\b(?:attorneys?|lawyers?)\b/i

/** Rules of ours say what to do with a subpoena for a report of suspicious activity. */
const ABOUT_SECRECY = /\bsars?\b|\bsuspicious activity\b/i

/** Work that is not a question. */
const OTHER_WORK = /^\s*(?:please )?(?:translate|draft|write|compose|summarize this|give me a recipe)\b/i

export type Refusal =
  | 'state_law'
  | 'legal_advice'
  | 'other_product'
  | 'future'
  | 'not_english'
  | 'no_question'

const INSTRUCTION =
  /\b(?:ignore|disregard|forget)\b.{0,30}\b(?:instructions?|rules|prompt|above|previous)\b|\byou are now\b|\bsystem prompt\b|\bpretend (?:to be|you)\b|\bact as (?:a|an|my)\b|\breveal your\b|\b(?:repeat|print|output|show)\b.{0,20}\b(?:words above|hidden|your prompt|your instructions)\b|^\s*from now on\b/i
const TAGS = /<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<[^>]{0,500}>/gi

/** Text that is no question in English, whatever words of it a paragraph has. */
function isNoQuestion(question: string): 'not_english' | 'no_question' | undefined {
  const plain = question.replaceAll(TAGS, ' ')
  if (!/\p{L}/u.test(plain)) return 'no_question'
  if (isOtherLanguage(plain)) return 'not_english'
  return INSTRUCTION.test(plain) ? 'no_question' : undefined
}

/** What no source of ours answers, whatever words of it stand in a paragraph. */
export function refusalOf(
  question: string,
  knownUntilYear: number,
  kind?: InstitutionKind,
): Refusal | undefined {
  const none = isNoQuestion(question)
  if (none) return none
  if (LEGAL_ADVICE.test(question) && !ABOUT_REPRESENTED.test(question) && !ABOUT_SECRECY.test(question))
    return 'legal_advice'
  if (STATE_LAW.test(question) && !ABOUT_FEDERAL.test(question)) return 'state_law'
  const years = [...question.matchAll(/\b(20\d{2}|21\d{2})\b/g)].map(([year]) => Number(year))
  if (years.some((year) => year > knownUntilYear)) return 'future'
  if (OTHER_WORK.test(question)) return 'other_product'
  if (CITES_OURS.test(question)) return undefined
  if (lawNotHeld(question, kind) || OTHER_SOURCES.test(question)) return 'other_product'
  return undefined
}
