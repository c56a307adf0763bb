import { findCitations } from '../citations/find-citations.ts'
import { printCitation } from '../citations/print-citation.ts'
import { sectionsOf } from './applied-law.ts'
import { runCalculator } from './calculators.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { type CalculatorName, loanTestOf } from './loan-test-list.ts'
import { LoanTestRefusal } from './refusal.ts'

export interface WorkedExample {
  id: string
  source: string
  kind: string
  calculator: CalculatorName
  input: object
  expected: object
  note?: string
  /** The one that the README shows of its calculator. */
  isInReadme?: boolean
}

/** Each paragraph that the workings of the examples cite, with the rules that cite it, in the order of the law. */
export function citationReference(
  examples: readonly WorkedExample[],
  data: LoanTestData,
): { citation: string; rules: CalculatorName[] }[] {
  const rules = new Map<string, Set<CalculatorName>>()
  for (const { calculator, input } of examples)
    for (const citation of citationsIn(calculator, input, data)) {
      const known = rules.get(citation)
      if (known) known.add(calculator)
      else rules.set(citation, new Set([calculator]))
    }
  return [...rules]
    .map(([citation, names]) => ({ citation, rules: [...names].sort() }))
    .sort((one, other) => one.citation.localeCompare(other.citation, 'en', { numeric: true }))
}

function citationsIn(name: CalculatorName, input: object, data: LoanTestData): string[] {
  const part = sectionsOf(loanTestOf(name))[0]?.split('.')[0]
  try {
    return runCalculator(name, input, data).steps.flatMap(({ citation }) =>
      findCitations(citation ?? '', part ? { title: 12, part } : {}).map((found) =>
        printCitation(found.citation),
      ),
    )
  } catch (error) {
    if (error instanceof LoanTestRefusal) return []
    throw error
  }
}

/** The same as the text of `rules/citations.md`. */
export function citationPage(examples: readonly WorkedExample[], data: LoanTestData): string {
  const lines = citationReference(examples, data).map(
    ({ citation, rules }) => `| ${citation} | ${rules.map((name) => `\`${name}\``).join(', ')} |`,
  )
  return [
    '# Citations',
    '',
    'Each paragraph that the workings of the worked examples cite, with the calculators that cite it. Written by `node scripts/write-rule-pages.ts`; a test compares it.',
    '',
    '| Paragraph | Calculators |',
    '|---|---|',
    ...lines,
    '',
  ].join('\n')
}
