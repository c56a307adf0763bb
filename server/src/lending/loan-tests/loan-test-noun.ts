import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { loanTestHandlers } from './loan-test-handlers.ts'

export const loanTestNoun = defineNoun({
  handlers: { loanTests: loanTestHandlers },
  ...nothingElse('A test computes an answer and stores nothing.'),
  keyScopes: ['loan_tests'],
})
