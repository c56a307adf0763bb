import { delimitedCells } from './delimited-cells.ts'

/** What the public HMDA file says of a tract, and how many applications and loans each lender had there. */
export interface PublicTract {
  tract: string
  /** Missing where the file has no figure. */
  minorityPercent: number | undefined
  /** Median family income of the tract in percent of that of its area. */
  incomePercent: number | undefined
  population: number | undefined
  /** By place in `lenders`. */
  applications: Map<number, number>
  originations: Map<number, number>
}

export interface PublicFile {
  years: string[]
  lenders: string[]
  tracts: Map<string, PublicTract>
  rows: number
  /** Rows without a tract, purchased loans, and the like: counted, not used. */
  leftOut: { because: string; rows: number }[]
}

export class UnreadablePublicFile extends Error {
  override readonly name = 'UnreadablePublicFile'
}

const NEEDED = {
  year: 'activity_year',
  lei: 'lei',
  tract: 'census_tract',
  action: 'action_taken',
  business: 'business_or_commercial_purpose',
  population: 'tract_population',
  minority: 'tract_minority_population_percent',
  income: 'tract_to_msa_income_percentage',
} as const
type Column = keyof typeof NEEDED

const LEFT_OUT: Readonly<Record<string, string>> = {
  '6': 'purchased loans',
  '7': 'preapproval requests that were denied',
  '8': 'preapproval requests that were approved and not accepted',
}

const UNREADABLE = 'rows that cannot be read'

/** The names of the nation-wide file have dashes where those of one institution have underscores. */
const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/^\ufeff/, '')

/** Reads a public file piece by piece, as it may be larger than memory likes. */
export class PublicFileReader {
  #rest = ''
  #columns: Record<Column, number> | undefined
  #width = 0
  #left = new Map<string, number>()
  #lenders = new Map<string, number>()
  #years = new Set<string>()
  #tracts = new Map<string, PublicTract>()
  #rows = 0

  push(text: string): void {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop()!
    for (const line of lines) this.#read(line)
  }

  finish(): PublicFile {
    if (this.#rest !== '') this.#read(this.#rest)
    this.#rest = ''
    if (!this.#columns || this.#rows === 0)
      throw new UnreadablePublicFile('The file has no rows. Choose the CSV file of the HMDA Data Browser.')
    if (this.#tracts.size === 0)
      throw new UnreadablePublicFile('No row of the file has a census tract, so there is nothing to compare.')
    return {
      years: [...this.#years].sort(),
      lenders: [...this.#lenders.keys()],
      tracts: this.#tracts,
      rows: this.#rows,
      leftOut: [...this.#left].map(([because, rows]) => ({ because, rows })),
    }
  }

  #read(raw: string): void {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw
    if (line === '') return
    const cells = delimitedCells(line)
    if (!this.#columns) {
      this.#readHead(cells)
      return
    }
    this.#rows++
    const because =
      cells.length === this.#width ? reasonToLeaveOut((column) => cells[this.#columns![column]]!) : UNREADABLE
    if (because) this.#left.set(because, (this.#left.get(because) ?? 0) + 1)
    else this.#count((column) => cells[this.#columns![column]]!)
  }

  #count(at: At): void {
    this.#years.add(at('year'))
    const tract = this.#tracts.get(at('tract')) ?? tractOf(at)
    this.#tracts.set(tract.tract, tract)
    const lender = this.#lenderOf(at('lei'))
    count(tract.applications, lender)
    if (at('action') === '1') count(tract.originations, lender)
  }

  #readHead(cells: readonly string[]): void {
    const names = cells.map(plain)
    const missing = Object.values(NEEDED).filter((name) => !names.includes(name))
    if (missing.length > 0)
      throw new UnreadablePublicFile(
        `The first line lacks ${missing.join(', ')}. Choose the CSV file of the HMDA Data Browser, with all its columns.`,
      )
    this.#columns = Object.fromEntries(
      Object.entries(NEEDED).map(([column, name]) => [column, names.indexOf(name)]),
    ) as Record<Column, number>
    this.#width = names.length
  }

  #lenderOf(lei: string): number {
    const known = this.#lenders.get(lei)
    if (known !== undefined) return known
    // A copy: a part of the text would keep all of it in memory.
    this.#lenders.set(Array.from(lei).join(''), this.#lenders.size)
    return this.#lenders.size - 1
  }
}

type At = (column: Column) => string

function reasonToLeaveOut(at: At): string | undefined {
  const action = at('action')
  if (LEFT_OUT[action]) return LEFT_OUT[action]
  if (!/^[1-5]$/.test(action)) return UNREADABLE
  if (at('business') === '1') return 'loans for a business or commercial purpose'
  return /^\d{11}$/.test(at('tract')) ? undefined : 'rows without a census tract'
}

function tractOf(at: At): PublicTract {
  const population = figure(at('population'))
  return {
    tract: at('tract'),
    // A tract without people has no share of anybody.
    minorityPercent: population === 0 ? undefined : figure(at('minority')),
    // 0 stands for "not known".
    incomePercent: figure(at('income')) || undefined,
    population,
    applications: new Map(),
    originations: new Map(),
  }
}

const count = (counts: Map<number, number>, lender: number) =>
  counts.set(lender, (counts.get(lender) ?? 0) + 1)

const figure = (text: string): number | undefined =>
  /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined
