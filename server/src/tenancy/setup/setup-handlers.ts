import {
  FACT_VALUES,
  type Fact,
  type FactKey,
  isByYear,
} from '@plumbline/contract/tenancy/institution-facts.ts'
import type { SetupFact } from '@plumbline/contract/tenancy/setup.ts'
import { FACT_LABELS } from '@plumbline/rules/applicability/institution-facts.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isManager } from '../../platform/subjects/subject-source.ts'
import { makeSampleInstitution } from '../sample-institution/sample-institution.ts'
import { findFacts } from '../settings/fact-store.ts'
import { endSetup, findProgress, findTrialAnswers, markStep, saveFact } from './setup-store.ts'

function problemOf({ key, year, value }: SetupFact): string | undefined {
  if (isByYear(key) !== (year !== null))
    return year === null ? 'Enter the calendar year of this figure.' : 'This fact has no year.'
  const parsed = FACT_VALUES[key].safeParse(value)
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? 'This value is not valid.')
}

const parsedValue = ({ key, value }: SetupFact) => FACT_VALUES[key].parse(value) as SetupFact['value']

export const setupHandlers = {
  find: members.setup.find.handler(async ({ context: { db, inInstitution, institutionId, member } }) => ({
    ...(await inInstitution((tx) => findProgress(tx, institutionId))),
    // Requests are of the installation: the role of institution work cannot read them.
    trial: isManager(member) ? await findTrialAnswers(db, institutionId) : null,
  })),

  saveFacts: managers.setup.saveFacts.handler(
    async ({ input: { facts }, context: { inInstitution, institutionId, member, recordAct }, errors }) => {
      const problems = facts.flatMap((fact) => {
        const because = problemOf(fact)
        return because ? [{ key: fact.key, year: fact.year, because }] : []
      })
      if (problems.length > 0) throw errors.INVALID_FACTS({ data: { problems } })
      const today = todayIn(member.timeZone)
      await inInstitution(async (tx) => {
        for (const fact of facts) {
          const trueSince = fact.year === null ? today : `${fact.year}-12-31`
          const by = { by: member.userId, byName: member.fullName }
          const value = parsedValue(fact)
          if (!(await saveFact(tx, institutionId, { ...fact, value }, { trueSince, ...by }))) continue
          await recordAct(tx, {
            action: 'institution.fact_changed',
            subjectId: institutionId,
            detail: { fact: fact.key, year: fact.year, trueSince },
          })
        }
      })
    },
  ),

  preview: members.setup.preview.handler(
    async ({ input: { facts }, context: { db, inInstitution, institutionId, member } }) => {
      const today = todayIn(member.timeZone)
      // While a value is being typed it may not be valid yet.
      const typed = facts
        .filter((fact) => problemOf(fact) === undefined)
        .map(
          (fact): Fact => ({
            ...fact,
            value: parsedValue(fact),
            key: fact.key as FactKey,
            trueSince: fact.year === null ? today : `${fact.year}-12-31`,
            enteredBy: member.fullName,
            enteredAt: '',
          }),
        )
      const known = await inInstitution((tx) => findFacts(tx, institutionId, today, typed))
      const year = Number(today.slice(0, 4))
      return {
        year,
        items: whatApplies(known, year, await loanTestData(db)).map(({ missing, ...item }) => ({
          ...item,
          missing: missing.map((fact) => FACT_LABELS[fact]),
        })),
      }
    },
  ),

  markStep: managers.setup.markStep.handler(
    ({ input: { step, state }, context: { inInstitution, institutionId } }) =>
      inInstitution((tx) => markStep(tx, institutionId, step, state)),
  ),

  openSample: members.setup.openSample.handler(
    async ({ context: { db, auth, sampleParts, member, clientAddress } }) => {
      await makeSampleInstitution(db, auth, {
        parts: sampleParts,
        actor: { id: member.userId, ip: clientAddress },
      })
    },
  ),

  end: managers.setup.end.handler(({ input: { as }, context: { inInstitution, institutionId, member } }) =>
    inInstitution((tx) => endSetup(tx, institutionId, { as, by: member.userId })),
  ),
}
