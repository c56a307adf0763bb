import { compareLists, markKey, tokensOf, wordKey } from './words.ts'

/** What a change of words is worth. */
export type WordChange = 'same' | 'layout' | 'editorial' | 'amount' | 'words'

/** Words that the Office of the Federal Register exchanges without changing a duty. */
const SAME_MEANING: readonly [RegExp, string][] = [
  [/\bin the following\b/g, 'below'],
  [/\bweb ?site(s?)\b/g, 'website$1'],
  [/\bbureau of consumer financial protection\b/g, 'bureau'],
  [/\b(?:the )?cfpb\b/g, 'the bureau'],
  [/\bthird-party\b/g, 'third party'],
  [/\be-?mail\b/g, 'email'],
  [/\bsections?\s+(?=\d)/g, ''],
  [/\bparagraphs?\s+(?=\()/g, ''],
  [/(?<![\d])0?(\.\d)/g, '$1'],
  [/\bthe the\b/g, 'the'],
]

export function kindOfWordChange(before: string, after: string): WordChange {
  if (before === after) return 'same'
  if (markKey(before) === markKey(after)) return 'layout'
  if (numbersOf(before) !== numbersOf(after)) return areOnlyAmounts(before, after) ? 'amount' : 'words'
  if (wordKey(before) === wordKey(after)) return 'editorial'
  if (wordKey(withUsualWords(before)) === wordKey(withUsualWords(after))) return 'editorial'
  if (areOnlyNamesOfExamples(before, after)) return 'editorial'
  return areOnlyAmounts(before, after) ? 'amount' : 'words'
}

/** The figures in order: a point that moves changes one, though the letters and digits stay. */
function numbersOf(text: string) {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?|(?<!\d)\.\d+/g)]
    .map(([number]) => number.replaceAll(',', '').replace(/^\./, '0.'))
    .join(' ')
}

function withUsualWords(text: string) {
  return SAME_MEANING.reduce((words, [pattern, usual]) => words.replace(pattern, usual), text.toLowerCase())
}

const PARTY_OF_EXAMPLE =
  /\b((?:financial )?(?:institution|bank|creditor|servicer|issuer|consumer|person)) [A-Z](?![\w'’-])/gi

/** "Financial Institution F" for "Financial Institution G": the letter of a party in an example was mended. */
function areOnlyNamesOfExamples(before: string, after: string) {
  const withoutLetters = (text: string) => text.replace(PARTY_OF_EXAMPLE, '$1')
  return (
    before.search(PARTY_OF_EXAMPLE) >= 0 && wordKey(withoutLetters(before)) === wordKey(withoutLetters(after))
  )
}

const AMOUNT = /^\$?\d[\d,.]*%?$/
const PART_OF_DATE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|million|billion|thousand|percent|,|\.|\s+)$/i

export interface AmountChange {
  before: string
  after: string
}

function areOnlyAmounts(before: string, after: string) {
  let changes = 0
  for (const { kind, text } of compareLists(tokensOf(before), tokensOf(after))) {
    if (kind === 'same') continue
    if (AMOUNT.test(text)) changes++
    else if (!PART_OF_DATE.test(text)) return false
  }
  return changes > 0
}

/** The figures that one text has in place of those of the other, in order. */
export function amountChanges(before: string, after: string): AmountChange[] {
  const changes: AmountChange[] = []
  let removed: string[] = []
  let added: string[] = []
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      changes.push({ before: removed[index] ?? '', after: added[index] ?? '' })
    removed = []
    added = []
  }
  for (const { kind, text } of compareLists(tokensOf(before), tokensOf(after))) {
    if (!AMOUNT.test(text)) {
      if (kind === 'same' && !/^\s+$/.test(text)) flush()
      continue
    }
    if (kind === 'removed') removed.push(text)
    else if (kind === 'added') added.push(text)
    else flush()
  }
  flush()
  return changes
}
