import { fieldTitle, valueWords } from '@plumbline/rules/hmda/field-words.ts'
import { F, LOAN_FIELDS, type LoanField } from '@plumbline/rules/hmda/loan-fields.ts'
import type { RegisterCheck } from '@plumbline/rules/hmda/register-check.ts'
import { drawSample } from '@plumbline/rules/hmda/sample/draw-sample.ts'
import {
  isError,
  planProblem,
  type SamplePlan,
  scoreSample,
  type TestedRow,
} from '@plumbline/rules/hmda/sample/score-sample.ts'
import { DeskProblem } from './desk-problem.ts'
import type { SampleRowView, SampleView } from './desk-protocol.ts'

const LONGEST_VALUE = 1000
const GONE = -1

/** A sampled row, with its ULI so that it is found again in a newer file. */
interface SampledRow extends TestedRow {
  uli: string
}

export interface SavedSample {
  plan: SamplePlan
  seed: string
  drawnAt: string
  fileRows: number
  rows: SampledRow[]
}

/** The examiner's sample of the open register. */
export class DeskSample {
  private saved: SavedSample | undefined

  /** Rows that can be drawn: they can be read and were not removed. */
  private static candidates(check: RegisterCheck): number[] {
    const rows: number[] = []
    for (let row = 0; row < check.register.count; row++)
      if (!check.register.isRemoved(row) && !check.wrongLength.has(row) && !check.unreadable.has(row))
        rows.push(row)
    return rows
  }

  draw(check: RegisterCheck, plan: SamplePlan, seed: string): void {
    const candidates = DeskSample.candidates(check)
    const problem = planProblem(plan, candidates.length)
    if (problem) throw new DeskProblem(problem)
    const { rows } = drawSample(seed, candidates, plan.size)
    this.saved = {
      plan,
      seed,
      drawnAt: new Date().toISOString(),
      fileRows: candidates.length,
      rows: rows.map((row) => ({ row, uli: check.load(row).text(F.uli), tested: false, found: {} })),
    }
  }

  forget(): void {
    this.saved = undefined
  }

  toJson(): SavedSample | undefined {
    return this.saved
  }

  load(saved: SavedSample | undefined): void {
    this.saved = saved
  }

  /** Finds the sampled loans in a newer file of the same register. */
  moveTo(check: RegisterCheck): void {
    const { saved } = this
    if (!saved) return
    const wanted = new Map(saved.rows.map((sampled) => [sampled.uli, sampled]))
    for (const sampled of saved.rows) sampled.row = GONE
    for (const row of DeskSample.candidates(check)) {
      const sampled = wanted.get(check.load(row).text(F.uli))
      if (sampled && sampled.row === GONE) sampled.row = row
    }
  }

  setFound(place: number, field: string, value: string | undefined): void {
    const sampled = this.at(place)
    if (!LOAN_FIELDS.includes(field as LoanField)) throw new DeskProblem('There is no such field.')
    if (value !== undefined && value.length > LONGEST_VALUE)
      throw new DeskProblem(
        `${fieldTitle(field)} has ${value.length} characters; at most ${LONGEST_VALUE} can be entered.`,
      )
    const { [field as LoanField]: _, ...found } = sampled.found
    sampled.found = value === undefined ? found : { ...found, [field]: value }
  }

  setTested(place: number, tested: boolean): void {
    this.at(place).tested = tested
  }

  private at(place: number): SampledRow {
    const sampled = this.saved?.rows[place]
    if (!sampled) throw new DeskProblem('This row is not in the sample any more.')
    return sampled
  }

  view(check: RegisterCheck): SampleView | undefined {
    const { saved } = this
    if (!saved) return undefined
    const { plan, seed, drawnAt, fileRows, rows } = saved
    const reported = (row: number, field: LoanField) => (row === GONE ? '' : check.load(row).text(F[field]))
    return {
      ...{ plan, seed, drawnAt, fileRows },
      rows: rows.map(({ row, uli, tested, found }) => ({
        line: row === GONE ? undefined : check.register.line(row),
        uli,
        tested,
        errors: Object.entries(found)
          .filter(([field, value]) =>
            isError(field as LoanField, reported(row, field as LoanField), value, plan),
          )
          .map(([field]) => field),
      })),
      score: scoreSample(plan, rows, reported),
    }
  }

  row(check: RegisterCheck, place: number): SampleRowView {
    const { row, uli, tested, found } = this.at(place)
    const loaded = row === GONE ? undefined : check.load(row)
    return {
      place,
      uli,
      tested,
      line: row === GONE ? undefined : check.register.line(row),
      fields: LOAN_FIELDS.map((field, at) => {
        const value = loaded?.text(at).trim() ?? ''
        return {
          ...{ position: at + 1, field, title: fieldTitle(field), value },
          words: valueWords(field, value),
          found: found[field],
          isError: found[field] !== undefined && isError(field, value, found[field], this.saved!.plan),
        }
      }),
    }
  }
}
