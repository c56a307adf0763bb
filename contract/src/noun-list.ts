import { TRAINING_ENTRY } from './compliance/training-entry.ts'
import type { NounEntry } from './noun-entry.ts'

/** The nouns that say once what the rest of the program has to know of them. */
export const NOUN_ENTRIES = [TRAINING_ENTRY] as const satisfies readonly NounEntry[]

const entries: readonly NounEntry[] = NOUN_ENTRIES

type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never

type Named = {
  [Key in keyof NounEntry]: NounEntry[Key] extends readonly unknown[] ? never : Key
}[keyof NounEntry]

/** What the nouns say under a key, by name. */
export type OfNouns<Key extends Named> = AllOf<(typeof NOUN_ENTRIES)[number][Key]> & object
export type NameOf<Key extends Named> = keyof OfNouns<Key> & string

export const ofNouns = <Key extends Named>(key: Key): OfNouns<Key> =>
  Object.assign({}, ...entries.map((entry) => entry[key]))

/** One part of what they say, by name: the labels of subjects, the words of needs. */
export function eachOfNouns<Key extends Named, Value>(
  key: Key,
  part: (said: OfNouns<Key>[keyof OfNouns<Key>] & NounEntry[Key][string]) => Value,
): Record<NameOf<Key>, Value> {
  const said = Object.entries(ofNouns(key)).map(([name, one]) => [name, part(one as never)])
  return Object.fromEntries(said)
}

/** The names of a published list with those of the nouns, each after the name that it gives; else at the end. */
export function withNames<Fixed extends string, Key extends 'subjects' | 'needs' | 'keys' | 'webhooks'>(
  fixed: readonly Fixed[],
  key: Key,
): (Fixed | NameOf<Key>)[] {
  const names: string[] = [...fixed]
  for (const [name, { after }] of Object.entries(ofNouns(key) as Record<string, { after: string }>))
    names.splice(names.indexOf(after) + 1 || names.length, 0, name)
  return names as (Fixed | NameOf<Key>)[]
}

export const NOUN_SCREENS = entries.flatMap(({ screens }) => screens)
export const NOUN_PLACES = entries.flatMap(({ places }) => places)
