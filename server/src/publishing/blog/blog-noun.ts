import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { blogHandlers } from './blog-handlers.ts'

export const blogNoun = defineNoun({
  handlers: { blog: blogHandlers },
  ...nothingElse('Posts of the product are public.'),
})
