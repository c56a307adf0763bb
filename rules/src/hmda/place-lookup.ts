/** County, state, name in capitals without spaces, 1 for a small county, tracts as base-36 differences. */
type ListedCounty = readonly (string | number)[]
export type CountyList = readonly ListedCounty[]

export interface County {
  county: string
  state: string
  name: string
  /** 30,000 people or fewer: NA may stand for the tract. */
  small: boolean
  tracts: number
}

export const COUNTIES_SHOWN = 50
const SUFFIX = /(COUNTY|PARISH|BOROUGH|MUNICIPIO|CENSUSAREA|PLANNINGREGION|MUNICIPALITY)$/

const asCounty = ([county, state, name, small, tracts]: ListedCounty): County => ({
  county: String(county),
  state: String(state),
  name: readable(String(name)),
  small: small === 1,
  tracts: tractNumbers(String(tracts)).length,
})

function readable(name: string): string {
  const kind = SUFFIX.exec(name)?.[0]
  const words = (text: string) => text.charAt(0) + text.slice(1).toLowerCase()
  return kind ? `${words(name.slice(0, -kind.length))} ${kind.toLowerCase()}` : words(name)
}

/** Counties whose number begins with the text, or whose name holds it; `OK` or `Tulsa, OK` names a state. */
export function findCounties(counties: CountyList, text: string): { found: County[]; total: number } {
  const plain = text.toUpperCase().replace(/[^A-Z0-9,]/g, '')
  const [name = '', state = ''] = plain.includes(',')
    ? plain.split(',')
    : /^[A-Z]{2}$/.test(plain)
      ? ['', plain]
      : [plain, '']
  if (name === '' && state === '') return { found: [], total: 0 }
  const matching = counties.filter(
    (county) =>
      (state === '' || county[1] === state) &&
      (/^\d+$/.test(name)
        ? String(county[0]).startsWith(name.slice(0, 5))
        : String(county[2]).includes(name)),
  )
  return { found: matching.slice(0, COUNTIES_SHOWN).map(asCounty), total: matching.length }
}

/** Names by number, as people read them. */
export const countyNames = (counties: CountyList): Map<string, string> =>
  new Map(counties.map(([county, state, name]) => [String(county), `${readable(String(name))}, ${state}`]))

/** Tracts of a county as the register wants them: eleven digits. */
export function tractsOf(counties: CountyList, county: string): string[] {
  const listed = counties.find(([number]) => number === county)
  return listed ? tractNumbers(String(listed[4])).map((tract) => county + String(tract).padStart(6, '0')) : []
}

/** In the list, this tract only marks a small county. */
const SMALL_COUNTY_MARK = 999_999

function tractNumbers(steps: string): number[] {
  let tract = 0
  return steps
    .split(' ')
    .filter(Boolean)
    .map((step) => {
      tract += Number.parseInt(step, 36)
      return tract
    })
    .filter((number) => number !== SMALL_COUNTY_MARK)
}
