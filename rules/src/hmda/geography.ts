/** Counties and tracts of one year, as looked up for every row. */
export interface Geography {
  /** Year of the list, which findings name. */
  year: number
  /** By five-digit number: 1 the county exists, 2 it has a population of 30,000 or less. */
  countyFlags: Uint8Array
  hasTract(county: number, tract: number): boolean
}

interface GeographyList {
  year: number
  /** County, state, name, 1 for a small county, tracts as base-36 differences. */
  counties: readonly (readonly (string | number)[])[]
}

const SLOTS = 1 << 18
const TRACTS_OF_A_COUNTY = 1_000_000

export function createGeography({ year, counties }: GeographyList): Geography {
  const countyFlags = new Uint8Array(100_000)
  const order = new Int32Array(100_000)
  const slots = new Uint32Array(SLOTS)
  let entries = 0
  counties.forEach(([county, , , small, tracts], at) => {
    const number = Number(county)
    countyFlags[number] = 1 | (small ? 2 : 0)
    order[number] = at + 1
    let tract = 0
    for (const step of String(tracts).split(' ').filter(Boolean)) {
      tract += Number.parseInt(step, 36)
      const key = (at + 1) * TRACTS_OF_A_COUNTY + tract
      let slot = slotOf(key)
      while (slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1)
      slots[slot] = key
      if (++entries > SLOTS / 2)
        throw new Error(`The tract list of ${year} has more than ${SLOTS / 2} tracts.`)
    }
  })
  return {
    year,
    countyFlags,
    hasTract(county, tract) {
      const at = order[county]!
      if (at === 0) return false
      const key = at * TRACTS_OF_A_COUNTY + tract
      for (let slot = slotOf(key); slots[slot] !== 0; slot = (slot + 1) & (SLOTS - 1))
        if (slots[slot] === key) return true
      return false
    },
  }
}

/** Multiplies by a large odd number and takes the top 18 bits. */
function slotOf(key: number): number {
  return Math.imul(key | 0, 0x9e3779b1) >>> 14
}
