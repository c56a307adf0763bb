import { readCents } from '@plumbline/rules/money/cents.ts'
import { readTypedFigure } from '@plumbline/rules/money/typed-figure.ts'
import { FEE_KINDS } from './fee-fields.ts'
import type { PastedRows } from './pasted-rows.ts'

/** Name, Loan Estimate and charged amount from a spreadsheet; a fourth column may name the kind. */
export function readPastedFees(text: string): PastedRows {
  const pasted: PastedRows = { rows: [], unread: [] }
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [id = '', estimated = '', actual = '', kind = ''] = line.split('\t').map((cell) => cell.trim())
    const amounts = [estimated, actual].map(readPastedMoney)
    if (id === '' || amounts.includes(undefined)) pasted.unread.push({ line: index + 1, text: line.trim() })
    else pasted.rows.push({ id, estimated: amounts[0]!, actual: amounts[1]!, kind: kindOf(`${kind} ${id}`) })
  }
  return pasted
}

function readPastedMoney(cell: string): string | undefined {
  const figure = readTypedFigure(cell.startsWith('$') ? cell : `$${cell}`)
  return readCents(figure) === undefined ? undefined : figure
}

const WORDS: readonly (readonly [RegExp, (typeof FEE_KINDS)[number][0]])[] = [
  [/lender credit/i, 'lender_credit'],
  [/transfer tax|\bstamps?\b/i, 'transfer_tax'],
  [/record/i, 'recording_fee'],
  [/broker/i, 'broker_fee'],
  [/affiliate/i, 'affiliate_fee'],
  [/prepaid interest|per diem/i, 'prepaid_interest'],
  [/escrow|reserve/i, 'escrow'],
  [/property tax/i, 'property_tax'],
  [/insurance premium|homeowner|hazard/i, 'property_insurance'],
  [/origination|underwriting|application|points|processing/i, 'creditor_fee'],
]

/** A first guess from the name; the form asks where it is a third-party service. */
function kindOf(words: string): string {
  const listed = FEE_KINDS.find(([kind]) => words.toLowerCase().startsWith(kind))
  return listed?.[0] ?? WORDS.find(([word]) => word.test(words))?.[1] ?? 'third_party'
}
