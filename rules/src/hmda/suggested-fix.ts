import { makeUli } from './check-digit.ts'
import { parseStatements, ROW_RULES, type Statement } from './edit-program.ts'
import type { FilingYear } from './filing-years.ts'
import { F, LOAN_FIELDS, type LoanField } from './loan-fields.ts'
import type { LoanRow } from './loan-row.ts'

export interface FieldChange {
  field: LoanField
  value: string
}

const statementHolds = (row: LoanRow, { register, mask, not }: Statement) =>
  mask !== undefined && ((row.bits[register]! & mask) !== 0) !== (not ?? false)

/** The one value a statement allows, where there is only one, or `NA` where NA and Exempt are allowed. */
function onlyValue({ field, items, mask, not }: Statement): FieldChange | undefined {
  if (mask === undefined || not || !(LOAN_FIELDS as readonly string[]).includes(field)) return undefined
  const name = field as LoanField
  const withoutExempt = items.filter((item) => item !== 'Exempt' && item !== '1111')
  const [item] = withoutExempt.length > 0 ? withoutExempt : items
  if (withoutExempt.length > 1 || item === undefined) return undefined
  if (item === 'blank') return { field: name, value: '' }
  if (item === 'NA' || item === 'Exempt' || /^\d+$/.test(item)) return { field: name, value: item }
  return undefined
}

function ltvAsReported(row: LoanRow): string | undefined {
  const [amount, value] = [row.value[F.loanAmount]!, row.value[F.propertyValue]!]
  if (!(amount > 0 && value > 0)) return undefined
  const decimals = Math.max(1, Math.min(3, row.decimals(F.combinedLoanToValueRatio)))
  const scale = 10 ** decimals
  return (Math.ceil((amount / value) * 100 * scale - 1e-9) / scale).toFixed(decimals)
}

/**
 * What would settle a finding if nothing else is wrong with the row; empty when only the loan file can tell.
 * The row must be decoded.
 */
export function suggestedFix(id: string, row: LoanRow, filing: FilingYear, sheetLei?: string): FieldChange[] {
  const special = specialFix(id, row, sheetLei)
  if (special) return special
  for (const rule of ROW_RULES) {
    if (rule.id !== id || rule.form === 'special') continue
    if (rule.form === 'either') {
      const [one, other] = [
        parseStatements(rule.one, filing.limits)[0]!,
        parseStatements(rule.other, filing.limits)[0]!,
      ]
      const target = statementHolds(row, one) ? other : one
      if (statementHolds(row, one) === statementHolds(row, other)) continue
      const change = onlyValue(target)
      return change ? [change] : []
    }
    const when = parseStatements(rule.when, filing.limits)
    if (!when.every((statement) => statement.mask === undefined || statementHolds(row, statement))) continue
    const broken = parseStatements(rule.must, filing.limits).filter(
      (statement) => !statementHolds(row, statement),
    )
    if (broken.length === 0) continue
    const changes = broken.map(onlyValue)
    if (changes.every((change) => change !== undefined)) return changes
  }
  return []
}

function specialFix(id: string, row: LoanRow, sheetLei?: string): FieldChange[] | undefined {
  if (id === 'S300') return [{ field: 'recordIdentifier', value: '2' }]
  if (id === 'S301') return sheetLei ? [{ field: 'lei', value: sheetLei }] : []
  if (id === 'V609') {
    const made = makeUli(row.text(F.uli).slice(0, -2))
    return made.ok ? [{ field: 'uli', value: made.uli }] : []
  }
  if (id === 'V627' && row.length(F.censusTract) === 11)
    return [{ field: 'county', value: row.text(F.censusTract).slice(0, 5) }]
  if (id === 'V675-1' && row.value[F.discountPoints] === 0) return [{ field: 'discountPoints', value: '' }]
  if (id === 'V676-1' && row.value[F.lenderCredits] === 0) return [{ field: 'lenderCredits', value: '' }]
  if (id === 'V695-2') return [{ field: 'nmlsrIdentifier', value: 'NA' }]
  if (id === 'Q617') {
    const ratio = ltvAsReported(row)
    return ratio ? [{ field: 'combinedLoanToValueRatio', value: ratio }] : []
  }
  if (id === 'Q648') {
    const [lei, uli] = [row.text(F.lei).toUpperCase(), row.text(F.uli)]
    if (uli.slice(0, 20).toUpperCase() === lei) return [{ field: 'uli', value: lei + uli.slice(20) }]
    return []
  }
  return undefined
}
