import { compareLists, tokensOf } from './words.ts'

/** Numbers of any kind, and the words with which a rule commands, allows, forbids, or excepts. */
const FIGURE = /\d/
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|hundred|thousand|million|billion|percent|percentage|half|quarter|third|first|second|once|twice)$/i
const DUTY =
  /^(?:shall|must|may|not|no|never|cannot|unless|except|only|if|until|before|after|within|and|or|all|any|each|every|either|neither|least|more|less|than|required?|requires|requirement|prohibit\w*|permit\w*|exempt\w*|exclude[sd]?|include[sd]?|promptly|immediately|day|days|business|calendar|week|weeks|month|months|year|years|annual\w*|quarter\w*|january|february|march|april|june|july|august|september|october|november|december|deadline|later|earlier|exceeds?|maximum|minimum|limit\w*|threshold|fee|fees|amount|amounts)$/i

const isDutyWord = (token: string) => FIGURE.test(token) || NUMBER_WORD.test(token) || DUTY.test(token)

/** Whether the words that differ carry a duty: amounts, days, dates, or what must, may, or may not be done. */
export function touchesDuty(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || after === undefined) return tokensOf(before ?? after ?? '').some(isDutyWord)
  return compareLists(tokensOf(before), tokensOf(after)).some(
    ({ kind, text }) => kind !== 'same' && isDutyWord(text),
  )
}
