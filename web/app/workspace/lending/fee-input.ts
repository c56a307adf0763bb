import type { FeeInput, FeeToleranceInput } from '@plumbline/rules/fees/fee-tolerance-shape.ts'
import { calendarIn } from './calendar-fields.ts'
import { SHOPPING } from './fee-fields.ts'
import type { Values } from './test-definition.ts'
import { rowsIn } from './test-input.ts'
import type { FieldRefusal } from './test-refusal.ts'

/** The input of the ledger from the form's rows. */
export function feeInput(values: Values): FeeToleranceInput {
  const calendar = calendarIn(values, rowsIn)
  return {
    ...(values.consummation && { consummation: values.consummation }),
    ...(values.closingDisclosureSent && { closingDisclosureSent: values.closingDisclosureSent }),
    ...(calendar && { calendar }),
    fees: rowsIn(values.fees).map(feeOf),
  }
}

function feeOf(row: Values, index: number): FeeInput {
  const yesNo = (name: string) => (row[name] ? { [name]: row[name] === 'yes' } : {})
  const shopping = row.kind === 'third_party' ? SHOPPING[row.shopping as keyof typeof SHOPPING] : undefined
  return {
    id: row.id || `Fee ${index + 1}`,
    kind: row.kind as FeeInput['kind'],
    estimated: row.estimated ?? '',
    actual: row.actual ?? '',
    ...shopping,
    ...(row.kind === 'third_party' && yesNo('affiliate')),
    ...yesNo('bestInformation'),
    ...yesNo('bonaFide'),
    ...yesNo('performed'),
    ...(row.revised && {
      revisions: [
        {
          amount: row.revised,
          reason: row.reason || 'none',
          informationReceived: row.informationReceived ?? '',
          disclosed: row.disclosed ?? '',
          via: (row.via || 'loan_estimate') as 'loan_estimate' | 'closing_disclosure',
          ...(row.attributable && { attributable: row.attributable === 'yes' }),
        },
      ],
    }),
  }
}

const REVISION = /^(fees\.\d+)\.revisions\.0\.(\w+)$/

/** The API names a revision inside its fee; in the form it is a column of the row. */
export function feeRefusals(refusals: readonly FieldRefusal[]): FieldRefusal[] {
  return refusals.map(({ field, message }) => {
    const [, fee, name] = REVISION.exec(field) ?? []
    return { field: fee ? `${fee}.${name === 'amount' ? 'revised' : name}` : field, message }
  })
}
