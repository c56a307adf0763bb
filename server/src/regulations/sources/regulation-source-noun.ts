import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { regulationSourceHandlers } from './source-handlers.ts'

export const regulationSourceNoun = defineNoun({
  handlers: { regulationSources: regulationSourceHandlers },
  ...nothingElse('The law is shared by all institutions.'),
})
