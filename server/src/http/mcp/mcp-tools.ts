import { contract } from '@plumbline/contract/index.ts'
import { NOUN_OF_SUBJECT } from '@plumbline/contract/tenancy/api-keys.ts'
import { z } from 'zod'
import type { CallersKey } from '../../platform/session/key-rights.ts'
import { keyOpens } from '../../platform/session/key-rights.ts'
import { findWithBelow } from './paragraph-with-below.ts'
import { type McpTool, procedureOf, toolOf } from './tool.ts'

const thresholds: McpTool = {
  ...toolOf({
    name: 'list_thresholds',
    title: 'Threshold register',
    operation: 'thresholds.list',
    description:
      'Dollar and count thresholds of the law with their citations and the days they hold for. Give words of the key or the citation, and a day, to narrow the list.',
  }),
  input: z.object({
    search: z.string().trim().max(100).default('').describe('Words of the key, the citation, or the note.'),
    on: z.iso.date().optional().describe('A day such as 2026-01-01: only what holds on it.'),
  }),
  async call(api, input) {
    const { search, on } = this.input.parse(input) as { search: string; on?: string }
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    return (await api.thresholds.list()).filter(
      ({ key, citation, note, from, to }) =>
        words.every((word) => `${key} ${citation} ${note}`.toLowerCase().includes(word)) &&
        (on === undefined || (from <= on && (to === null || on <= to))),
    )
  },
}

const lookUp: McpTool = {
  ...toolOf({
    name: 'look_up_citation',
    title: 'Citation look-up',
    operation: 'regulations.lookup',
    description:
      'The text of the paragraph that a citation such as "12 CFR 1026.19(f)(1)(ii)" names, with the paragraphs below it, as it stood on a day.',
  }),
  output: (procedureOf('regulations.lookup').outputSchema as unknown as z.ZodObject).extend({
    below: z
      .array(
        z.object({
          citation: z.string(),
          text: z.string(),
          notes: z.array(z.string()).describe('Its legal status, and what of it our copy lacks.'),
        }),
      )
      .describe('The paragraphs under the one that was found, in their order.'),
    isCut: z.boolean().describe('Whether there are more of them; then cite a paragraph below.'),
  }),
  // The operation itself refuses what is no citation and no day.
  call: (api, input) => findWithBelow(api, input as Parameters<typeof findWithBelow>[1]),
}

const loanTestTools = Object.keys(contract.loanTests).map((name) => {
  const { route } = procedureOf(`loanTests.${name}`)
  return toolOf({
    name: `loan_test_${name.replaceAll('-', '_')}`,
    title: `Loan test: ${name}`,
    operation: `loanTests.${name}`,
    description: `${route.summary ?? name}. Answers with the citations that decide it; what is missing is named and never guessed.`,
  })
})

/** Records of the institution that assistants read, and never change. Examinations are not among them. */
const WORK = [
  ['policies', 'policy', 'Policies', 'Policies of the institution with their state and next review.'],
  ['findings', 'finding', 'Findings', 'Findings, open ones first, by severity.'],
  ['complaints', 'complaint', 'Complaints', 'Complaints with the dates by which the law wants an answer.'],
  ['vendors', 'vendor', 'Vendors', 'Vendors with the next review and the last day of a notice.'],
  ['controls', 'control', 'Controls', 'What keeps risks small, the weakest first, with why each counts so.'],
  ['risks', 'risk', 'Risks', 'The compliance risk assessment, the highest risks that remain first.'],
  [
    'incidents',
    'incident',
    'Incidents',
    'Security incidents with the hours within which an agency has to know.',
  ],
  [
    'productReviews',
    'product_review',
    'Product reviews',
    'Reviews of new and changed products with launch and decision.',
  ],
  [
    'marketingReviews',
    'marketing_review',
    'Marketing pieces',
    'Marketing pieces with decision and last day.',
  ],
  ['meetings', 'meeting', 'Meetings', 'Meetings of the board and committees with agenda and decisions.'],
] as const

/** `productReviews` is `product_reviews` in the name of a tool, as in scopes. */
const asToolName = (noun: string) => noun.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const workTools = WORK.flatMap(([noun, one, many, what]) => [
  toolOf(
    {
      name: `list_${asToolName(noun)}`,
      title: many,
      operation: `${noun}.list`,
      description: `${what} One page at a time.`,
    },
    { isFromPeople: true },
  ),
  toolOf(
    {
      name: `read_${one}`,
      title: `One ${one.replace('_', ' ')}`,
      operation: `${noun}.find`,
      description: `One ${one.replace('_', ' ')} with everything that is recorded of it, by id.`,
    },
    { isFromPeople: true },
  ),
])

const policyTools = [
  toolOf(
    {
      name: 'read_policy_text',
      title: 'The text of a policy',
      operation: 'policies.findVersion',
      description: 'The text of one version of a policy, section by section. read_policy lists the versions.',
    },
    { isFromPeople: true },
  ),
  toolOf(
    {
      name: 'read_policy_law',
      title: 'The law behind a policy',
      operation: 'policyLaw.ofVersion',
      description:
        'The paragraphs of law that each section of a version cites, and what changed in them since it took force.',
    },
    { isFromPeople: true },
  ),
  toolOf(
    {
      name: 'list_policies_for_law',
      title: 'Policies that implement a section of law',
      operation: 'policyLaw.implementing',
      description:
        'The sections of policies in force that cite a section of a regulation, such as part 1026, section 1026.19.',
    },
    { isFromPeople: true },
  ),
]

const SUBJECTS = Object.entries(NOUN_OF_SUBJECT)
  .filter(([, noun]) => noun !== null)
  .map(([kind]) => kind)

const evidenceTools = [
  toolOf(
    {
      name: 'search_evidence',
      title: 'Search evidence',
      operation: 'evidence.find',
      description:
        'Evidence of the institution by words of its title or file name: what it shows, and for which days.',
    },
    { isFromPeople: true, searchIs: 'query' },
  ),
  toolOf(
    {
      name: 'list_evidence',
      title: 'Evidence of a record',
      operation: 'evidence.list',
      description: 'The evidence that is attached to one record, newest first.',
    },
    {
      isFromPeople: true,
      input: z.object({
        kind: z.enum(SUBJECTS as [string, ...string[]]).describe('The kind of record.'),
        id: z.uuid().describe('The id of the record.'),
      }),
    },
  ),
]

const updateTools = [
  toolOf(
    {
      name: 'list_regulatory_updates',
      title: 'Changes of the law',
      operation: 'regulatoryUpdates.list',
      description:
        'Changes of the law, newest first, with whether each applies to the institution and where its assessment stands.',
    },
    { isFromPeople: true, searchIs: 'q' },
  ),
  toolOf(
    {
      name: 'read_regulatory_update',
      title: 'One change of the law',
      operation: 'regulatoryUpdates.detail',
      description:
        'One change of the law with the assessment, and the policies, loan tests, and records that it touches, by its slug.',
    },
    { isFromPeople: true },
  ),
]

/** Everything at /mcp. All but the last read; each is limited by the key or connection as the same operation of the API is. */
export const MCP_TOOLS: readonly McpTool[] = [
  lookUp,
  toolOf(
    {
      name: 'search_regulations',
      title: 'Search regulations',
      operation: 'regulations.search',
      description: 'Words in the texts and official comments of the regulation library, as of a day.',
    },
    { searchIs: 'q' },
  ),
  toolOf(
    {
      name: 'search_library',
      title: 'Search everything',
      operation: 'search.everything',
      description:
        'Regulations by citation or words, thresholds, articles, updates, policies in force, help, and work of the institution.',
    },
    { searchIs: 'query', isFromPeople: true },
  ),
  toolOf({
    name: 'compare_regulation_text',
    title: 'Redline',
    operation: 'regulations.redline',
    description:
      'What changed in a part, section, or paragraph of a regulation between two days, word by word.',
  }),
  thresholds,
  ...updateTools,
  ...loanTestTools,
  toolOf({
    name: 'check_loan_file',
    title: 'Check a loan file',
    operation: 'loans.check',
    description:
      'Every loan test that applies to a MISMO loan file or to the values of a loan, each with its verdict, one sentence, and its paragraph. Nothing is stored; what is missing is named and never guessed.',
  }),
  toolOf({
    name: 'what_applies_to_us',
    title: 'What applies to us',
    operation: 'settings.whatApplies',
    description:
      'Which regulations and duties apply to the institution, and why, by the facts that it entered.',
  }),
  ...workTools,
  ...policyTools,
  ...evidenceTools,
  toolOf(
    {
      name: 'list_tasks',
      title: 'My tasks',
      operation: 'tasks.list',
      description: 'Tasks: by default your own, the next due first.',
    },
    { isFromPeople: true },
  ),
  toolOf(
    {
      name: 'create_task',
      title: 'Create a task',
      operation: 'tasks.create',
      description: 'Creates a task for a person of the institution.',
    },
    { isReading: false, isFromPeople: true },
  ),
]

export function toolsOf(key: CallersKey): McpTool[] {
  return MCP_TOOLS.filter(({ operation }) => keyOpens(key, operation, procedureOf(operation).route))
}
