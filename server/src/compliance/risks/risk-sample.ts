import { RiskFields } from '@plumbline/contract/compliance/risks.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { type RiskMethod, STANDARD_METHOD } from '@plumbline/rules/risks/risk-method.ts'
import type { z } from 'zod'
import { loanTestData } from '../../lending/loan-tests/loan-test-data-store.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { findFacts } from '../../tenancy/settings/fact-store.ts'
import { assessed, insertAssessment } from './risk-assessment-store.ts'
import { addObligation, changeRisk, obligationsOf } from './risk-creation.ts'
import { takeMethod } from './risk-figuring.ts'
import { methodInUse } from './risk-method-store.ts'
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

/** The board of the sample gives more weight to harm than to how often it happens. */
const OWN_METHOD: RiskMethod = {
  ...STANDARD_METHOD,
  weights: { likelihood: 25, impact: 35, volume: 15, complexity: 15, change: 10 },
}
const OWN_REASON = 'The board asked that harm to members weigh more than how often something happens.'

/** How last year's assessment had it, where it was rated differently since. */
const LAST_YEAR: Readonly<Record<string, Partial<z.input<typeof RiskFields>>>> = {
  'trid-tolerance': {
    ...{ likelihood: 3, change: 3, controlStrength: 'adequate', action: '' },
    strengthReason: 'No cure was late in the samples of the year.',
  },
  'hmda-collect': {
    controlStrength: 'weak',
    strengthReason: 'Four of 40 rows of the test had an error.',
  },
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
      const since = new Map<string, More>()
      for (const [index, duty] of binding.entries()) {
        const { owner, looks, ...more } = RATED[duty.key] ?? usual(index)
        const then = LAST_YEAR[duty.key]
        const id = await addObligation(tx, institutionId, manager, duty, {
          ...{ ...more, ...then },
          ...(owner && { ownerId: people[owner].userId }),
          ...(looks !== undefined && { reviewOn: day(looks) }),
        })
        if (then) since.set(id, more)
      }
      const year = Number(today.slice(0, 4))
      const approve = async (
        title: string,
        approval: { boardMeetingOn: string; note: string; approvedAt?: string },
      ) =>
        insertAssessment(
          tx,
          institutionId,
          manager,
          { title, ...approval },
          await methodInUse(tx, institutionId),
          (await listAllRisks(tx, institutionId)).map(assessed),
        )
      await approve(`Compliance risk assessment ${year - 1}`, {
        boardMeetingOn: day(-372),
        note: 'The first assessment, with the ratings of the start set.',
        approvedAt: `${day(-371)}T18:00:00Z`,
      })
      await takeMethod(tx, institutionId, manager, { version: 1, method: OWN_METHOD, reason: OWN_REASON })
      for (const row of await listAllRisks(tx, institutionId)) {
        const now = since.get(row.id)
        if (now) await changeRisk(tx, institutionId, officer, row, RiskFields.parse({ ...row, ...now }))
      }
      await approve(`Compliance risk assessment ${year}`, {
        boardMeetingOn: day(-12),
        note: 'Approved with the action plan for fee tolerances and pricing exceptions.',
      })
    })
  },
}
