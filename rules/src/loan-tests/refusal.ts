export type LoanTestRefusalCode =
  | 'MISSING_FIELD'
  | 'INVALID_VALUE'
  | 'INVALID_DATE'
  | 'INVALID_DATE_ORDER'
  | 'NOT_LOADED'
  | 'UNKNOWN_THRESHOLD'
  | 'BAD_LOAN_TERM'
  | 'UNIT_PERIOD_UNDETERMINED'
  | 'PAYMENTS_DO_NOT_REPAY'
  | 'CUSHION_ABOVE_LIMIT'

/** Thrown when the rule cannot answer. The message names the field, its value and the limit. */
export class LoanTestRefusal extends Error {
  readonly code: LoanTestRefusalCode
  /** The path of the input, such as `fees[2].actual`, or the key of the figure that is not loaded. */
  readonly field: string

  constructor(code: LoanTestRefusalCode, field: string, message: string) {
    super(message)
    this.name = 'LoanTestRefusal'
    this.code = code
    this.field = field
  }
}
