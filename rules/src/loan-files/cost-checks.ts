import { type ChargeColumn, type ChargeSection, COLUMNS, chargesOf, paidByBorrower } from './charges.ts'
import {
  aggregateAdjustment,
  agree,
  type ContentCheck,
  columnSum,
  SECTIONS,
  sectionTotal,
  subsectionColumns,
} from './content-check.ts'

export function sectionChecks(): ContentCheck[] {
  return SECTIONS.map(([letter, section, name, citation]) => ({
    id: `section-${letter.toLowerCase()}`,
    question: `Does section ${letter} add up?`,
    citation,
    check: (reader) => {
      const disclosed = sectionTotal(reader, section)
      if (disclosed === undefined) return undefined
      const items = chargesOf(reader)
        .filter((charge) => charge.section === letter)
        .reduce((sum, charge) => sum + paidByBorrower(charge), 0)
      return agree(name, disclosed, items + (letter === 'G' ? aggregateAdjustment(reader) : 0))
    },
  }))
}

const COLUMN_NAME: Readonly<Record<ChargeColumn, string>> = {
  borrowerAtClosing: 'borrower-paid at closing',
  borrowerBeforeClosing: 'borrower-paid before closing',
  sellerAtClosing: 'seller-paid at closing',
  sellerBeforeClosing: 'seller-paid before closing',
  paidByOthers: 'paid by others',
}

const SUBTOTALS: readonly (readonly [string, string, string, string, readonly ChargeSection[], string])[] = [
  ['loan-costs', 'loan costs', 'TotalLoanCosts', 'LoanCostsSubtotal', ['A', 'B', 'C'], '1026.38(f)(5)'],
  [
    'other-costs',
    'other costs',
    'TotalOtherCosts',
    'OtherCostsSubtotal',
    ['E', 'F', 'G', 'H'],
    '1026.38(g)(6)',
  ],
  [
    'subtotal',
    'closing costs',
    'TotalClosingCosts',
    'ClosingCostsSubtotal',
    ['A', 'B', 'C', 'E', 'F', 'G', 'H'],
    '1026.38(h)(2)',
  ],
]

export const columnChecks = (): ContentCheck[] =>
  SUBTOTALS.flatMap(([id, name, section, subsection, letters, citation]) =>
    COLUMNS.map((column) => ({
      id: `${id}-${column.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      question: `Is the ${name} subtotal ${COLUMN_NAME[column]} right?`,
      citation,
      check: (reader) => {
        const disclosed = subsectionColumns(reader, section, subsection).get(column)
        if (disclosed === undefined) return undefined
        const charges = chargesOf(reader).filter(
          (charge) => charge.section !== null && letters.includes(charge.section),
        )
        const items = columnSum(charges, column)
        const adjusted =
          column === 'borrowerAtClosing' && letters.includes('G')
            ? items + aggregateAdjustment(reader)
            : items
        return agree(`The ${name} subtotal ${COLUMN_NAME[column]}`, disclosed, adjusted)
      },
    })),
  )
