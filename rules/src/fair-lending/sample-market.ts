import type { Application } from './applications.ts'

const HEAD =
  'activity_year,lei,census_tract,action_taken,business_or_commercial_purpose,tract_population,tract_minority_population_percent,tract_to_msa_income_percentage'
const LENDERS = 12
/** Of ten pairs of a tract and a lender, this many have an application. */
const WITH_APPLICATION = 4

/** A repeatable number below `limit` for a text. */
function hashOf(text: string, limit: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 13)) >>> 0) % limit
}

/**
 * A made-up public file for the sample register: invented lenders and invented figures of tracts that exist. Where
 * a disparity is planted, half of the tracts without an application of ours are majority-minority, and no other is.
 */
export function sampleMarket(
  applications: readonly Application[],
  tracts: readonly string[],
  { planted }: { planted: boolean },
): string {
  const reached = new Set(applications.map(({ tract }) => tract))
  const lines = [HEAD]
  for (const tract of tracts) {
    const isMinority = hashOf(`m${tract}`, 2) === 0 && (!planted || !reached.has(tract))
    const minority = isMinority ? 52 + hashOf(`s${tract}`, 45) : 8 + hashOf(`s${tract}`, 38)
    const income = 35 + hashOf(`i${tract}`, 120)
    for (let lender = 0; lender < LENDERS; lender++) {
      const draw = hashOf(`a${tract}${lender}`, 100)
      if (draw % 10 >= WITH_APPLICATION) continue
      const action = draw % 4 === 0 ? 3 : 1
      lines.push(
        `2025,SAMPLEPEER${String(lender).padStart(10, '0')},${tract},${action},2,${2000 + hashOf(tract, 5000)},${minority},${income}`,
      )
    }
  }
  return `${lines.join('\n')}\n`
}

/** Counties of the register, with the tracts that a list names for them. */
export function tractsNear(applications: readonly Application[], all: readonly string[]): string[] {
  const counties = new Set(applications.map(({ tract }) => tract.slice(0, 5)))
  return all.filter((tract) => counties.has(tract.slice(0, 5)))
}
