import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { userAccountHandlers } from './user-account-handlers.ts'
import { userFileHandlers } from './user-file-handlers.ts'
import { userHandlers } from './user-handlers.ts'

export const userNoun = defineNoun({
  handlers: { users: { ...userHandlers, ...userAccountHandlers, ...userFileHandlers } },
  ...nothingElse('Accounts are managed by the operator.'),
})
