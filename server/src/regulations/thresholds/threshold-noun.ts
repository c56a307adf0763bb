import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { thresholdHandlers } from './threshold-handlers.ts'

export const thresholdNoun = defineNoun({
  handlers: { thresholds: thresholdHandlers },
  ...nothingElse('The law is shared by all institutions.'),
  search: ['thresholds'],
  keyScopes: ['regulations'],
})
