/**
 * Words that most of the commonest passwords are made of, in lists of leaked ones and in banks' own habits.
 * Bundled, so that checking asks nobody.
 */
const WORDS = new Set(
  `password passwort passw pass word secret welcome letmein login admin administrator master access changeme default
  temp temporary test testing guest user root system server computer internet network security secure
  qwerty qwertz qwertyuiop qwert azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc
  abc abcd abcde abcdef abcdefg abcdefgh
  iloveyou ilove love lovely sunshine princess monkey dragon shadow superman batman pokemon starwars trustno
  football baseball basketball soccer hockey yankees cowboys eagles steelers lakers
  michael jennifer jessica ashley charlie jordan daniel thomas robert matthew andrew joshua hunter george
  michelle nicole amanda samantha harley buster ginger pepper summer winter spring autumn fall
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  company business office work bank banker banking credit union creditunion mortgage loan loans money finance
  compliance plumbline federal america american freedom liberty
  hello goodbye whatever cookie coffee cheese banana orange apple flower butterfly purple yellow silver golden
  mustang corvette ferrari mercedes porsche harleydavidson
  google facebook microsoft windows samsung iphone android amazon`.split(/\s+/),
)

/** Digits and signs that people put for letters. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const LETTERS_AT_THE_ENDS = /^[^a-z]+|[^a-z]+$/g

/**
 * Whether a password is one of the commonest words, once or repeated, with no more than digits and signs
 * around it: `Password1!`, `Summer2026!`, `P@ssw0rd$1`. Anything longer around it makes it somebody's own.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replaceAll(LETTERS_AT_THE_ENDS, '')
  return [bare, asLetters(bare), asLetters(lower.replace(/[^a-z@$]+$/, ''))].some(isCommonWord)
}

const asLetters = (text: string) => [...text].map((character) => STANDS_FOR[character] ?? character).join('')

function isCommonWord(text: string): boolean {
  const word = text.replaceAll(/[^a-z]/g, '')
  if (word.length < text.length / 2) return false
  for (let size = 3; size <= word.length; size++) {
    const part = word.slice(0, size)
    if (WORDS.has(part) && part.repeat(Math.ceil(word.length / size)).slice(0, word.length) === word)
      return word.length % size === 0
  }
  return false
}
