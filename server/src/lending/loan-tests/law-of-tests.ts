import type { Db } from '@plumbline/database/db.ts'
import type { RuleCitation } from '@plumbline/rules/citations/citation.ts'
import { printLibraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { type LoanTestAnswer, REGULATION_TEXT_AS_OF } from '@plumbline/rules/loan-tests/answer.ts'
import { rulesThatApply } from '@plumbline/rules/loan-tests/applied-law.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import { sql } from 'drizzle-orm'
import { laterChangesAfter } from '../../regulations/library/later-change-store.ts'
import { listLegalStatuses } from '../../regulations/library/legal-status-store.ts'
import { citationOfKey, laterChangeText } from '../../regulations/library/paragraph-standing-service.ts'

type LawNotes = NonNullable<LoanTestData['lawNotes']>

/** For each calculator what courts, Congress, later rules, and newer words did to the paragraphs that it applies. */
export async function readLawNotes(db: Db): Promise<LawNotes> {
  const notes = new Map<string, string[]>()
  const add = (citations: readonly RuleCitation[], note: string) => {
    for (const { name } of rulesThatApply(citations)) notes.set(name, [...(notes.get(name) ?? []), note])
  }
  for (const { citations, title, explanation } of await listLegalStatuses(db))
    add(readCitations(citations), `Legal status: ${title}. ${explanation}`)
  for (const change of laterChangesAfter(REGULATION_TEXT_AS_OF))
    add(
      readCitations(change.citations),
      `${laterChangeText(change)} This test applies the words before that rule.`,
    )
  const { rows } = await db.execute<{ part: string; key: string; on: string }>(sql`
    select part, key, min(counts_from)::text as on from regulation_paragraphs
    where first_day > 0 and counts_from > ${REGULATION_TEXT_AS_OF} and counts_until = 'infinity'
    group by part, key order by part, key limit 5000`)
  const byDay = Map.groupBy(rows, ({ part, on }) => `${printLibraryPart(part)} changed on ${on}`)
  for (const [what, changed] of byDay)
    add(
      changed.flatMap(({ part, key }) => {
        const citation = citationOfKey(part, key)
        return citation?.code === 'CFR' ? [citation] : []
      }),
      `Changed since: ${what} in a paragraph that this test applies. The test applies the words of ${REGULATION_TEXT_AS_OF}. A person must read the change.`,
    )
  return notes
}

function readCitations(texts: readonly string[]): RuleCitation[] {
  return texts.flatMap((text) => {
    const citation = parseCitation(text)
    return citation?.code === 'CFR' ? [citation] : []
  })
}

/** What is to be said today with an answer of the test. */
export const lawNotesOf = ({ lawNotes }: LoanTestData, calculator: string): string[] => [
  ...(lawNotes?.get(calculator) ?? []),
]

/** The answer with what became of the law that it applies. */
export function withLawNotes<Result>(
  answer: LoanTestAnswer<Result>,
  data: LoanTestData,
): LoanTestAnswer<Result> {
  const notes = lawNotesOf(data, answer.calculator)
  return notes.length === 0 ? answer : { ...answer, notes: [...answer.notes, ...notes] }
}
