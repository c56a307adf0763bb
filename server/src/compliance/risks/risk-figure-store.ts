import type { Db } from '@plumbline/database/db.ts'
import type {
  ControlStrength,
  InherentRatings,
  Rating,
  RiskBand,
  RiskMethod,
} from '@plumbline/rules/risks/risk-method.ts'
import { sql } from 'drizzle-orm'
import { uuidList } from '../../platform/sql.ts'

/** Held while risks are numbered or all are recalculated. */
export async function lockRisks(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`risks ${institutionId}`}, 0))`)
}

export interface FiguredRisk extends InherentRatings {
  id: string
  /** As it counts: of the controls that serve it, or as it is typed. */
  controlStrength: ControlStrength
  typedStrength: ControlStrength
  figuredStrength: ControlStrength | null
  methodVersion: number
  inherent: Rating
  residual: Rating
}

interface Row extends InherentRatings, Record<string, unknown> {
  id: string
  controlStrength: ControlStrength
  typedStrength: ControlStrength
  figuredStrength: ControlStrength | null
  methodVersion: number
  inherentScore: number
  inherentBand: RiskBand
  residualScore: number
  residualBand: RiskBand
}

/** What every risk, or each of some, is figured from and came to, locked for a change. */
export async function listFigures(
  tx: Db,
  institutionId: string,
  ids?: readonly string[],
): Promise<FiguredRisk[]> {
  const { rows } = await tx.execute<Row>(sql`
    select r.id, r.likelihood, r.impact, r.volume, r.complexity, r.change, coalesce(r.figured_strength, r.control_strength) as "controlStrength",
      r.control_strength as "typedStrength", r.figured_strength as "figuredStrength", r.method_version as "methodVersion", r.inherent_score as "inherentScore", r.inherent_band as "inherentBand",
      r.residual_score as "residualScore", r.residual_band as "residualBand"
    from risks r where r.institution_id = ${institutionId}
      ${ids ? sql`and r.id = any(${uuidList(ids)})` : sql``} order by r.id for no key update`)
  return rows.map(({ inherentScore, inherentBand, residualScore, residualBand, ...row }) => ({
    ...row,
    inherent: { score: inherentScore, band: inherentBand },
    residual: { score: residualScore, band: residualBand },
  }))
}

interface Figures {
  id: string
  inherent: Rating
  residual: Rating
}

/** The version stays: what people entered is as it was, so that nobody's open form is refused. */
export async function storeFigures(
  tx: Db,
  institutionId: string,
  figures: readonly Figures[],
  { version, method: { bandsFrom } }: { version: number; method: RiskMethod },
): Promise<void> {
  const stored = figures.map(({ id, inherent, residual }) => [id, inherent.score, residual.score])
  await tx.execute(sql`
    update risks r set inherent_score = (f.row ->> 1)::integer, residual_score = (f.row ->> 2)::integer,
      method_version = ${version}, band_starts = ${bandStarts(bandsFrom)}::integer[], updated_at = now()
    from jsonb_array_elements(${JSON.stringify(stored)}::jsonb) f (row)
    where r.institution_id = ${institutionId} and r.id = (f.row ->> 0)::uuid`)
}

export const bandStarts = ({ moderate, high, critical }: RiskMethod['bandsFrom']): string =>
  `{${moderate},${high},${critical}}`

export async function storeFiguredStrength(
  tx: Db,
  institutionId: string,
  id: string,
  { strength, residual }: { strength: ControlStrength | null; residual: Rating },
): Promise<void> {
  await tx.execute(sql`
    update risks set figured_strength = ${strength}, residual_score = ${residual.score}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}
