import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { pressHandlers } from './press-handlers.ts'

export const pressNoun = defineNoun({
  handlers: { press: pressHandlers },
  ...nothingElse('Press releases are public.'),
})
