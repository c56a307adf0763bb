import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { regulationHandlers } from './regulation-handlers.ts'

export const regulationNoun = defineNoun({
  handlers: { regulations: regulationHandlers },
  ...nothingElse('The law is shared by all institutions.'),
  search: ['regulations'],
  keyScopes: ['regulations'],
})
