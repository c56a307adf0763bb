import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { memberHandlers } from './member-handlers.ts'

export const memberNoun = defineNoun({
  handlers: { members: memberHandlers },
  ...nothingElse('The own profile.'),
  keyScopes: ['institution'],
})
