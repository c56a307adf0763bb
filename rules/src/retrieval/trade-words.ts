import { placeName } from './place-name.ts'
import { AGENCY_WORDS } from './trade-words/agencies.ts'
import { DEPOSIT_WORDS } from './trade-words/deposits.ts'
import { DISCLOSURE_WORDS } from './trade-words/disclosures.ts'
import { LENDING_WORDS } from './trade-words/lending.ts'
import { MORE_RULE_WORDS } from './trade-words/more-rules.ts'
import { OTHER_TITLE_WORDS } from './trade-words/other-titles.ts'
import { SERVICING_WORDS } from './trade-words/servicing.ts'

/** By the name of a place, how the trade asks for what is there. */
export const TRADE_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    DISCLOSURE_WORDS,
    SERVICING_WORDS,
    LENDING_WORDS,
    DEPOSIT_WORDS,
    AGENCY_WORDS,
    MORE_RULE_WORDS,
    OTHER_TITLE_WORDS,
  ]
    .flatMap((words) => words.trim().split('\n'))
    .map((line) => {
      const [place = '', said = ''] = line.split(' | ')
      return [place, said.split('; ')]
    }),
)

export const saidOf = (part: string, key: string): readonly string[] =>
  TRADE_WORDS.get(placeName(part, key)) ?? []
