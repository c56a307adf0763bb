import { numbersOf } from './number-words.ts'

/** What a paragraph orders, read from its words. */
export interface Duty {
  retention: boolean
  /** Something is to be done by a day or within days. */
  deadline: boolean
  amount: boolean
  percent: boolean
  forbids: boolean
  permits: boolean
  exempts: boolean
  contents: boolean
  /** Whole numbers that it names, in digits. */
  numbers: ReadonlySet<string>
}

const LETTERS = 900
const PERIOD = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|thirty|forty-five|sixty|ninety)(?:th)?[- ](?:specific |precise |calendar |business )?(?:days?|months?|years?|minutes|hours)`
const DEADLINE = new RegExp(
  `\\bwithin\\b|\\bno(?:t)? later than\\b|\\bat least ${PERIOD}|\\bby (?:march|june|december)\\b|\\buntil midnight\\b|\\bprior to\\b|\\bbefore\\b|\\bpromptly\\b|\\bas soon as\\b|\\bannually\\b|${PERIOD}`,
  'i',
)
const RETENTION =
  /\b(?:retain|retained|retention|preserve|maintain (?:a copy|records|each|all)|maintained)\b/i
const AMOUNT = /\$\s?\d|\b(?:limit|maximum|may not exceed|not exceed|in excess of)\b/i
const PERCENT = /\bpercent(?:age)?\b|%/i
const FORBIDS =
  /\b(?:shall|may|must) not\b|\bno (?:person|creditor|servicer|card issuer|financial institution|credit union)\b|\bprohibit\w*\b|\bunlawful\b/i
const PERMITS = /\bmay\b(?! not)|\bpermitted\b|\bis not required\b|\bdoes not (?:prohibit|apply|violate)\b/i
const EXEMPTS =
  /\bexempt\w*\b|\bdoes not apply\b|\bdo not apply\b|\bneed not\b|\bexcept(?:ion)?s?\b|\bnot required\b/i
const CONTENTS = /\b(?:contain|include|state|disclose|consist of)\w*\b|:\s*$/i

/** Each is read only when it is asked for: a search looks at 150 paragraphs. */
export function dutyOf(text: string): Duty {
  const read = text.slice(0, LETTERS)
  return {
    get retention() {
      return RETENTION.test(read)
    },
    get deadline() {
      return DEADLINE.test(read)
    },
    get amount() {
      return AMOUNT.test(read)
    },
    get percent() {
      return PERCENT.test(read)
    },
    get forbids() {
      return FORBIDS.test(read)
    },
    get permits() {
      return PERMITS.test(read)
    },
    get exempts() {
      return EXEMPTS.test(read)
    },
    get contents() {
      return CONTENTS.test(read)
    },
    get numbers() {
      return numbersOf(read)
    },
  }
}

/** What kind of duty a question is after. */
export function dutyAsked(question: string) {
  return {
    retention:
      /\b(?:keep|kept|retain\w*|retention|preserv\w*|destroy|shred|toss|throw (?:away|out)|store|hold on to|on file)\b/i.test(
        question,
      ),
    deadline:
      /\bwhen\b|\bhow (?:soon|fast|long|quick\w*|late|early|far|many (?:business |calendar )?(?:days|months|years|hours))|\bdeadlines?\b|\bdue\b|\btim(?:e|ing)\b|\bdays?\b|\bhours\b|\bby when\b|\bturn ?around\b/i.test(
        question,
      ),
    amount:
      /\bhow (?:much|big|large|high)\b|\b(?:limit|max\w*|most|cap|ceiling|threshold|minimum|least|tolerance)\b|\$/i.test(
        question,
      ),
    percent: /\bpercent\w*\b|%|\bltv\b|\brate\b|\bpoints?\b/i.test(question),
    may: /^\W*(?:may|can|could|is it (?:ok|okay|legal)|are we allowed|do we have to|must we|should we)\b|\bok(?:ay)?\b|\ballow\w*\b|\blegal\b/i.test(
      question,
    ),
    exempts:
      /\bexempt\w*\b|\bexcept\w*\b|\bwaive\w*\b|\bneed(?:ed)?\b|\bdo(?:es)? (?:we|it|a|the)\b|\bskip\b|\bcovered\b/i.test(
        question,
      ),
    contents:
      /\bwhat (?:must|has to|goes|should|do we (?:say|put|tell))\b|\bcontents?\b|\bwording\b|\binclude\w*\b|\bsay\b|\blist\b|\bfactors\b|\bpillars\b|\bitems\b/i.test(
        question,
      ),
    numbers: numbersOf(question),
  }
}
