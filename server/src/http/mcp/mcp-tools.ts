import type { AnyContractProcedure } from '@orpc/contract'
import { contract } from '@plumbline/contract/index.ts'
import { z } from 'zod'
import type { CallersKey } from '../../platform/session/key-rights.ts'
import { keyOpens } from '../../platform/session/key-rights.ts'
import type { ApiClient } from '../../router.ts'
import { findWithBelow } from './paragraph-with-below.ts'

type Input = Record<string, unknown>

export interface McpTool {
  name: string
  title: string
  description: string
  /** The operation whose rights and refusals hold. */
  operation: string
  input: z.ZodType
  isReading: boolean
  call(api: ApiClient, input: Input): Promise<unknown>
}

function procedureOf(operation: string): AnyContractProcedure['~orpc'] {
  const procedure = operation
    .split('.')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], contract)
  return (procedure as AnyContractProcedure)['~orpc']
}

/** An operation of the contract as a tool, with the same input. */
function toolOf(
  name: string,
  title: string,
  operation: string,
  description: string,
  { isReading = true } = {},
): McpTool {
  const [noun, verb] = operation.split('.') as [string, string]
  return {
    name,
    title,
    description,
    operation,
    isReading,
    input: (procedureOf(operation).inputSchema as z.ZodType | undefined) ?? z.object({}),
    call: (api, input) => {
      const operations = api as unknown as Record<string, Record<string, (input: Input) => Promise<unknown>>>
      return operations[noun]![verb]!(input)
    },
  }
}

const thresholds: McpTool = {
  name: 'list_thresholds',
  title: 'Threshold register',
  description:
    'Dollar and count thresholds of the law with their citations and the days they hold for. Give words of the key or the citation, and a day, to narrow the list.',
  operation: 'thresholds.list',
  isReading: true,
  input: z.object({ search: z.string().trim().max(100).default(''), on: z.iso.date().optional() }),
  async call(api, input) {
    const { search, on } = this.input.parse(input) as { search: string; on?: string }
    const words = search.toLowerCase().split(/\s+/).filter(Boolean)
    const items = (await api.thresholds.list()).filter(
      ({ key, citation, note, from, to }) =>
        words.every((word) => `${key} ${citation} ${note}`.toLowerCase().includes(word)) &&
        (on === undefined || (from <= on && (to === null || on <= to))),
    )
    return { items }
  },
}

const lookUp: McpTool = {
  ...toolOf(
    'look_up_citation',
    'Citation look-up',
    'regulations.lookup',
    'The text of the paragraph that a citation such as "12 CFR 1026.19(f)(1)(ii)" names, with the paragraphs below it, as it stood on a day.',
  ),
  // The operation itself refuses what is no citation and no day.
  call: (api, input) => findWithBelow(api, input as Parameters<typeof findWithBelow>[1]),
}

const loanTestTools = Object.keys(contract.loanTests).map((name) => {
  const { route } = procedureOf(`loanTests.${name}`)
  return toolOf(
    `loan_test_${name.replaceAll('-', '_')}`,
    `Loan test: ${name}`,
    `loanTests.${name}`,
    `${route.summary ?? name}. Answers with the citations that decide it; what is missing is named and never guessed.`,
  )
})

/** Records of the institution that assistants read, and never change. Examinations are not among them. */
const WORK = [
  ['policies', 'policy', 'Policies', 'Policies of the institution with their state and next review.'],
  ['findings', 'finding', 'Findings', 'Findings, open ones first, by severity.'],
  ['complaints', 'complaint', 'Complaints', 'Complaints with the dates by which the law wants an answer.'],
  ['vendors', 'vendor', 'Vendors', 'Vendors with the next review and the last day of a notice.'],
  ['risks', 'risk', 'Risks', 'The compliance risk assessment, the highest risks that remain first.'],
  [
    'incidents',
    'incident',
    'Incidents',
    'Security incidents with the hours within which an agency has to know.',
  ],
] as const

/** Everything at /mcp. All but the last read; each is limited by the key as the same operation of the API is. */
export const MCP_TOOLS: readonly McpTool[] = [
  lookUp,
  toolOf(
    'search_regulations',
    'Search regulations',
    'regulations.search',
    'Words in the texts and official comments of the regulation library, as of a day.',
  ),
  toolOf(
    'search_library',
    'Search everything',
    'search.everything',
    'Regulations by citation or words, thresholds, articles, updates, policies in force, help, and work of the institution.',
  ),
  toolOf(
    'compare_regulation_text',
    'Redline',
    'regulations.redline',
    'What changed in a part, section, or paragraph of a regulation between two days, word by word.',
  ),
  thresholds,
  ...loanTestTools,
  toolOf(
    'check_loan_file',
    'Check a loan file',
    'loans.check',
    'Every loan test that applies to a MISMO loan file or to the values of a loan, each with its verdict, one sentence, and its paragraph. Nothing is stored; what is missing is named and never guessed.',
  ),
  toolOf(
    'what_applies_to_us',
    'What applies to us',
    'settings.whatApplies',
    'Which regulations and duties apply to the institution, and why, by the facts that it entered.',
  ),
  ...WORK.flatMap(([noun, one, many, what]) => [
    toolOf(`list_${noun}`, many, `${noun}.list`, `${what} One page at a time.`),
    toolOf(
      `read_${one}`,
      `One ${one}`,
      `${noun}.find`,
      `One ${one} with everything that is recorded of it, by id.`,
    ),
  ]),
  toolOf('list_tasks', 'My tasks', 'tasks.list', 'Tasks: by default your own, the next due first.'),
  toolOf('create_task', 'Create a task', 'tasks.create', 'Creates a task for a person of the institution.', {
    isReading: false,
  }),
]

export function toolsOf(key: CallersKey): McpTool[] {
  return MCP_TOOLS.filter(({ operation }) => keyOpens(key, operation, procedureOf(operation).route))
}
