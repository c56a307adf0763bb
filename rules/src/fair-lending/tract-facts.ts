import { delimitedCells } from './delimited-cells.ts'

/** Figures of a tract that do not depend on any lender. */
export interface TractFacts {
  /** Missing where the file has no figure, or nobody lives there. */
  minorityPercent: number | undefined
  /** Median family income of the tract in percent of that of its area. */
  incomePercent: number | undefined
  population: number | undefined
}

export interface TractFactsFile {
  years: string[]
  tracts: Map<string, TractFacts>
  /** Lines that name no tract, or hold what cannot be. */
  unreadable: number
}

export class UnreadableTractFacts extends Error {
  override readonly name = 'UnreadableTractFacts'
}

interface Layout {
  separator: ',' | '|'
  year: number
  /** One column with eleven digits, or three with state, county, and tract. */
  tract: readonly number[]
  population: number
  minority: number
  income: number
}

/**
 * Columns of the FFIEC census flat file (CSV without a head), counted from 0. They moved in 2022. As the CFPB reads the
 * file for the HMDA Platform (cfpb/hmda-census, python/census_config.yaml, which counts from 1). Files before 2012 have
 * fixed widths instead.
 */
const FLAT = { separator: ',', year: 0, tract: [2, 3, 4], income: 12 } as const
const FLAT_UNTIL_2021: Layout = { ...FLAT, population: 14, minority: 20 }
const FLAT_FROM_2022: Layout = { ...FLAT, population: 22, minority: 28 }
const FIRST_FLAT_YEAR = 2012
const FLAT_WIDTH = 1000

/** Heads that are understood: of the public HMDA file, and of the CFPB's extract of the flat file. */
const HEADS: Readonly<Record<Exclude<keyof Layout, 'separator'>, readonly (readonly string[])[]>> = {
  year: [['activity_year'], ['collection year'], ['year']],
  tract: [['census_tract'], ['geoid'], ['state', 'county', 'census tract']],
  population: [['tract_population'], ['population']],
  minority: [['tract_minority_population_percent'], ['minority population %']],
  income: [['tract_to_msa_income_percentage'], ['tract to msa income %']],
}

/** So many lines that cannot be are an accident; more, and the columns are not where we look. */
const UNREADABLE_AT_MOST = 0.02

/** Reads figures of tracts piece by piece: a flat file has 1,200 columns and some hundred megabytes. */
export class TractFactsReader {
  #rest = ''
  #layout: Layout | undefined
  #years = new Set<string>()
  #tracts = new Map<string, TractFacts>()
  #unreadable = 0

  push(text: string): void {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop()!
    for (const line of lines) this.#read(line)
  }

  finish(): TractFactsFile {
    this.#read(this.#rest)
    this.#rest = ''
    if (this.#tracts.size === 0)
      throw new UnreadableTractFacts(
        'The file has no census tract. Choose the census flat file of the FFIEC (CSV, 2012 or later), unpacked.',
      )
    if (this.#unreadable > UNREADABLE_AT_MOST * this.#tracts.size)
      throw new UnreadableTractFacts(
        `${this.#unreadable} lines have no tract, or a share that cannot be, where the census flat file of the FFIEC has it. The columns of this file are in other places: choose another year, or a CSV file with the heads census_tract, tract_population, tract_minority_population_percent, and tract_to_msa_income_percentage.`,
      )
    return { years: [...this.#years].sort(), tracts: this.#tracts, unreadable: this.#unreadable }
  }

  #read(raw: string): void {
    const line = raw.trimEnd()
    if (line === '') return
    if (!this.#layout) {
      this.#layout = layoutOf(line)
      if (this.#layout !== FLAT_UNTIL_2021 && this.#layout !== FLAT_FROM_2022) return
    }
    const { separator, year, tract, population, minority, income } = this.#layout
    const cells = delimitedCells(line, separator)
    const at = (column: number) => (cells[column] ?? '').trim()
    const code = tractCode(tract.map(at))
    const people = figure(at(population))
    const share = figure(at(minority))
    if (!code || people === WRONG || share === WRONG || (share ?? 0) > 100) {
      this.#unreadable++
      return
    }
    // Counties as a whole have a line of their own.
    if (code.endsWith('999999')) return
    if (year >= 0 && at(year) !== '') this.#years.add(at(year))
    const percent = figure(at(income))
    this.#tracts.set(code, {
      population: people,
      minorityPercent: people === 0 ? undefined : share,
      // 0 stands for "not known".
      incomePercent: percent === WRONG ? undefined : percent || undefined,
    })
  }
}

function layoutOf(first: string): Layout {
  const separator = first.includes('|') ? '|' : ','
  const cells = delimitedCells(first.replace(/^\ufeff/, ''), separator).map((cell) =>
    cell.trim().toLowerCase(),
  )
  const year = Number(cells[0])
  if (separator === ',' && cells.length >= FLAT_WIDTH && /^\d{4}$/.test(cells[0]!) && year >= FIRST_FLAT_YEAR)
    return year <= 2021 ? FLAT_UNTIL_2021 : FLAT_FROM_2022
  const find = (name: keyof typeof HEADS): number[] =>
    HEADS[name]
      .map((heads) => heads.map((head) => cells.indexOf(head)))
      .find((places) => places.every((place) => place >= 0)) ?? []
  const missing = (['tract', 'minority'] as const).filter((name) => find(name).length === 0)
  if (missing.length > 0)
    throw new UnreadableTractFacts(
      `The first line is neither that of a census flat file of the FFIEC (CSV, ${FIRST_FLAT_YEAR} or later) nor a head with ${missing.map((name) => HEADS[name][0]![0]).join(' and ')}.`,
    )
  const place = (name: keyof typeof HEADS) => find(name)[0] ?? -1
  return {
    ...{ separator, tract: find('tract'), year: place('year') },
    ...{ population: place('population'), minority: place('minority'), income: place('income') },
  }
}

const LENGTHS = [2, 3, 6]

/** Spreadsheets drop leading zeros, and some lists write 201.00 for 020100. */
function tractCode(parts: readonly string[]): string | undefined {
  const code =
    parts.length === 1
      ? parts[0]!.padStart(11, '0')
      : parts
          .map((part, at) => (at === 2 && /^\d+\.\d\d$/.test(part) ? part.replace('.', '') : part))
          .map((part, at) => part.padStart(LENGTHS[at]!, '0'))
          .join('')
  return /^\d{11}$/.test(code) && code !== '00000000000' ? code : undefined
}

const WRONG = Number.NEGATIVE_INFINITY

/** A blank is no figure; what is no number is wrong. */
function figure(text: string): number | undefined {
  if (text === '' || /^(na|null|nan)$/i.test(text)) return undefined
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : WRONG
}

/** The short form of a census file, which the reader understands, too. */
export const TRACT_FACTS_HEAD =
  'activity_year,census_tract,tract_population,tract_minority_population_percent,tract_to_msa_income_percentage'

/** Lines of the short form by county. */
export function tractFactsLines({ years, tracts }: TractFactsFile): Map<string, string[]> {
  const year = years.at(-1) ?? ''
  const counties = new Map<string, string[]>()
  for (const [tract, { population, minorityPercent, incomePercent }] of tracts) {
    const lines = counties.get(tract.slice(0, 5)) ?? []
    counties.set(tract.slice(0, 5), lines)
    lines.push([year, tract, population ?? '', minorityPercent ?? '', incomePercent ?? ''].join(','))
  }
  return counties
}
