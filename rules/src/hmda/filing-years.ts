import EDITS from '../hmda-data/edits.json' with { type: 'json' }
import type { Limits } from './edit-rules.ts'
import { DRAFT_YEARS } from './filing-list.ts'

export type FilingList = '2025' | '2025-quarterly' | '2026' | '2026-quarterly' | '2027-draft'
export type EditKind = 'syntactical' | 'validity' | 'quality' | 'macro'

export interface EditEntry {
  id: string
  kind: EditKind
  level: 'both' | 'loan' | 'sheet' | 'file'
  loanFields: readonly string[]
  sheetFields: readonly string[]
  /** The official sentence. */
  text: string
  /** False where the list names the edit but the official flow of that year does not run it. */
  run: boolean
}

export interface FilingYear {
  list: FilingList
  year: number
  quarter: 1 | 2 | 3 | undefined
  draft: boolean
  limits: Limits
  edits: readonly EditEntry[]
}

/** Every number that an edit uses; source: the platform's configuration and rules, see hmda-data/README.md. */
const LIMITS_2026: Limits = {
  Q606: 10_000,
  Q607: 250_000,
  Q609: 10,
  Q610: 6.5,
  Q611: 8.5,
  'Q614.youngest': 18,
  'Q614.oldest': 100,
  'Q615.equalPasses': 0,
  'Q616-3': 0.15,
  Q622: 62,
  'Q623.income': 200,
  'Q623.amount': 2_000_000,
  'Q623.units': 4,
  Q624: 637_000,
  Q625: 1_050_000,
  'Q625.units': 4,
  Q626: 1_225_000,
  'Q626.units': 4,
  'Q627.smallest': 100_000,
  'Q627.largest': 10_000_000,
  'Q627.units': 5,
  Q628: 10_000,
  'Q628-2': 1_000,
  'Q628.units': 4,
  'Q629.units': 4,
  'Q630.units': 5,
  'Q631.units': 4,
  'Q634.loans': 25,
  'Q634.share': 0.95,
  Q635: 0.15,
  Q636: 0.3,
  Q637: 0.15,
  Q638: 0.2,
  'Q639.requests': 1000,
  'Q640.income': 10,
  'Q640.share': 0.2,
  'Q645-1': 500,
  'Q645-2': 1000,
  'Q649.lowest': 300,
  'Q649.highest': 900,
  'Q650-1': 0.5,
  'Q650-2': 20,
  'Q651-1': 1.5,
  'Q651-2': 150,
  Q652: 1,
  'Q653-1': 250,
  'Q653-2': 1000,
  'Q654.income': 5,
  Q654: 80,
  'Q655.units': 5,
  Q658: 600,
  'Q660-1': 100,
  'V692-2': 5,
  'V692-3': 5,
  'V695-3.shortest': 4,
  'V695-3.longest': 7,
  'V695-3.largest': 3_000_000,
  'V720-1': 280,
  'V720-2': 280,
  'V720-3': 300,
  'V720-4': 300,
}
const { 'V695-3.largest': _, ...WITHOUT_LARGEST } = LIMITS_2026
const LIMITS_2025: Limits = { ...WITHOUT_LARGEST, 'V695-3.longest': 12 }
/** State B of the public drafts; not published, a preview only. */
const LIMITS_2027: Limits = {
  ...LIMITS_2026,
  'Q614.oldest': 105,
  'Q615.equalPasses': 1,
  'Q617.slack': 2,
  Q624: 1_239_125,
  Q625: 1_239_125,
  Q626: 1_239_125,
  'Q627.largest': 50_000_000,
}

const LIMITS: Record<string, Limits> = { '2025': LIMITS_2025, '2026': LIMITS_2026, '2027': LIMITS_2027 }

interface ListData {
  notRun: readonly string[]
  differs: Record<string, Partial<Pick<EditEntry, 'kind' | 'level' | 'text'>>>
  without: readonly string[]
}

export function filingYear(year: number, quarter?: 1 | 2 | 3): FilingYear | undefined {
  const limits = LIMITS[String(year)]
  if (!limits) return undefined
  const draft = DRAFT_YEARS.includes(year)
  const list = (draft ? `${year}-draft` : quarter ? `${year}-quarterly` : String(year)) as FilingList
  const { notRun, differs, without } = (EDITS.lists as Record<string, ListData>)[list]!
  const edits = (EDITS.edits as Omit<EditEntry, 'run'>[])
    .filter(({ id }) => !without.includes(id))
    .map((edit) => ({ ...edit, ...differs[edit.id], run: !notRun.includes(edit.id) }))
  return { list, year, quarter, draft, limits, edits }
}
