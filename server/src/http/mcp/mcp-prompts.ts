import { ErrorCode, type GetPromptResult, McpError, type Prompt } from '@modelcontextprotocol/sdk/types.js'
import { asData } from './tool-answers.ts'

interface McpPrompt {
  name: string
  title: string
  description: string
  arguments: { name: string; description: string; required: boolean }[]
  /** Shown only where all of these tools are open. */
  tools: readonly string[]
  steps: string
}

const RULES =
  'Cite the paragraph for each statement about the law, and the day it holds for. Where the tools answer “not known” or find nothing, say so and do not fill it in. You prepare; the person decides. Change nothing unless the person asks.'

/** Jobs that people do every month. */
export const MCP_PROMPTS: readonly McpPrompt[] = [
  {
    name: 'prepare_exam_item',
    title: 'Prepare for an exam item',
    description:
      'Gathers what the institution has for one line of an examiner’s request list, and what is missing.',
    arguments: [
      { name: 'request', description: 'The words of the request, as the agency wrote them.', required: true },
      {
        name: 'period',
        description: 'The period of the exam, such as 2025-07-01 to 2026-06-30.',
        required: false,
      },
    ],
    tools: ['search_library', 'list_policies', 'read_policy_text', 'search_evidence', 'look_up_citation'],
    steps: `Help me to prepare for an item of an examination.
1. Say in one sentence what the agency asks for, and look up each paragraph of law that the request names or means.
2. Find our policies on it (search_library, list_policies), and read the versions in force that fit (read_policy_text).
3. Find evidence (search_evidence with several words) whose days lie within the period, and findings or complaints on the subject where those tools are open to you.
4. Answer with a table: what is asked, what we have with its title, version, and day, and what is missing or too old.
5. Draft a short answer to the agency from what we have alone. Do not mention internal findings in the draft unless the request asks for them.`,
  },
  {
    name: 'law_changes_this_month',
    title: 'What changed in law for us this month',
    description:
      'The changes of the law that apply to the institution, what they touch, and what is still to be assessed.',
    arguments: [
      { name: 'month', description: 'A month such as 2026-11; without it the present one.', required: false },
    ],
    tools: ['list_regulatory_updates', 'read_regulatory_update', 'what_applies_to_us'],
    steps: `Tell me what changed in the law for us in this month.
1. Read what applies to us (what_applies_to_us) and the updates (list_regulatory_updates), and keep those that are dated or take effect in the month and apply or may apply.
2. Read each of them (read_regulatory_update).
3. Answer with the most urgent first: what changes, from which day, the paragraph, why it applies to us, which of our policies and loan tests it touches, and whether it is assessed and by whom.
4. End with what somebody has to do now, with the day. If nothing changed for us, say so and name the days you looked at.`,
  },
  {
    name: 'answer_complaint_on_time',
    title: 'Answer a complaint on time',
    description:
      'The days by which a complaint has to be acknowledged and answered, and a draft of the answer.',
    arguments: [
      {
        name: 'complaint',
        description: 'The number of the complaint, or words of its title.',
        required: true,
      },
    ],
    tools: ['list_complaints', 'read_complaint', 'look_up_citation'],
    steps: `Help me to answer a complaint on time.
1. Find it (list_complaints with search) and read it (read_complaint). If several fit, ask me which.
2. List each day by which the law wants something, what has been done, and how many days are left; look up the paragraph of each.
3. Say what has to be found out before an answer, and who could know it.
4. Draft the answer in plain words: what the customer wrote of, what we found (leave a gap in square brackets where the record does not say it), what we do, and what the paragraph wants to be in it. Promise nothing that the record does not bear out.`,
  },
  {
    name: 'review_policy_against_law',
    title: 'Review a policy against its law',
    description: 'Compares each section of a policy with the paragraphs that it cites, as they stand today.',
    arguments: [{ name: 'policy', description: 'The title of the policy, or words of it.', required: true }],
    tools: ['list_policies', 'read_policy', 'read_policy_text', 'read_policy_law', 'look_up_citation'],
    steps: `Help me to review a policy against its law.
1. Find it (list_policies with search), read it (read_policy), and take the version in force, else the latest.
2. Read its text (read_policy_text) and its law (read_policy_law), and look up each cited paragraph as it stands today.
3. For each section: does it say what the paragraph requires, more, less, or something else? Quote the words of both.
4. Answer with a table: section, paragraph, what differs, since when, and the words that I propose. List paragraphs that the policy cites and the library does not hold.
5. Say what you could not judge.`,
  },
  {
    name: 'test_loan',
    title: 'Test a loan',
    description:
      'Every test that the values of a loan allow, with verdicts and paragraphs, and what is missing for the rest.',
    arguments: [
      {
        name: 'loan',
        description:
          'What is known of the loan: dates, amounts, rates, purpose, and property. No names are needed.',
        required: true,
      },
    ],
    tools: ['check_loan_file'],
    steps: `Help me to test a loan.
1. Turn what I know of the loan into values and run check_loan_file. Leave out what I did not say; never guess a date or an amount. Do not pass names, addresses, or account numbers.
2. Where a test says that a value is missing and I gave it in other words, run the single test for it (the tools that begin with loan_test_).
3. Answer with failures first: the test, the sentence of its verdict, the paragraph, and what would cure it if the paragraph says so. Then what passed, in one line each.
4. End with what could not be tested and which values it needs.`,
  },
]

export function promptsOf(toolNames: readonly string[]): readonly McpPrompt[] {
  return MCP_PROMPTS.filter(({ tools }) => tools.every((name) => toolNames.includes(name)))
}

export function asPrompt({ name, title, description, arguments: named }: McpPrompt): Prompt {
  return { name, title, description, arguments: named }
}

/** The job, the rules, and what the person typed, marked as what it is. */
export function promptAnswer(prompt: McpPrompt, given: Record<string, string> = {}): GetPromptResult {
  const missing = prompt.arguments.filter(({ name, required }) => required && !given[name]?.trim())
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ')
    throw new McpError(ErrorCode.InvalidParams, `${prompt.name} needs: ${names}.`)
  }
  const lines = prompt.arguments.filter(({ name }) => given[name]?.trim())
  const typed = lines.map(({ name }) => `${name}: ${given[name]!.trim()}`).join('\n')
  const text = [prompt.steps, RULES, ...(typed === '' ? [] : [asData(typed)])].join('\n\n')
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
}
