import type { FilingYear } from './filing-years.ts'
import { SHEET_FIELDS, type SheetField } from './loan-fields.ts'
import { isStateCode } from './states.ts'

export type Sheet = Record<SheetField, string>

/** The record that the agency holds of the institution (Q303). */
export interface InstitutionRecord {
  lei: string
  agency: number
  taxId: string
}

const WHOLE = /^[+-]?\d{1,18}$/
const AGENCIES = [1, 2, 3, 5, 7, 9, -1]
const EMAIL = /^[A-Za-z0-9_+-]+(\.[A-Za-z0-9_-]+)*@[A-Za-z0-9-]+(\.[A-Za-z0-9]+)*\.[A-Za-z]{2,}$/
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/

/** Cuts the first row as the official service does. */
export function splitRow(row: string, fields: number): string[] {
  let clean = row.replace(/[\u0000-\u001f"]/g, '').trim()
  if (clean.endsWith('|') && clean.split('|').length === fields + 1) clean = clean.slice(0, -1)
  return clean.split('|').map((value) => value.trim())
}

export function readSheet(row: string): Sheet | undefined {
  const values = splitRow(row, SHEET_FIELDS.length)
  if (values.length !== SHEET_FIELDS.length) return undefined
  return Object.fromEntries(SHEET_FIELDS.map((field, at) => [field, values[at]!])) as Sheet
}

export function isWhole32(value: string): boolean {
  const number = Number(value)
  return WHOLE.test(value) && number >= -2147483648 && number <= 2147483647
}

/** Fields of the sheet that the official service could not read. */
export function unreadableSheetFields(sheet: Sheet): SheetField[] {
  const numbers: SheetField[] = ['recordIdentifier', 'calendarYear', 'calendarQuarter', 'totalEntries']
  const unreadable = numbers.filter((field) => !isWhole32(sheet[field]))
  if (!isWhole32(sheet.federalAgency) || !AGENCIES.includes(Number(sheet.federalAgency)))
    unreadable.push('federalAgency')
  return unreadable
}

type SheetTest = (sheet: Sheet, filing: FilingYear) => boolean
/** Fires when true. S304, S305 to S307, Q303 and Q600 are judged with the whole file. */
export const SHEET_EDITS: Readonly<Record<string, SheetTest>> = {
  S300: ({ recordIdentifier }) => Number(recordIdentifier) !== 1,
  S302: ({ calendarYear }, { year }) => Number(calendarYear) !== year,
  V600: ({ lei }) => [...lei].length !== 20,
  V601: ({ institutionName, contactName, contactEmail, contactStreet, contactCity }) =>
    [institutionName, contactName, contactEmail, contactStreet, contactCity].includes(''),
  V602: ({ calendarQuarter }) => Number(calendarQuarter) !== 4,
  V718: ({ calendarQuarter }, { quarter }) => Number(calendarQuarter) !== quarter,
  V603: ({ contactPhone }) => !/^\d{3}-\d{3}-\d{4}$/.test(contactPhone),
  V604: ({ contactState }) => !isStateCode(contactState),
  V605: ({ contactZip }) => !/^\d{5}(-\d{4})?$/.test(contactZip),
  V606: ({ totalEntries }) => !(Number(totalEntries) > 0),
  V607: ({ taxId }) => !/^\d{2}-\d{7}$/.test(taxId),
  V717: ({ contactEmail }) => !EMAIL.test(contactEmail),
  'V719-1': ({ institutionName }) => NUMBER.test(institutionName),
  'V719-2': ({ institutionName, lei }) => institutionName === lei,
}

export function differsFromRecord(sheet: Sheet, record: InstitutionRecord): boolean {
  return (
    sheet.lei.toUpperCase() !== record.lei.toUpperCase() ||
    Number(sheet.federalAgency) !== record.agency ||
    sheet.taxId !== record.taxId
  )
}
