import { weekdayNames } from '../work/weekday-names.ts'
import type { FieldGroup, Values } from './test-definition.ts'

/** The creditor's own days, for the general definition of a business day. */
export const CALENDAR_GROUP: FieldGroup = {
  heading: 'Your offices',
  fields: [
    {
      kind: 'choice',
      name: 'open',
      label: 'Open days',
      hint: 'Without a choice: Monday to Friday, closed on legal holidays. That is an assumption.',
      citation: '1026.2(a)(6)',
      otherLabel: (value) => weekdayNames(value.split(',').map(Number)),
      choices: [
        ['1,2,3,4,5', 'Monday to Friday'],
        ['1,2,3,4,5,6', 'Monday to Saturday'],
        ['1,2,3,4,5,6,7', 'Every day'],
      ],
    },
    {
      kind: 'yes-no',
      name: 'closeOnLegalHolidays',
      label: 'Closed on legal holidays',
    },
    {
      kind: 'rows',
      name: 'closed',
      label: 'Other closed days',
      row: 'closed day',
      columns: [{ kind: 'date', name: 'date', label: 'Date' }],
    },
    {
      kind: 'rows',
      name: 'opened',
      label: 'Days open against the rule',
      row: 'open day',
      columns: [{ kind: 'date', name: 'date', label: 'Date' }],
    },
  ],
}

/** The calendar of an input, or nothing when the form says nothing about it. */
export function calendarIn(values: Values, rowsIn: (text?: string) => Values[]) {
  const dates = (name: string) => {
    const given = rowsIn(values[name])
      .map(({ date }) => date ?? '')
      .filter(Boolean)
    return given.length > 0 ? given : undefined
  }
  const calendar = {
    openWeekdays: values.open ? values.open.split(',').map(Number) : undefined,
    closedDates: dates('closed'),
    openDates: dates('opened'),
    closeOnLegalHolidays: values.closeOnLegalHolidays ? values.closeOnLegalHolidays === 'yes' : undefined,
  }
  return Object.values(calendar).every((value) => value === undefined) ? undefined : calendar
}
