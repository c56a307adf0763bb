import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { loanHandlers } from './loan-handlers.ts'

export const loanNoun = defineNoun({
  handlers: { loans: loanHandlers },
  ...nothingElse('A loan file is tested and forgotten.'),
  keyScopes: ['loan_tests'],
})
