import type { ObligationTopic } from '../risks/rows/obligation-row.ts'
import { BANK_SECRECY_DUTIES } from './rows/bank-secrecy.ts'
import { CHARTER_DUTIES } from './rows/charter.ts'
import { CUSTOMER_DUTIES } from './rows/customers.ts'
import { DEPOSIT_DUTIES } from './rows/deposits.ts'
import { LENDING_DUTIES } from './rows/lending.ts'
import { SERVICING_DUTIES } from './rows/servicing.ts'

/** A duty that comes back, or that an event brings. */
export interface Duty {
  /** Names it for good: what was added once is not added again. */
  key: string
  title: string
  citation: string
  /** The entry of `whatApplies` that says whether it binds the institution. */
  appliesBy: string
  topic: ObligationTopic | null
  /** Null: an event brings it. */
  rhythm: Rhythm | null
  /** "15 days before the transfer". */
  event: string
  /** Who usually does it. */
  owner: string
  /** What shows that it was done. */
  proof: string
}

export type Rhythm =
  /** On this day of each year: `03-01`. */
  | { every: 'year'; on: string }
  /** Once a year, on a day that the institution chooses. */
  | { every: 'year'; on: null }
  /** So many days after each quarter ended. */
  | { every: 'quarter'; after: number }
  | { every: 'months'; count: number }
  | { every: 'weeks'; count: number }

const ROWS = [
  ...LENDING_DUTIES,
  ...SERVICING_DUTIES,
  ...DEPOSIT_DUTIES,
  ...CUSTOMER_DUTIES,
  ...CHARTER_DUTIES,
  ...BANK_SECRECY_DUTIES,
]

function rhythmOf(when: string): Rhythm | null {
  const [, kind = '', rest = ''] = /^(Y|Q|E|\d+M|\d+W) ?(.*)$/.exec(when) ?? []
  if (kind === 'E') return null
  if (kind === 'Q') return { every: 'quarter', after: Number(rest) }
  if (kind === 'Y') return { every: 'year', on: rest === 'any' ? null : rest }
  const count = Number.parseInt(kind, 10)
  return kind.endsWith('M') ? { every: 'months', count } : { every: 'weeks', count }
}

/** The principal duties of credit unions, community banks, and mortgage companies; not all of them. */
export const DUTIES: readonly Duty[] = ROWS.map(
  ([key, title, citation, appliesBy, topic, when, owner, proof]) => ({
    ...{ key, title, citation, appliesBy, topic, owner, proof },
    rhythm: rhythmOf(when),
    event: when.startsWith('E ') ? when.slice(2) : '',
  }),
)
