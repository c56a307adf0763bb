import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG } from '../../work/nouns/work-table.ts'
import { assistantHandlers } from './assistant-handlers.ts'

export const assistantNoun = defineNoun({
  handlers: { assistant: assistantHandlers },
  ...nothingElse('Questions and answers are private to a person.'),
  tables: {
    assistant_conversations: {
      audit: { none: 'Private to the person; the audit log would tell what they asked.' },
      search: { none: 'Private; searched on its own page.' },
      retention: 'One year from its last question, or until the person deletes it.',
      personExport: 'Every own conversation.',
      sample: { none: 'Each person begins their own.' },
      isolation: ['assistant'],
    },
    assistant_questions: {
      audit: { none: 'It is its own log, which managers read and export.' },
      search: { none: 'Searched in the history of the person and the log of the institution.' },
      retention: 'One year from the day it was asked.',
      personExport: 'Every own question with its answer.',
      sample: { none: 'Each person begins their own.' },
      isolation: ['assistant', 'assistant.arrange', 'assistant.rate'],
    },
    assistant_settings: {
      audit: ['assistant.switched'],
      search: { none: 'A switch.' },
      retention: AS_LONG,
      personExport: 'Nothing: it names the manager who switched it, whose act is in the audit log.',
      sample: { none: 'The model is off until a manager switches it on.' },
      isolation: { none: 'Read and written for the own institution alone, in no path.' },
    },
  },
})
