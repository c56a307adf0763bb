import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'attestations.mine': 3,
  'attestations.asking': 5,
  'attestations.list': 5,
  'attestations.file': 8,
  'policies.templates': 4,
  'policies.templateList': 1,
  'policies.findTemplate': { atMost: 4, input: { key: 'advertising' } },
  'policies.versionFile': 7,
  'policies.list': 4,
  'policies.rows': 3,
  'policies.find': 4,
  'policies.findVersion': 4,
  'policyDrafts.suggestions': 6,
  'policyLaw.ofVersion': 8,
  'policyLaw.implementing': { atMost: 3, input: { part: '1026', section: '43' } },
  'policyLaw.coverage': 8,
  'policyLaw.coverageOf': { atMost: 4, row: 'regulations' },
  'policyLaw.coverageFile': 14,
}
