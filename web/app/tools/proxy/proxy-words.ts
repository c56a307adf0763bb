import type { ProxyGroup } from '@plumbline/rules/fair-lending/proxy.ts'
import type { NoProxy, PlaceLevel } from '@plumbline/rules/fair-lending/proxy-answer.ts'
import type { ProxyField } from '@plumbline/rules/fair-lending/proxy-file.ts'
import type { ProxyBand } from '@plumbline/rules/fair-lending/proxy-summary.ts'

/** All but Hispanic are people without Hispanic origin. */
export const PROXY_GROUP_NAMES: Readonly<Record<ProxyGroup, string>> = {
  white: 'White',
  black: 'Black',
  hispanic: 'Hispanic',
  api: 'Asian or Pacific Islander',
  aian: 'American Indian or Alaska Native',
  multi: 'Multiracial',
}

export const BAND_NAMES: Readonly<Record<ProxyBand, string>> = {
  high: '0.8 and above',
  middle: '0.5 to 0.8',
  low: 'Below 0.5',
}

export const PLACE_NAMES: Readonly<Record<PlaceLevel, string>> = { tract: 'Census tract', zip: 'ZIP code' }

export const FIELD_NAMES: Readonly<Record<ProxyField, string>> = {
  surname: 'Surname',
  coSurname: 'Surname of the co-applicant',
  tract: 'Census tract',
  zip: 'ZIP code',
}

export const REASON_NAMES: Readonly<Record<NoProxy, string>> = {
  noSurname: 'No surname',
  unknownSurname: 'Surname not in the table',
  accentedSurname: 'Surname with an accent: write it without',
  noPlace: 'No census tract and no ZIP code',
  malformedPlace: 'Not a valid census tract or ZIP code',
  unknownPlace: 'Place not in the table',
  outsideMethod: 'Puerto Rico or an island area',
  nobodyThere: 'No adult was counted in the place',
  excluded: 'No group in both the surname and the place',
}

const WHOLE = new Intl.NumberFormat('en-US')
const TENTHS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const count = (number: number): string => WHOLE.format(number)
export const rowCount = (number: number): string => `${count(number)} ${number === 1 ? 'row' : 'rows'}`
export const expectedCount = (number: number): string => TENTHS.format(number)

/** To five digits, as the published rows are compared. */
export const probability = (share: number | undefined): string => share?.toFixed(5) ?? '–'

/** Made-up applications, two of them without a proxy. */
export const SAMPLE_FILE = [
  'Loan,Last name,Co-applicant last name,Census tract,ZIP',
  'A-101,Smith,,12005000804,33185',
  'A-102,Garcia,,01001020100,',
  'A-103,Washington,,,01001',
  "A-104,O'Brien,,12005000804,",
  'A-105,Nguyen,Smith,,33185',
  'A-106,Garcia-Lopez,,,33185',
  'A-107,Begay,,01001020200,',
  'A-108,De la Cruz,,,01002',
  'A-109,Qqxyz,,12005000804,',
  'A-110,Jones,,,20500',
].join('\n')
