import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { contentHandlers } from './content-handlers.ts'

export const contentNoun = defineNoun({
  handlers: { content: contentHandlers },
  ...nothingElse('Texts of the public site.'),
  search: ['help'],
})
