import type { LoanRule, RuleText } from '@plumbline/contract/lending/loan-rules.ts'
import type { LegalStatus } from '@plumbline/contract/regulations/regulations.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { citationPath } from '@plumbline/rules/citations/citation-address.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printCitation, printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { REGULATION_TEXT_AS_OF } from '@plumbline/rules/loan-tests/answer.ts'
import { citationsOfRule } from '@plumbline/rules/loan-tests/applied-law.ts'
import { citationReference, type WorkedExample } from '@plumbline/rules/loan-tests/citation-reference.ts'
import {
  CALCULATOR_NAMES,
  type CalculatorName,
  loanTestOf,
} from '@plumbline/rules/loan-tests/loan-test-list.ts'
import EXAMPLES from '@plumbline/rules/loan-tests/worked-examples.json' with { type: 'json' }
import { members } from '../../platform/procedures.ts'
import { laterChangesTouching } from '../../regulations/library/later-change-store.ts'
import { listLegalStatuses, statusesTouching } from '../../regulations/library/legal-status-store.ts'
import { listPageChanges } from '../../regulations/library/regulation-store.ts'
import { tablesOfRelease } from '../loan-tests/loan-test-data-store.ts'

const examples = EXAMPLES as WorkedExample[]
let reference: { citation: string; address: string | null; rules: CalculatorName[] }[] | undefined

export const loanRuleHandlers = {
  list: members.loanRules.list.handler(async ({ context: { db } }) => {
    const statuses = await listLegalStatuses(db)
    return {
      rules: await Promise.all(CALCULATOR_NAMES.map((name) => ruleOf(db, name, statuses))),
      citations: listReference(),
    }
  }),
}

async function ruleOf(db: Db, name: CalculatorName, statuses: readonly LegalStatus[]): Promise<LoanRule> {
  const { question, cites } = loanTestOf(name)
  const texts = await Promise.all(citationsOfRule(name).map((citation) => textOf(db, citation, statuses)))
  return {
    ...{ name, question, cites, checkedOn: REGULATION_TEXT_AS_OF, texts },
    isTextChanged: texts.some(({ changed }) => changed !== null),
    examples: examples
      .filter(({ calculator }) => calculator === name)
      .map(({ id, source, kind, note, input, expected }) => ({
        ...{ id, source, kind, note: note ?? '' },
        input: JSON.stringify(input, null, 2),
        expected: JSON.stringify(expected, null, 2),
      })),
  }
}

async function textOf(db: Db, citation: RuleCitation, statuses: readonly LegalStatus[]): Promise<RuleText> {
  const { part } = citation
  const address = citationPath(citation)!
  const page = address.split('/').at(-1)!
  const [last] = await listPageChanges(db, part, page)
  const [later] = laterChangesTouching(part, printWithinPart(citation)).filter(
    ({ on }) => on > REGULATION_TEXT_AS_OF,
  )
  const isNewer = last !== undefined && last > REGULATION_TEXT_AS_OF
  const query = new URLSearchParams({ page, from: REGULATION_TEXT_AS_OF, to: last ?? '' })
  return {
    citation: printCitation(citation),
    address,
    lastChangedOn: last ?? null,
    changed: isNewer
      ? { on: last, what: null, redline: `/resources/regulations/${part}/redline?${query}` }
      : later
        ? { on: later.on, what: later.what, redline: null }
        : null,
    statuses: statusesTouching(statuses, part, printWithinPart(citation)).map(({ title }) => title),
  }
}

function listReference() {
  reference ??= citationReference(examples, tablesOfRelease().data).map(({ citation, rules }) => {
    const parsed = parseCitation(citation)
    return { citation, rules, address: (parsed && citationPath(parsed)) ?? null }
  })
  return reference
}
