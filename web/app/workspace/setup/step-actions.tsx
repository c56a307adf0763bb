import { useState } from 'react'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

export interface StepProps {
  onDone: () => Promise<void>
  onSkip: () => Promise<void>
}

interface StepActionsProps {
  action: string
  onAction: () => Promise<void>
  onSkip: () => Promise<void>
}

/** The way on: by saving, or past it. A refusal is shown, and what was typed stays. */
export function StepActions({ action, onAction, onSkip }: StepActionsProps) {
  const [busy, setBusy] = useState<'action' | 'skip'>()
  const [problem, setProblem] = useState<string>()

  async function run(which: 'action' | 'skip', work: () => Promise<void>) {
    setBusy(which)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, 'The step could not be saved. Please try again.'))
    }
    setBusy(undefined)
  }

  return (
    <div className="grid gap-3">
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy === 'action'} onClick={() => run('action', onAction)}>
          {action}
        </Button>
        <Button look="plain" busy={busy === 'skip'} onClick={() => run('skip', onSkip)}>
          Skip for now
        </Button>
      </div>
    </div>
  )
}
