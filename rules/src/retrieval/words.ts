/** Words that say nothing about what is asked. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been being but by can could did do does doing done for from get gets give given gives ' +
    'go had has have he her his how i if in into is it its like long make makes many may me might much must my need ' +
    'needs no nor of on one or our please ours shall she should so some tell than that the their them then there these ' +
    'they this those to under up us was we were what when where which while who whom whose why will with within would ' +
    'you your s t am about also explain mean means happen happens after before between during not ' +
    'section paragraph paragraphs rule rules regulation regulations allow allowed require required requirement requires ' +
    'count counts counted apply applies subject say says'
  ).split(' '),
)

/** Citations inside a text name other places and tell little about this one. */
const CITATION =
  /§+\s*\d{4}\.\d+[a-z]?(?:\([A-Za-z0-9]{1,5}\))*|(?:\([a-z0-9]{1,5}\)){2,}|\bcomments? \d+\S*/giu
const WORD = /\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[a-z]+(?:['’][a-z]+)?/gu

/** The beginnings of words that count, in order: `disclosures` and `disclosing` are both `disclos`. */
export function stemsOf(text: string): string[] {
  const words = text.toLowerCase().replaceAll(CITATION, ' ').match(WORD) ?? []
  const found: string[] = []
  for (const word of words) {
    const known = stemOf(word)
    if (known !== '') found.push(known)
  }
  return found
}

const STEMS_KEPT = 50_000
const stems = new Map<string, string>()

/** Nothing for a word that does not count. */
function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= STEMS_KEPT) stems.clear()
  const plain = word.replace(/['’]s?.*$/u, '').replaceAll(',', '')
  const found = STOP_WORDS.has(plain) || (plain.length === 1 && !/\d/.test(plain)) ? '' : stem(plain)
  stems.set(word, found)
  return found
}

const isStem = (text: string) => text.length >= 3 && /[aeiouy]/.test(text)

/** Forms that no ending explains. */
const IRREGULAR = new Map(
  (
    'kept keep, sent send, paid pay, told tell, lost lose, loss lose, sold sell, held hold, shown show, written write, ' +
    'bought buy, borne bear, chosen choose, taken take, took take, left leave, met meet, found find, spent spend, ' +
    'retention retain, denial deny, denied deny, expiration expire, waiver waive, refusal refuse, ' +
    'assumption assume, receipt receive, maintenance maintain, rescission rescind, occupancy occupy'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Takes endings off, so that forms of one word meet. What is left need not be a word. */
export function stem(form: string): string {
  const word = IRREGULAR.get(form) ?? form
  if (word.length < 4 || /\d/.test(word)) return word
  let left = word
  if (left.endsWith('ies')) left = `${left.slice(0, -3)}y`
  else if (/(?:ss|sh|ch|x|z)es$/.test(left)) left = left.slice(0, -2)
  else if (/[^su]s$/.test(left)) left = left.slice(0, -1)
  for (const ending of ['ing', 'ed']) {
    const before = left.slice(0, -ending.length)
    if (left.endsWith(ending) && isStem(before)) {
      left = before.replace(/([bdgmnprt])\1$/, '$1')
      break
    }
  }
  if (left.length > 6) left = left.replace(/(?:ly|ure)$/, '')
  if (left.length > 6) left = left.replace(/ation$/, 'at').replace(/([st])ion$/, '$1')
  if (left.length > 5) left = left.replace(/[ey]$/, '')
  return left.length > 4 ? left.replace(/e$/, '') : left
}
