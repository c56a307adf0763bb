import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { loanRuleHandlers } from './loan-rule-handlers.ts'

export const loanRuleNoun = defineNoun({
  handlers: { loanRules: loanRuleHandlers },
  ...nothingElse('A list of the rules that the program applies.'),
})
