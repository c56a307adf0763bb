import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { analyticsHandlers } from './analytics-handlers.ts'

export const analyticsNoun = defineNoun({
  handlers: { analytics: analyticsHandlers },
  ...nothingElse('Counts what other nouns hold.'),
})
