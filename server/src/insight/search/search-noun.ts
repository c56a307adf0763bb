import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { searchHandlers } from './search-handlers.ts'

export const searchNoun = defineNoun({
  handlers: { search: searchHandlers },
  ...nothingElse('Finds what other nouns hold.'),
  keyScopes: ['regulations'],
})
