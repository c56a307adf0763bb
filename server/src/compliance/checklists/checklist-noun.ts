import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { checklistHandlers } from './checklist-handlers.ts'

export const checklistNoun = defineNoun({
  handlers: { checklists: checklistHandlers },
  ...nothingElse('A checklist of an article; what is worked through becomes tasks.'),
  keyScopes: ['tasks'],
})
