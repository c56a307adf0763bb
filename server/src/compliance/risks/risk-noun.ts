import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { RISK_DEADLINES, RISK_WAITING } from './risk-deadlines.ts'
import { riskHandlers } from './risk-handlers.ts'
import { riskMethodHandlers } from './risk-method-handlers.ts'
import { riskSample } from './risk-sample.ts'
import { riskSubject } from './risk-subject.ts'

export const riskNoun = defineNoun({
  handlers: { riskMethods: riskMethodHandlers, risks: riskHandlers },
  tables: {
    risks: {
      audit: ['risk.'],
      search: 'risk',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'risks',
      isolation: ['risks'],
      hasTopic: true,
    },
    risk_methods: {
      audit: ['risk.change_method'],
      search: { none: 'Read from the risks.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'risks',
      isolation: {
        none: 'No operation names a row of it; risk-method-handlers.test.ts tries two institutions.',
      },
    },
    risk_assessments: {
      audit: ['risk.approve'],
      search: { none: 'Found below the risks.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'risks',
      isolation: ['risks'],
    },
  },
  subjects: [riskSubject],
  deadlines: RISK_DEADLINES,
  waiting: RISK_WAITING,
  notifications: ['risk.assigned', 'risk.due_in_week', 'risk.overdue'],
  search: ['work'],
  keyScopes: ['risks'],
  webhooks: ['risk'],
  sample: [riskSample],
  jobs: { none: 'Nothing of a risk happens without a person.' },
  queue: { none: 'Nothing of a risk happens without a person.' },
})
