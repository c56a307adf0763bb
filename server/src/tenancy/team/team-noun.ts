import { HOUR_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { remindOfAccessReviews } from './access-review-store.ts'
import { teamHandlers } from './team-handlers.ts'

export const teamNoun = defineNoun({
  handlers: { team: teamHandlers },
  ...nothingElse('People are listed under User Management.'),
  tables: {
    scim_people: {
      audit: ['team.'],
      search: { none: 'Found with the team.' },
      retention: 'As long as the person is in the team.',
      personExport: IDS_ONLY,
      sample: { none: 'A directory enters them.' },
      isolation: { none: 'Reached through SCIM alone; scim.test.ts tries it.' },
    },
    directory_groups: {
      audit: ['team.directory_group_added', 'team.directory_group_role', 'team.directory_group_removed'],
      search: { none: 'Found on their screen in Settings.' },
      retention: 'As long as the directory keeps the group.',
      personExport: IDS_ONLY,
      sample: { none: 'A directory sends them.' },
      isolation: ['team'],
    },
    access_reviews: {
      audit: { none: 'Covered by the tests of access reviews.' },
      search: { none: 'Found in its own list.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Nobody has reviewed access yet.' },
      isolation: { none: 'Covered by the tests of access reviews.' },
    },
    access_review_decisions: {
      audit: { none: 'Covered by the tests of access reviews.' },
      search: { none: 'Found in its own list.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Nobody has reviewed access yet.' },
      isolation: { none: 'Covered by the tests of access reviews.' },
      partOf: 'access_reviews',
    },
    team_act_reasons: {
      audit: ['team.second_factor_reset'],
      search: { none: 'Read in the audit log of the institution.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Nobody has lost a second factor yet.' },
      isolation: ['team'],
    },
  },
  notifications: ['team.changed', 'team.made_manager', 'team.operator_act', 'team.review_due'],
  keyScopes: ['team'],
  jobs: ({ db }) => [{ name: 'access reviews', everyMs: HOUR_MS, run: () => remindOfAccessReviews(db) }],
})
