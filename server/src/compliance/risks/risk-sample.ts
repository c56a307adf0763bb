import type { RiskFields } from '@plumbline/contract/compliance/risks.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { z } from 'zod'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { assessed, insertAssessment } from './risk-assessment-store.ts'
import { addObligation, obligationsOf } from './risk-creation.ts'
import { listAllRisks } from './risk-store.ts'

type More = Partial<z.input<typeof RiskFields>> & {
  owner?: 'officer' | 'analyst' | 'manager'
  looks?: number
}

/** What the sample institution thought through itself, by the key of the start set. Days count from the sample's. */
const RATED: Readonly<Record<string, More>> = {
  'trid-cd': {
    controls: 'The loan origination system blocks the closing package until the receipt date is entered.',
    controlStrength: 'adequate',
    strengthReason: 'The block works; it can be lifted by hand, which happened twice this year.',
    action: 'Lifting the block will need a second person.',
    ...{ owner: 'officer', looks: 40 },
  },
  'trid-tolerance': {
    inherentReason: 'Fees of third parties change late, and two officers prepare disclosures by hand.',
    controls: 'Fee comparison before each closing; monthly test of ten closed loans.',
    controlStrength: 'weak',
    strengthReason: 'The last monthly tests found two cures that were late.',
    action: 'The fee comparison moves before the Closing Disclosure goes out.',
    ...{ likelihood: 4, change: 4, owner: 'officer', looks: 5 },
  },
  'ecoa-adverse-action': {
    controls: 'Letters come from templates; the reasons are chosen from a list.',
    controlStrength: 'adequate',
    strengthReason: 'Sampled each quarter. One letter of 25 had a reason that was too general.',
    ...{ owner: 'analyst', looks: 75 },
  },
  'ecoa-discrimination': {
    controls: 'Pricing exceptions need approval. The register is looked at for disparities each quarter.',
    controlStrength: 'weak',
    strengthReason: 'Exceptions are approved, but their reasons are not recorded in one place.',
    action: 'A log of exceptions, with a second look at denials.',
    ...{ owner: 'manager', looks: 20 },
  },
  'hmda-collect': {
    controls: 'A second person checks each row against the file before the quarter ends.',
    controlStrength: 'adequate',
    strengthReason: 'The error rate of the last test was below the threshold of each field.',
    ...{ owner: 'analyst', looks: 120 },
  },
  'bsa-program-cu': {
    controls: 'Monitoring system, yearly training, independent test every 18 months.',
    controlStrength: 'adequate',
    strengthReason: 'The last independent test had no finding of high severity.',
    ...{ owner: 'manager', looks: 150 },
  },
  'rege-errors': {
    controls: 'A queue with the dates of each claim.',
    controlStrength: 'weak',
    strengthReason: 'Provisional credit was late in three claims of the last half year.',
    ...{ owner: 'officer', looks: -6 },
  },
}

/** Of what was never a problem: seen in a sample, owned by one of the three, and looked at over the year. */
function usual(index: number): More {
  const owner = (['officer', 'analyst', 'manager'] as const)[index % 3]!
  if (index % 4 === 3) return { owner, looks: 14 + index * 3 }
  return {
    controls: 'The policy, the yearly training, and a second look at a sample.',
    controlStrength: 'adequate',
    strengthReason: 'The last sample had no exception.',
    ...{ owner, looks: 30 + index * 4 },
  }
}

export const riskSample: SamplePart = {
  name: 'risks',
  async make({ db, institutionId, inInstitution, today, manager, officer, analyst }) {
    const tables = await loanTestData(db)
    const people = { manager, officer, analyst }
    const day = (days: number) => formatDay(parseDay(today, 'today') + days)
    await inInstitution(async (tx) => {
      const facts = await findFacts(tx, institutionId, today)
      const { binding } = obligationsOf(facts, Number(today.slice(0, 4)), tables)
      for (const [index, duty] of binding.entries()) {
        const { owner, looks, ...more } = RATED[duty.key] ?? usual(index)
        await addObligation(tx, institutionId, manager, duty, {
          ...more,
          ...(owner && { ownerId: people[owner].userId }),
          ...(looks !== undefined && { reviewOn: day(looks) }),
        })
      }
      const risks = (await listAllRisks(tx, institutionId)).map(assessed)
      const note = 'Approved with the action plan for fee tolerances and pricing exceptions.'
      const year = today.slice(0, 4)
      await insertAssessment(
        tx,
        institutionId,
        manager,
        { title: `Compliance risk assessment ${year}`, boardMeetingOn: day(-12), note },
        risks,
      )
    })
  },
}
