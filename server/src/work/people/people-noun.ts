import { defineNoun, nothingElse } from '../nouns/noun.ts'
import { peopleHandlers } from './people-handlers.ts'

export const peopleNoun = defineNoun({
  handlers: { people: peopleHandlers },
  ...nothingElse('A list of colleagues to choose from.'),
  keyScopes: ['institution'],
})
