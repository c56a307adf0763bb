import type { AporTables } from '../../apor/apor-table.ts'
import { fieldTitle, fieldWords } from '../field-words.ts'
import { F, type LoanField } from '../loan-fields.ts'
import { LoanRow } from '../loan-row.ts'
import type { RegisterCheck } from '../register-check.ts'
import { RowSet } from '../row-set.ts'
import type { FieldChange } from '../suggested-fix.ts'
import type { LoanPricing } from './loan-pricing.ts'
import { MixedExemptions } from './mixed-exemptions.ts'
import { OUTLIER_FIELDS, Outliers } from './outliers.ts'
import { compareSpread, impliedAprBelowRate } from './row-spread.ts'
import { TWIN_FIELDS, Twins } from './twins.ts'

/** Checks of our own beside the official edits: none of them keeps a file from being filed. */
export const OWN_CHECKS = {
  SPREAD: 'Rate spread differs from our tables',
  'LOW APR': 'Spread implies an APR below the rate',
  OUTLIER: 'Far from the rest of this file',
  TWIN: 'Perhaps the same application twice',
  EXEMPT: 'Exempt in some rows, reported in others',
} as const
export type OwnCheckId = keyof typeof OWN_CHECKS
export const OWN_CHECK_IDS = Object.keys(OWN_CHECKS) as OwnCheckId[]
export const isOwnCheck = (id: string): id is OwnCheckId => id in OWN_CHECKS

export interface OwnFinding {
  fields: LoanField[]
  sentence: string
  citation: string
  fix: FieldChange[]
}

export interface OwnCheckOptions {
  apor?: AporTables | undefined
  /** APR and rate-set date by ULI in upper case. */
  pricing?: ReadonlyMap<string, LoanPricing> | undefined
}

/** Compares the rows of a file with each other and with our tables. `step` works like that of the check. */
export class OwnChecks {
  /** Rows with pricing, and how many of them could be compared with a table. */
  readonly spreads = { compared: 0, notCompared: new Map<string, number>() }
  private readonly check: RegisterCheck
  private readonly options: OwnCheckOptions
  private readonly row = new LoanRow()
  private readonly other = new LoanRow()
  private readonly outliers: Outliers
  private readonly twins = new Twins()
  private readonly exemptions: MixedExemptions
  private readonly spread = new RowSet(64)
  private readonly lowApr = new RowSet(64)
  private at = 0
  private field = 0

  constructor(check: RegisterCheck, options: OwnCheckOptions = {}) {
    this.check = check
    this.options = options
    this.outliers = new Outliers(check.register.count)
    this.exemptions = new MixedExemptions(check.register.count)
  }

  /** Reads up to `rows` further rows, then judges one field a call; false when all is done. */
  step(rows: number): boolean {
    const { register, wrongLength, unreadable } = this.check
    const end = Math.min(this.at + rows, register.count)
    if (this.at < end) {
      for (; this.at < end; this.at++) {
        if (wrongLength.has(this.at) || unreadable.has(this.at) || register.isRemoved(this.at)) continue
        this.note(this.at, this.load(this.at))
      }
      return true
    }
    if (this.field < OUTLIER_FIELDS.length) {
      this.outliers.finishField(this.field++)
      return true
    }
    if (this.field === OUTLIER_FIELDS.length) {
      this.field++
      this.exemptions.finish()
    }
    return false
  }

  private note(at: number, row: LoanRow): void {
    this.outliers.note(at, row)
    this.exemptions.note(at, row)
    this.twins.note(at, row, (other) => this.load(other, this.other))
    const { apor, pricing } = this.options
    if (!apor) return
    const known = pricing?.get(row.text(F.uli).toUpperCase())
    if (!known) {
      if (impliedAprBelowRate(row, apor)) this.lowApr.add(at)
      return
    }
    const found = compareSpread(row, known, apor)
    if (found.outcome === 'notCompared') {
      const { notCompared } = this.spreads
      notCompared.set(found.because, (notCompared.get(found.because) ?? 0) + 1)
      return
    }
    this.spreads.compared++
    if (found.outcome === 'differs') this.spread.add(at)
  }

  private load(at: number, row = this.row): LoanRow {
    const { bytes, from, to } = this.check.register.rowBytes(at)
    row.scan(bytes, from, to)
    row.decode()
    return row
  }

  rowsOf(id: OwnCheckId): RowSet {
    if (id === 'SPREAD') return this.spread
    if (id === 'LOW APR') return this.lowApr
    if (id === 'OUTLIER') return this.outliers.rows
    return id === 'TWIN' ? this.twins.rows : this.exemptions.rows
  }

  idsOf(at: number): OwnCheckId[] {
    return OWN_CHECK_IDS.filter((id) => this.rowsOf(id).has(at))
  }

  explain(id: OwnCheckId, at: number): OwnFinding {
    const row = this.load(at)
    if (id === 'OUTLIER') return this.explainOutliers(row)
    if (id === 'TWIN') return this.explainTwin(at)
    if (id === 'EXEMPT') return this.explainExemption(row)
    const { apor, pricing } = this.options
    const citation = '12 CFR 1003.4(a)(12)'
    if (id === 'LOW APR') {
      const implied = apor && impliedAprBelowRate(row, apor)
      return {
        fields: ['rateSpread', 'interestRate', 'loanTerm', 'applicationDate', 'actionTakenDate'],
        sentence: implied
          ? `With the highest average prime offer rate between application and action, the reported spread stands for an APR of ${implied.highest.toFixed(3)}% at most, below the note rate of ${implied.interestRate}%. An APR includes the charges of the loan, so one of the values is likely wrong.`
          : 'The row was changed since.',
        citation,
        fix: [],
      }
    }
    const known = pricing?.get(row.text(F.uli).toUpperCase())
    const found = known && apor && compareSpread(row, known, apor)
    const computed = found && found.outcome !== 'notCompared' ? found : undefined
    return {
      fields: ['rateSpread', 'loanTerm', 'introductoryRatePeriod', 'actionTaken'],
      sentence: computed
        ? `${computed.working} The row reports ${row.text(F.rateSpread) || 'nothing'}. Rate set on ${known!.rateSetDate}.`
        : 'The row was changed since.',
      citation,
      fix: computed?.outcome === 'differs' ? [{ field: 'rateSpread', value: computed.computed }] : [],
    }
  }

  private explainOutliers(row: LoanRow): OwnFinding {
    const found = this.outliers.of(row)
    const plain = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 3 })
    return {
      fields: found.map(({ field }) => field),
      sentence: `${found
        .map(
          ({ field, value, spread }) =>
            `${fieldTitle(field)} is ${plain(value)}; the median of ${spread.count.toLocaleString('en-US')} rows here is ${plain(spread.median)}, and ${plain(spread.low)} to ${plain(spread.high)} is the usual range.`,
        )
        .join(
          ' ',
        )} A misplaced decimal, or dollars where thousands are asked for, often looks like this. It may also be right.`,
      citation: '12 CFR 1003.5(a)(1)(i)',
      fix: [],
    }
  }

  private explainTwin(at: number): OwnFinding {
    const partner = this.twins.partnerOf(at)
    return {
      fields: [...TWIN_FIELDS, 'uli'],
      sentence: `Row ${partner === undefined ? '?' : this.check.register.line(partner)} has the same application date, loan amount, address, income and purpose under another ULI. Check that one application was not entered twice.`,
      citation: '12 CFR 1003.4(a)(1)(i)',
      fix: [],
    }
  }

  private explainExemption(row: LoanRow): OwnFinding {
    const found = this.exemptions.of(row)
    const [first] = found
    const names = found.slice(0, 4).map(({ field }) => fieldWords(field))
    return {
      fields: found.map(({ field }) => field),
      sentence: first
        ? `Of the rows whose kind is ${first.kind}, ${first.exempt.toLocaleString('en-US')} call ${fieldWords(first.field)} exempt and ${first.reported.toLocaleString('en-US')} report it. This row is among the fewer for ${names.join(', ')}${found.length > 4 ? ` and ${found.length - 4} more` : ''}. A partial exemption is for all closed-end loans or all open-end lines; reporting some of them is allowed (1003.3(d)(4)), and should be meant.`
        : 'The row was changed since.',
      citation: '12 CFR 1003.3(d)',
      fix: [],
    }
  }
}
