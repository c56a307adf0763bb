import { findUpdates } from '../../publishing/search/search-store.ts'
import { asHit, hasWords } from './found-text.ts'
import type { SearchSource } from './search-source.ts'

/** What changed in the rules; it opens in a dialog. */
export const updateSource: SearchSource = {
  async findHits({ db, text }) {
    return hasWords(text) ? (await findUpdates(db, text)).map((found) => asHit(found, null)) : []
  },
}
