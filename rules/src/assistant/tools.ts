import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { businessDayTool, dayTool, holidayTool } from './date-tools.ts'
import { dateQuestionTool } from './dates/date-question.ts'
import {
  aprTool,
  checkDigitTool,
  coverageTool,
  pointsAndFeesTool,
  priceTool,
  thresholdTool,
} from './figure-tools.ts'
import type { Tool, ToolAnswer, ToolContext } from './tool-answer.ts'

/** In order: the first that knows the question answers it. */
const TOOLS: readonly Tool[] = [
  checkDigitTool,
  dateQuestionTool,
  businessDayTool,
  dayTool,
  holidayTool,
  pointsAndFeesTool,
  priceTool,
  aprTool,
  coverageTool,
  thresholdTool,
]

/** Dates and figures are computed by the rules, never read out of language. */
export function runTools(question: string, context: ToolContext): Required<ToolAnswer> | undefined {
  for (const tool of TOOLS) {
    try {
      const answer = tool(question, context)
      if (answer) return { inputs: [], choices: [], ...answer }
    } catch (error) {
      if (!(error instanceof LoanTestRefusal)) throw error
    }
  }
  return undefined
}
