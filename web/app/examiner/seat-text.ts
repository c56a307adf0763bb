import type { SeatedItem } from '@plumbline/contract/compliance/examiner.ts'

export const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** An item without a number is named by its first words. */
export const itemName = ({ number, request }: SeatedItem): string =>
  number ? `item ${number}` : `the item “${request.slice(0, 60)}”`
