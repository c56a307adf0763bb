import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { inboxHandlers } from './inbox-handlers.ts'

export const inboxNoun = defineNoun({
  handlers: { inbox: inboxHandlers },
  ...nothingElse('Submissions of visitors belong to the operator.'),
  notifications: ['inbox.trial_requested', 'inbox.message_received', 'inbox.application_received'],
})
