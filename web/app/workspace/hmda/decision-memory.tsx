import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DecisionMemoryProps {
  remembers: boolean
  count: number
  mayChange: boolean
}

/** What the institution keeps of quality findings, said openly, with the switch. */
export function DecisionMemory({ remembers, count, mayChange }: DecisionMemoryProps) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function set(next: boolean) {
    try {
      await apiClient.hmda.remember({ remembers: next })
    } catch (error) {
      return problemText(error, 'The setting could not be changed.')
    }
    await queries.invalidateQueries({ queryKey: api.hmda.key() })
    setAsking(false)
    return undefined
  }

  return (
    <section aria-label="Remembered decisions" className="mt-6 max-w-prose text-sm text-ink-soft">
      <h2 className="font-semibold text-ink">Remembered decisions</h2>
      <p className="mt-1">
        {remembers
          ? `Your institution keeps decisions on quality and macro findings, ${count} so far, so that they hold for a newer file. Kept are the edit, your reason, who and when, and two keyed hashes, of the ULI and of the values compared. They are made in this browser with a key of your institution. Hashes of values that can be guessed still derive from loan data: treat them as confidential.`
          : 'Your institution does not keep decisions. They stay in this browser until the file is forgotten.'}
      </p>
      {problem && (
        <p role="alert" className="mt-1 text-danger">
          {problem}
        </p>
      )}
      {mayChange && (
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          onClick={async () => (remembers ? setAsking(true) : setProblem(await set(true)))}
        >
          {remembers ? 'Switch off and erase' : 'Switch on'}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Switch off remembered decisions?"
          question="All decisions of your institution are erased with their key. This cannot be taken back."
          action="Switch off and erase"
          onClose={() => setAsking(false)}
          onConfirm={() => set(false)}
        />
      )}
    </section>
  )
}
