import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { type Unbound, whyUnbound } from '@plumbline/rules/applicability/unbound-topic.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import type { LoanTestData } from '@plumbline/rules/loan-tests/loan-test-data.ts'
import type { ActiveTopic } from '../../compliance/topics/topic-store.ts'

/** The concerns none of whose laws binds the institution on a day, by its facts. */
export function findUnbound(
  facts: InstitutionFacts,
  today: string,
  data: LoanTestData,
  topics: readonly ActiveTopic[],
): Map<Topic, Unbound> {
  const verdicts = new Map(whatApplies(facts, Number(today.slice(0, 4)), data).map((one) => [one.id, one]))
  return new Map(
    topics.flatMap(({ key, laws }) => {
      const unbound = whyUnbound(laws, verdicts, facts.kind)
      return unbound ? [[key, unbound]] : []
    }),
  )
}
