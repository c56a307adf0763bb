import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { articleHandlers } from './article-handlers.ts'

export const articleNoun = defineNoun({
  handlers: { articles: articleHandlers },
  ...nothingElse('Articles of the product are shared by all institutions.'),
  search: ['articles'],
  keyScopes: ['regulations'],
})
