import type { Day } from '../dates/calendar-day.ts'
import type { Step } from '../loan-tests/answer.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'

/** What a rule computed for a question, or what it has to know first. Nothing in it was written by a model. */
export interface ToolAnswer {
  tool: string
  title: string
  /** What the question gave, as it was understood. */
  inputs?: { label: string; value: string }[]
  results: { label: string; value: string; citation: string | null }[]
  steps: Step[]
  notes: string[]
  /** Days that were not counted, for the calendar. */
  skipped: { date: string; reason: string }[]
  /** Questions back: what the rule has to know. */
  missing: string[]
  /** Where the question can be understood in two ways: the whole question for each. */
  choices?: { label: string; question: string }[]
  /** The screen that does the whole test, with these inputs. */
  href: string
}

export interface ToolContext {
  /** The calendar day where the person is. */
  today: Day
  data: LoanTestData
}

export type Tool = (question: string, context: ToolContext) => ToolAnswer | undefined
