const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington state|west virginia|wisconsin|wyoming'

const STATE_LAW = new RegExp(
  `\\b(?:${STATES})\\b|\\b(?:state|local|city|county)(?:['’]s)?\\s+(?:law|statute|usury|licens|recording|tax|foreclosure|rule|regulat|transfer tax|housing finance)|\\bin (?:our|my|this|your) state\\b`,
  'i',
)
/** What federal texts say of state law. */
const ABOUT_FEDERAL = /preempt|inconsistent with|\breg(?:ulation|\.)? [A-Z]\b.*state law/i
const LEGAL_ADVICE =
  /\b(?:sued?|sues|suing) (?:us|our|me)\b|\b(?:(?:were|was|are|being|get) sued|go to court|lawsuits?|litigation|litigate|class action|plaintiff|defendant|deposition|subpoena(?:ed)?|attorneys?|lawyers?|settle (?:the|this|a|with)|out of court|judge|jury|win (?:in|the|this|our) |chances? (?:in|of winning)|legal advice|go to jail|hold us liable)\b/i
const OTHER_SOURCES =
  /\b(?:bitcoin|crypto\w*|stocks?|weather|recipe|nfl|movie|salar(?:y|ies)|IRS|tax return|income tax|401\(?k\)?|FHA|VA loans?|USDA|Fannie Mae|Freddie Mac|GDPR|HIPAA|OSHA|SEC filing|zoning|workers['’]? comp\w*|Medicare|Social Security benefits?|immigration|visa application|patents?|trademarks?|franchise|overtime|minimum wage|maternity|vacation)\b/i

/** Work that is not a question. */
const OTHER_WORK = /^\s*(?:please )?(?:translate|draft|write|compose|summarize this|give me a recipe)\b/i

export type Refusal = 'state_law' | 'legal_advice' | 'other_product' | 'future'

/** What no source of ours answers, whatever words of it stand in a paragraph. */
export function refusalOf(question: string, knownUntilYear: number): Refusal | undefined {
  if (LEGAL_ADVICE.test(question)) return 'legal_advice'
  if (STATE_LAW.test(question) && !ABOUT_FEDERAL.test(question)) return 'state_law'
  const years = [...question.matchAll(/\b(20\d{2}|21\d{2})\b/g)].map(([year]) => Number(year))
  if (years.some((year) => year > knownUntilYear)) return 'future'
  if (OTHER_SOURCES.test(question) || OTHER_WORK.test(question)) return 'other_product'
  return undefined
}
