import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { requestHandlers } from './request-handlers.ts'

export const requestNoun = defineNoun({
  handlers: { requests: requestHandlers },
  ...nothingElse('Requests of visitors belong to the operator.'),
})
