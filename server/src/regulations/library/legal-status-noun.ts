import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { legalStatusHandlers } from './legal-status-handlers.ts'

export const legalStatusNoun = defineNoun({
  handlers: { legalStatuses: legalStatusHandlers },
  ...nothingElse('The law is shared by all institutions.'),
})
