import type { InstitutionFacts } from './institution-facts.ts'
import { otherLawCoverage } from './other-law-coverage.ts'
import { regulationCoverage } from './regulation-coverage.ts'

/**
 * Parts of the library that do not bind an institution of this charter: a bank is not told the rule of the NCUA. What
 * it offers is not asked: people also ask about what they do not offer yet.
 */
export function partsThatDoNotBind(
  { kind, regulator, federallyInsured }: InstitutionFacts,
  year: number,
): ReadonlySet<string> {
  const charter = { kind, regulator, federallyInsured }
  const others = otherLawCoverage(charter, year).filter(({ outcome }) => outcome === 'does_not_apply')
  // Truth in savings is told twice, once for each charter.
  const twins = regulationCoverage(charter).filter(
    ({ id, outcome }) => id === '1030' && kind === 'credit_union' && outcome === 'does_not_apply',
  )
  return new Set([...others, ...twins].map(({ id }) => id))
}
