import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { importHandlers } from './import-handlers.ts'

export const importNoun = defineNoun({
  handlers: { workImports: importHandlers },
  ...nothingElse('What is imported belongs to its own noun.'),
})
