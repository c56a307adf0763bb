import type { OfferedDuty } from '@plumbline/contract/compliance/duties.ts'
import { FACT_LABELS } from '@plumbline/rules/applicability/institution-facts.ts'
import { whatApplies } from '@plumbline/rules/applicability/what-applies.ts'
import { citationPath, officialAddress } from '@plumbline/rules/citations/citation-address.ts'
import { isInLibrary } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { DUTIES, type Duty, type Rhythm } from '@plumbline/rules/duties/duties.ts'
import { firstDue, rhythmText } from '@plumbline/rules/duties/first-due.ts'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { findActiveColleague } from '../../work/people/people-store.ts'
import { adoptDuty } from './duty-adoption.ts'
import { listAdopted } from './duty-store.ts'

export const dutyHandlers = {
  list: members.duties.list.handler(async ({ context: { db, inInstitution, institutionId, member } }) => {
    const tables = await loanTestData(db)
    const today = todayIn(member.timeZone)
    return inInstitution(async (tx) => {
      const facts = await findFacts(tx, institutionId, today)
      const verdicts = new Map(
        whatApplies(facts, Number(today.slice(0, 4)), tables).map((verdict) => [verdict.id, verdict]),
      )
      const adopted = await listAdopted(tx, institutionId)
      return DUTIES.flatMap((duty): OfferedDuty[] => {
        const verdict = verdicts.get(duty.appliesBy)
        if (!verdict || verdict.outcome === 'not_assessed') return []
        const { outcome, reason, missing } = verdict
        const taskId = adopted.get(duty.key) ?? null
        return [
          {
            ...worded(duty, today),
            ...{ outcome, reason, missing: missing.map((fact) => FACT_LABELS[fact]) },
            ...{ taskId, isAdopted: taskId !== null },
          },
        ]
      })
    })
  }),

  adopt: managers.duties.adopt.handler(({ input: { duties: asked, ownerId }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if (ownerId && !(await findActiveColleague(tx, institutionId, ownerId))) throw errors.PERSON_UNKNOWN()
      const today = todayIn(member.timeZone)
      const chosen = asked.map(({ key, dueOn }) => ({ duty: DUTIES.find((duty) => duty.key === key), dueOn }))
      const created: { key: string; taskId: string }[] = []
      for (const { duty, dueOn } of chosen) {
        if (!duty || !recurs(duty)) throw errors.BROUGHT_BY_EVENT()
        const taskId = await adoptDuty(tx, institutionId, member, { duty, ownerId, dueOn, today })
        if (taskId) created.push({ key: duty.key, taskId })
      }
      for (const { key, taskId } of created)
        await context.recordAct(tx, { action: 'task.create', subjectId: taskId, detail: { duty: key } })
      return { created }
    }),
  ),
}

const recurs = (duty: Duty): duty is Duty & { rhythm: Rhythm } => duty.rhythm !== null

function worded(
  { key, title, citation, topic, rhythm, event, owner, proof }: Duty,
  today: string,
): Omit<OfferedDuty, 'outcome' | 'reason' | 'missing' | 'taskId' | 'isAdopted'> {
  const law = parseCitation(citation)!
  return {
    ...{ key, title, citation, topic, owner, proof },
    path: isInLibrary(law) ? (citationPath(law) ?? null) : null,
    officialAddress: officialAddress(law),
    when: rhythm ? rhythmText(rhythm) : event,
    isEvent: rhythm === null,
    firstDue: rhythm && firstDue(rhythm, today),
  }
}
