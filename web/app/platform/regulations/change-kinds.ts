import type { RedlineChange } from '@plumbline/contract/regulations/regulations.ts'

export const CHANGE_KIND_LABELS: Readonly<Record<RedlineChange['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  amount: 'Amount or date changed',
  moved: 'Moved',
  editorial: 'Editorial only',
}
