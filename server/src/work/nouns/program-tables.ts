import { IDS_ONLY, type WorkTables } from './work-table.ts'

/** Tables of the program's own work, which belong to no noun. */
export const PROGRAM_TABLES: WorkTables = {
  idempotency_keys: {
    audit: { none: 'The work itself is recorded.' },
    search: { none: 'Work of the program.' },
    retention: 'A day, and an hour at most until it is deleted.',
    personExport: IDS_ONLY,
    sample: { none: 'Sent by programs.' },
    isolation: { none: 'Reached by its own caller alone, in no path.' },
  },
  jobs: {
    audit: { none: 'The work itself is recorded.' },
    search: { none: 'Work of the program.' },
    retention: 'Until the work is done.',
    personExport: IDS_ONLY,
    sample: { none: 'Work of the program.' },
    isolation: { none: 'No operation names one.' },
  },
}
