import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG } from '../../work/nouns/work-table.ts'
import { selfTestHandlers } from './self-test-handlers.ts'

const CONFIDENTIAL = {
  none: 'The privilege of a self-test is lost when it is disclosed (12 CFR 1002.15(d)(2)): only named people, in the product, see it.',
}
const TABLE = {
  search: CONFIDENTIAL,
  retention: AS_LONG,
  personExport: 'Nothing: it is confidential.',
  sample: CONFIDENTIAL,
  isolation: ['selfTests'],
}

export const selfTestNoun = defineNoun({
  handlers: { selfTests: selfTestHandlers },
  tables: {
    self_tests: { ...TABLE, audit: ['self_test.'] },
    self_test_people: { ...TABLE, audit: ['self_test.people'] },
  },
  // No comments, evidence, or links: each would be a copy outside of the room.
  subjects: CONFIDENTIAL,
  deadlines: { none: 'A self-test has no day by which it is due.' },
  notifications: CONFIDENTIAL,
  search: CONFIDENTIAL,
  keyScopes: CONFIDENTIAL,
  webhooks: CONFIDENTIAL,
  sample: CONFIDENTIAL,
  waiting: { none: 'Nothing of the room waits for anybody.' },
  jobs: { none: 'Nothing of the room happens without a person.' },
  queue: { none: 'Nothing of the room happens without a person.' },
})
