import type { LoanTestScreen } from '../loan-tests/loan-test-entry.ts'
import { LOAN_TEST_SCREENS } from '../loan-tests/loan-test-list.ts'
import type { Place } from './rank-places.ts'

/** A screen or a command of the application. */
export interface KnownPlace extends Place {
  to: string
  /** Only people who manage can do something there. */
  isForManagers?: boolean
}

const of =
  (kind: string, isForManagers = false) =>
  ([title, to, words]: readonly [title: string, to: string, words?: string | undefined]): KnownPlace => ({
    kind,
    title,
    to,
    ...(words && { words }),
    ...(isForManagers && { isForManagers }),
  })

const COMMANDS = (
  [
    ['New task', '/tasks?new=1', 'todo assign'],
    ['Log a complaint', '/tasks/complaints?new=1', 'new complaint received customer'],
    ['New product review', '/product-reviews?new=1', 'change launch fee form system'],
    ['Review a marketing piece', '/marketing-reviews?new=1', 'advertisement ad flyer email new'],
    ['Check a closing date', '/loan-tests/trid-clock', 'trid closing disclosure timing waiting'],
  ] as const
).map(of('Command'))

const MANAGERS_COMMANDS = (
  [
    ['New policy', '/policies?new=1', 'draft import word'],
    ['New finding', '/tasks/findings?new=1', 'issue violation'],
    ['Record an incident', '/incidents?new=1', 'security breach cyber report'],
    ['New risk', '/risks?new=1', 'obligation'],
    ['New vendor', '/vendors?new=1', 'third party supplier'],
    ['New monitoring test', '/tasks/monitoring?new=1', 'review'],
    ['New examination', '/examinations?new=1', 'exam'],
    ['Invite a person', '/users', 'add user colleague member'],
    ['Generate a report', '/reports', 'board new create'],
    ['New control', '/risks/controls?new=1', 'safeguard'],
    ['New meeting', '/meetings?new=1', 'board committee'],
    ['Review who has access', '/users/review', 'access review'],
    ['Figures of a day', '/dashboard/days', 'counted past score'],
    ['Questions to the assistant', '/assistant/log', 'asked'],
  ] as const
).map(of('Command', true))

const SCREENS = (
  [
    ['Dashboard', '/dashboard', 'home start'],
    ['Tasks', '/tasks', 'todo work'],
    ['Policies', '/policies'],
    ['Complaints', '/tasks/complaints'],
    ['Findings', '/tasks/findings', 'issues'],
    ['Monitoring', '/tasks/monitoring', 'tests reviews'],
    ['Risks', '/risks', 'risk assessment obligations heat map'],
    ['Controls', '/risks/controls', 'risk safeguards'],
    ['How risks are rated', '/risks/method', 'risk method scale rating appetite'],
    ['Sampling', '/tasks/monitoring/sampling', 'sample size draw strata'],
    ['Meetings', '/meetings', 'board committee agenda minutes'],
    ['Calendar of duties', '/tasks/duties', 'recurring deadlines annual quarterly'],
    ['Incidents', '/incidents', 'security breach cyber'],
    ['Product Reviews', '/product-reviews', 'changes launch approval new products fees forms'],
    ['Marketing Reviews', '/marketing-reviews', 'advertising advertisements trigger terms'],
    ['Vendors', '/vendors', 'third party suppliers contracts'],
    ['Questions to vendors', '/vendors/questions', 'vendor due diligence questionnaire'],
    ['Reports', '/reports', 'board'],
    ['Assistant', '/assistant', 'ask question'],
    ['Compliance Articles', '/articles', 'library'],
    ['Regulatory Updates', '/updates', 'news changes'],
    ['Resources', '/resources'],
    ['Regulations', '/resources/regulations', 'law cfr library'],
    ['Thresholds', '/resources/thresholds', 'figures amounts'],
    ['Policy templates', '/resources/policy-templates'],
    ['Analytics', '/analytics', 'score charts'],
    ['Notifications', '/notifications', 'bell'],
    ['Loan Tests', '/loan-tests', 'calculators'],
    ['Saved results', '/loan-tests/results'],
    ['Batches', '/loan-tests/batches', 'loan tape'],
    ['HMDA', '/hmda', 'lar register'],
    ['Fair lending analysis', '/hmda/fair-lending', 'disparity'],
    ['Examinations', '/examinations', 'exams'],
    ['User Management', '/users', 'team people'],
    ['Checklists', '/checklists'],
    ['Policy coverage', '/policies/coverage'],
    ['Readers', '/policies/readers', 'sign without an account directors'],
    ['Loan files', '/loan-tests/loans', 'loans'],
    ['Rules', '/resources/rules', 'loan rules checked'],
    ['Score method', '/analytics/method', 'compliance score weights'],
    ['Active Regulations', '/dashboard/regulations', 'regulations that apply'],
    ['Settings', '/settings', 'preferences options'],
  ] as const
).map(of('Screen'))

const LOAN_TESTS = (LOAN_TEST_SCREENS as readonly LoanTestScreen[])
  .map(({ title, path, words }) => [title, path, words] as const)
  .map(of('Loan test'))

const SETTINGS = (
  [
    ['Profile', '/settings', 'name time zone sidebar pin hide'],
    ['Notifications', '/settings/notifications', 'emails'],
    ['Calendar', '/settings/calendar', 'ical feed'],
    ['Institution', '/settings/institution', 'facts'],
    ['What applies to us', '/settings/applies'],
    ['Connected assistants', '/settings/connected-assistants', 'claude mcp'],
    ['Account security', '/account/security', 'password passkey second factor'],
  ] as const
).map(of('Settings'))

const MANAGERS_SETTINGS = (
  [
    ['Security', '/settings/security', 'sign-in'],
    ['Topics', '/settings/topics', 'tags'],
    ['Emails', '/settings/mails', 'sent mails'],
    ['Support access', '/settings/support'],
    ['API keys', '/settings/keys'],
    ['Webhooks', '/settings/webhooks'],
    ['Directory', '/settings/directory', 'scim groups roles entra okta provisioning'],
    ['Assistant', '/settings/assistant'],
    ['Data', '/settings/data', 'export import backup'],
    ['Audit log', '/settings/audit', 'history'],
  ] as const
).map(of('Settings', true))

/** What everybody can open and begin, before any record is asked for. */
export const KNOWN_PLACES: readonly KnownPlace[] = [
  ...COMMANDS,
  ...MANAGERS_COMMANDS,
  ...SCREENS,
  ...LOAN_TESTS,
  ...SETTINGS,
  ...MANAGERS_SETTINGS,
]
