import type { InstitutionFacts } from '../applicability/institution-facts.ts'

const HOUR_MS = 3_600_000

export interface IncidentMoments {
  /** When the institution came to believe, or determined, that the incident is one to report. ISO 8601. */
  believedAt: string
  /** When a vendor told of it, if one did. */
  toldByVendorAt: string | null
  consumersAffected: number | null
}

export interface IncidentClock {
  /** Null: no rule that we hold sets a time. */
  notifyBy: string | null
  whom: string
  citation: string | null
  notes: string[]
}

const STATE_LAW = 'Laws of the states on notices of breaches are not assessed. Ask your counsel.'

const after = (moment: string, hours: number) =>
  new Date(new Date(moment).getTime() + hours * HOUR_MS).toISOString().replace('.000Z', 'Z')

const BANK_RULES: Readonly<Record<string, readonly [whom: string, citation: string]>> = {
  occ: ['OCC', '12 CFR 53.3'],
  federal_reserve: ['Federal Reserve', '12 CFR 225.302'],
  fdic: ['FDIC', '12 CFR 304.23'],
}

/** The time within which the federal agency has to know of a reportable incident. */
export function incidentClock(
  { kind, regulator, federallyInsured }: Pick<InstitutionFacts, 'kind' | 'regulator' | 'federallyInsured'>,
  { believedAt, toldByVendorAt, consumersAffected }: IncidentMoments,
): IncidentClock {
  if (kind === 'credit_union') {
    if (regulator !== 'ncua' && federallyInsured === false)
      return none('12 CFR 748.1(c) binds credit unions that are federally insured.')
    // Told by a vendor or believing it oneself, whichever is sooner.
    const from = toldByVendorAt && toldByVendorAt < believedAt ? toldByVendorAt : believedAt
    return {
      ...{ notifyBy: after(from, 72), whom: 'NCUA', citation: '12 CFR 748.1(c)' },
      notes: [STATE_LAW],
    }
  }
  if (kind === 'community_bank') {
    const [whom, citation] = BANK_RULES[regulator ?? ''] ?? [
      'your primary federal regulator',
      '12 CFR 53.3, 225.302, or 304.23',
    ]
    return { notifyBy: after(believedAt, 36), whom, citation, notes: [STATE_LAW] }
  }
  if (kind === 'mortgage_company') {
    if (consumersAffected !== null && consumersAffected < 500)
      return none('16 CFR 314.4(j) asks for a notice from 500 consumers on.')
    return {
      ...{ notifyBy: after(believedAt, 30 * 24), whom: 'FTC', citation: '16 CFR 314.4(j)' },
      notes: [
        ...(consumersAffected === null ? ['It depends on whether 500 consumers or more are affected.'] : []),
        STATE_LAW,
      ],
    }
  }
  return none('Enter the kind of your institution in the settings: it decides the time.')
}

const none = (why: string): IncidentClock => ({
  ...{ notifyBy: null, whom: '', citation: null },
  notes: [why, STATE_LAW],
})
