import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { mediaHandlers } from './media-handlers.ts'

export const mediaNoun = defineNoun({
  handlers: { media: mediaHandlers },
  ...nothingElse('Pictures of public texts.'),
})
