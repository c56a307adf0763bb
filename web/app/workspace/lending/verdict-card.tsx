import clsx from 'clsx'
import { CircleCheck, CircleDashed, CircleX, Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import type { Verdict, VerdictTone } from './test-definition.ts'

const TONES = {
  within: { icon: CircleCheck, word: 'Within', look: 'text-success' },
  outside: { icon: CircleX, word: 'Outside', look: 'text-danger' },
  undetermined: { icon: CircleDashed, word: 'Not determined', look: 'text-ink-soft' },
  answer: { icon: Scale, word: 'Answer', look: 'text-brand-strong' },
} as const

/** A word with its shape: colour never speaks alone. */
export function VerdictWord({ tone, children }: { tone: VerdictTone; children?: ReactNode }) {
  const { icon: Icon, word, look } = TONES[tone]
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-sm font-semibold', look)}>
      <Icon className="size-4 flex-none" aria-hidden />
      {children ?? word}
    </span>
  )
}

/** The answer as a sentence. Only this card is announced while somebody types. */
export function VerdictCard({ verdict, children }: { verdict: Verdict; children?: ReactNode }) {
  return (
    <Card className="px-5 py-4">
      <div aria-live="polite">
        <VerdictWord tone={verdict.tone} />
        <h2 className="mt-1 mb-1 font-display text-2xl font-semibold leading-tight">{verdict.headline}</h2>
        {verdict.more && <div className="text-ink-soft">{verdict.more}</div>}
      </div>
      {children}
    </Card>
  )
}
