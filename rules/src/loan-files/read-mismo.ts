import { decodedPieces } from './decode-text.ts'
import { kindValue } from './field-value.ts'
import type { Entry, Loan, LoanKind } from './loan.ts'
import type { FieldKind, LoanField, LoanList } from './loan-field.ts'
import { LOAN_FIELDS } from './loan-fields.ts'
import { LOAN_LISTS } from './loan-lists.ts'
import { UnreadableLoanFile } from './unreadable-loan-file.ts'
import { readElements, type XmlElement } from './xml-elements.ts'

/** Rows of a list of one loan: a file of ten thousand fees is read, a file of a million is wrong. */
const ENTRIES_AT_MOST = 50_000
export const LOANS_AT_MOST = 5000

const FIELD_OF_PATH = new Map(
  LOAN_FIELDS.flatMap((field) => field.paths.map((path) => [path, field] as const)),
)

interface PlacedList {
  list: LoanList
  parent: string | null
}
const LIST_OF_PATH = new Map<string, PlacedList>()
const LIST_FIELD_OF_PATH = new Map<string, { field: LoanField; list: string }>()
const place = (list: LoanList, parent: string | null) => {
  LIST_OF_PATH.set(list.path, { list, parent })
  for (const field of list.fields)
    for (const path of field.paths) LIST_FIELD_OF_PATH.set(path, { field, list: list.path })
  for (const inner of list.lists) place(inner, list.path)
}
for (const list of LOAN_LISTS) place(list, null)

/** The loans of a MISMO file: a Closing Disclosure (UCD, 3.3), an application (ULAD, 3.4), or an export with the same names. */
export function readMismo(bytes: Uint8Array, file: string): Loan[] {
  const loans: Loan[] = []
  let deals: XmlElement[] = []
  const root = readElements(decodedPieces(bytes), (element, ancestors) => {
    if (element.name === 'DEAL') {
      deals.push(element)
      if (ancestors.some(({ name }) => name === 'DOCUMENT')) return 'keep'
      addLoans(deals, undefined, ancestors)
      deals = []
      return 'drop'
    }
    if (element.name === 'DOCUMENT') {
      addLoans(deals, element, ancestors)
      deals = []
      return 'drop'
    }
    // The scan of a form has no value of the loan in it.
    return element.name === 'VIEWS' ? 'drop' : 'keep'
  })
  if (root.name !== 'MESSAGE')
    throw new UnreadableLoanFile(
      `This is XML of another kind. A loan file begins with MESSAGE, this one with ${root.name.slice(0, 60)}.`,
      root.line,
    )
  if (loans.length === 0)
    throw new UnreadableLoanFile('The file has no DEAL with a LOAN in it.', root.line, root.name)
  return loans

  function addLoans(
    found: readonly XmlElement[],
    document: XmlElement | undefined,
    ancestors: readonly XmlElement[],
  ) {
    for (const deal of found) {
      const all =
        deal.children.find(({ name }) => name === 'LOANS')?.children.filter(({ name }) => name === 'LOAN') ??
        []
      const subject = all.filter(({ attributes }) => attributes.LoanRoleType === 'SubjectLoan')
      for (const chosen of subject.length > 0 ? subject : all) {
        if (loans.length >= LOANS_AT_MOST)
          throw new UnreadableLoanFile(
            `The file has more than ${LOANS_AT_MOST} loans. Split it.`,
            chosen.line,
          )
        loans.push(loanOf(deal, chosen, document, ancestors, { file, number: loans.length + 1 }))
      }
    }
  }
}

function loanOf(
  deal: XmlElement,
  chosen: XmlElement,
  document: XmlElement | undefined,
  ancestors: readonly XmlElement[],
  { file, number }: { file: string; number: number },
): Loan {
  const loan: Loan = { file, number, kind: 'application', values: {}, lists: {}, malformed: [] }
  const prefix = [...ancestors.map(({ name }) => name)].join('/')
  const dealPath = document ? `${prefix}/DOCUMENT/DEAL_SETS/DEAL_SET/DEALS/DEAL` : `${prefix}/DEAL`
  walk(deal, '', dealPath, new Map())
  if (document) walk(document, '^', `${prefix}/DOCUMENT`, new Map())
  loan.kind = kindOf(loan)
  const number_ =
    loan.lists.identifiers?.find(({ values }) => values.loanIdentifierType?.value === 'LenderLoan') ??
    loan.lists.identifiers?.[0]
  if (number_?.values.loanIdentifier) loan.values.loanIdentifier = number_.values.loanIdentifier
  return loan

  function walk(element: XmlElement, path: string, shown: string, entries: ReadonlyMap<string, Entry>) {
    const counts = new Map<string, number>()
    for (const child of element.children) {
      if (child.name === 'LOAN' && path === 'LOANS' && child !== chosen) continue
      if (path === '^' && child.name === 'DEAL_SETS') continue
      const childPath = path === '' || path === '^' ? `${path}${child.name}` : `${path}/${child.name}`
      const placed = LIST_OF_PATH.get(childPath)
      const at = (counts.get(child.name) ?? 0) + 1
      counts.set(child.name, at)
      const childShown = placed ? `${shown}/${child.name}[${at}]` : `${shown}/${child.name}`
      let inner = entries
      if (placed) {
        const entry: Entry = { path: childShown, line: child.line, values: {}, lists: {} }
        const owner = placed.parent === null ? loan : entries.get(placed.parent)
        if (owner) {
          owner.lists[placed.list.key] ??= []
          const rows = owner.lists[placed.list.key]!
          if (rows.length >= ENTRIES_AT_MOST)
            throw new UnreadableLoanFile(
              `One loan has more than ${ENTRIES_AT_MOST.toLocaleString('en-US')} of these.`,
              child.line,
              child.name,
            )
          rows.push(entry)
        }
        inner = new Map(entries).set(childPath, entry)
      }
      if (child.children.length > 0) walk(child, childPath, childShown, inner)
      else if (child.text !== '') take(childPath, child.text, childShown, child.line, inner)
      for (const [name, value] of Object.entries(child.attributes))
        take(`${childPath}/@${name}`, value, `${childShown}/@${name}`, child.line, inner)
    }
  }

  function take(
    path: string,
    text: string,
    shown: string,
    line: number,
    entries: ReadonlyMap<string, Entry>,
  ) {
    const scalar = FIELD_OF_PATH.get(path)
    const listed = scalar ? undefined : LIST_FIELD_OF_PATH.get(path)
    const field = scalar ?? listed?.field
    if (!field) return
    const target = listed ? entries.get(listed.list)?.values : loan.values
    if (!target) return
    const source = { file, path: shown, line }
    const value = kindValue(field.kind, text)
    if (value === undefined)
      loan.malformed.push({
        key: field.key,
        value: text.slice(0, 60),
        source,
        problem: `is not ${KIND_TEXT[field.kind]}`,
      })
    // The first of several counts, as in a file with one value too many.
    else target[field.key] ??= { value, source }
  }
}

/** In words, behind "is not". */
export const KIND_TEXT: Readonly<Record<FieldKind, string>> = {
  amount: 'an amount such as 1234.50',
  percent: 'a rate such as 6.875',
  date: 'a date such as 2026-03-16',
  month: 'a month such as 2026-03',
  integer: 'a whole number',
  boolean: 'true or false',
  text: 'text',
}

function kindOf({ values, lists }: Loan): LoanKind {
  const type = `${values.integratedDisclosureDocumentType?.value ?? ''} ${values.documentType?.value ?? ''} ${values.documentTypeOtherDescription?.value ?? ''}`
  if (/LoanEstimate/.test(type)) return 'loan_estimate'
  if (/ClosingDisclosure/.test(type)) return 'closing_disclosure'
  return lists.sections || lists.cashToClose ? 'closing_disclosure' : 'application'
}
