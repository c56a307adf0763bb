import type { FactKey } from '@plumbline/contract/tenancy/institution-facts.ts'
import type { SamplePart } from '../../platform/session/sample-part.ts'
import { insertFact } from './fact-store.ts'

/** A mid-sized credit union that reports under HMDA. The figures are made up. */
const FACTS: readonly (readonly [key: FactKey, value: unknown])[] = [
  ['regulator', 'ncua'],
  ['federallyInsured', true],
  ['charterNumber', '60000'],
  ['fiscalYearEnd', '12-31'],
  ['states', ['ME', 'NH']],
  ['counties', ['23005', '23031', '33017']],
  [
    'offices',
    [
      { name: 'Main office', city: 'Portland', state: 'ME', inMsa: true },
      { name: 'Harbor branch', city: 'Kittery', state: 'ME', inMsa: true },
    ],
  ],
  [
    'products',
    [
      ...['closed_end_mortgage', 'adjustable_rate_mortgage', 'home_equity_line', 'construction_loan'],
      ...['consumer_loan', 'credit_card', 'deposit_account', 'electronic_transfers', 'mortgage_servicing'],
    ],
  ],
  ['maintainsEscrow', true],
  ['openWeekdays', [1, 2, 3, 4, 5]],
]

const BY_YEAR: readonly (readonly [key: FactKey, lastYear: unknown, yearBefore: unknown])[] = [
  ['assets', '431200000.00', '409800000.00'],
  ['loans.closed_end_mortgages', 642, 588],
  ['loans.open_end_lines', 214, 231],
  ['loans.first_lien_home_purchase', 401, 376],
  ['loans.hmda_reported', 874, 842],
  ['loans.first_lien_sold', 262, 240],
  ['loans.first_lien_principal_dwelling', 398, 371],
  ['loans.mortgages_serviced', 2_914, 2_730],
  ['loans.mortgages_serviced_for_others', 1_120, 1_004],
]

export const factSample: SamplePart = {
  name: 'facts',
  async make({ institutionId, manager, today, inInstitution }) {
    const lastYear = Number(today.slice(0, 4)) - 1
    const by = { enteredBy: manager.userId, enteredByName: manager.fullName }
    await inInstitution(async (tx) => {
      for (const [key, value] of FACTS)
        await insertFact(tx, institutionId, { ...by, key, year: null, value, trueSince: `${lastYear}-01-01` })
      for (const [key, ...values] of BY_YEAR)
        for (const [index, value] of values.entries()) {
          const year = lastYear - index
          await insertFact(tx, institutionId, { ...by, key, year, value, trueSince: `${year}-12-31` })
        }
    })
  },
}
