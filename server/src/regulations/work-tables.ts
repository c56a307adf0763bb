import { AS_LONG, IDS_ONLY, PART_OF, type WorkTables } from '../testing/work-table.ts'

export const REGULATION_TABLES: WorkTables = {
  update_assessments: {
    audit: ['assessment.'],
    search: 'assessment',
    retention: AS_LONG,
    personExport: IDS_ONLY,
    sample: { none: 'Made by the assessments’ own part.' },
    isolation: { none: 'Covered by the tests of the assessments.' },
  },
  update_assessment_steps: {
    audit: ['assessment.'],
    search: PART_OF('assessment'),
    retention: AS_LONG,
    personExport: IDS_ONLY,
    sample: { none: 'Made by the assessments’ own part.' },
    isolation: { none: 'Covered by the tests of the assessments.' },
  },
}
