import { NOUN_PLACES } from '@plumbline/contract/noun-list.ts'
import { KNOWN_PLACES, type KnownPlace } from '@plumbline/rules/retrieval/place-list.ts'

/** What everybody can open and begin, with what the nouns add. */
export const PLACES: readonly KnownPlace[] = [...KNOWN_PLACES, ...NOUN_PLACES]
