import { HOUR_MS, once } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG } from '../../work/nouns/work-table.ts'
import { deleteUnusedAssistants } from './assistant-client-store.ts'
import { connectedAssistantHandlers } from './connected-assistant-handlers.ts'

export const connectedAssistantNoun = defineNoun({
  handlers: { connectedAssistants: connectedAssistantHandlers },
  ...nothingElse('No assistant decides about assistants.'),
  tables: {
    connected_assistants: {
      audit: ['assistant.'],
      search: { none: 'Found in the settings.' },
      retention: AS_LONG,
      personExport: 'Every assistant that the person connected.',
      sample: { none: 'An assistant that nobody has would open nothing.' },
      isolation: ['connectedAssistants'],
    },
    assistant_tokens: {
      audit: ['assistant.'],
      search: { none: 'Hashes of secrets.' },
      retention: 'A day longer than they are good for, or until the assistant is disconnected.',
      personExport: 'Nothing: hashes of secrets.',
      sample: { none: 'A token that nobody holds would open nothing.' },
      isolation: ['connectedAssistants'],
      partOf: 'connected_assistants',
    },
  },
  jobs: ({ db }) => [
    { name: 'unused assistants', everyMs: HOUR_MS, run: () => once(deleteUnusedAssistants(db)) },
  ],
})
