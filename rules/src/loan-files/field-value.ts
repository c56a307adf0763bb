import { readDay } from '../dates/calendar-day.ts'
import { readCents } from '../money/cents.ts'
import { readPercent } from '../money/percent.ts'
import type { FieldKind } from './loan-field.ts'

/** The value in the one form that tests use, or nothing where it is not of its kind. */
export function kindValue(kind: FieldKind, written: string): string | undefined {
  const text = written.trim()
  switch (kind) {
    case 'amount': {
      const plain = text
        .replace(/^\+/, '')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.$/, '')
        .replace(/(\.\d\d)0+$/, '$1')
      return readCents(plain) === undefined ? undefined : plain
    }
    case 'percent': {
      const plain = text
        .replace(/^\+/, '')
        .replace(/^(-?)\./, '$10.')
        .replace(/\.$/, '')
      return readPercent(plain) === undefined ? undefined : plain
    }
    case 'date': {
      const day = /^(\d{4}-\d{2}-\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})?$/.exec(text)?.[1]
      return day !== undefined && readDay(day) !== undefined ? day : undefined
    }
    case 'month':
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined
    case 'integer':
      return /^\d{1,9}$/.test(text) ? String(Number(text)) : undefined
    case 'boolean':
      return /^(true|1|y|yes)$/i.test(text) ? 'true' : /^(false|0|n|no)$/i.test(text) ? 'false' : undefined
    case 'text':
      return text
  }
}
