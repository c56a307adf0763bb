import type { Priority } from '@plumbline/contract/regulations/regulatory-updates.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'

const LOOKS: Record<Priority, { tone: Tone; word: string }> = {
  high: { tone: 'danger', word: 'High' },
  medium: { tone: 'warning', word: 'Medium' },
  low: { tone: 'success', word: 'Low' },
}

export function PriorityBadge({ priority }: { priority: Priority }) {
  const { tone, word } = LOOKS[priority]
  return <Badge tone={tone}>{word}</Badge>
}
