/** A pattern of a question, and the places of its answer in their order. */
export type TradePlace = readonly [pattern: RegExp, places: readonly string[]]

export const KEEP =
  '(?:keep|kept|retain\\w*|retention|preserve\\w*|hold on to|hold|records?|how long|store|destroy|shred)'
export const TIME =
  '(?:when|how (?:soon|long|many days|fast|quickly|far)|deadline|due|by when|within|days?|timing|time ?frame|time limit)'
export const DENY = '(?:den(?:y|ied|ies|ial)|adverse action|turn(?:ed|ing)? down|declin\\w+|reject\\w+)'

/** All of these words, in any order. */
export const all = (...words: string[]) => new RegExp(words.map((word) => `(?=.*\\b${word})`).join(''), 'i')
