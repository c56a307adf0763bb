import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { momentText } from '../work/day-text.ts'
import { sizeText } from './exam-text.ts'

export function BinderCard({ exam }: { exam: Exam }) {
  const queries = useQueryClient()
  const binders = useQuery(api.examBinders.list.queryOptions({ input: { id: exam.id } }))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function act(work: () => Promise<unknown>) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, 'The binder could not be made.'))
    }
    await queries.invalidateQueries({ queryKey: api.examBinders.key() })
    setBusy(false)
  }
  async function download(id: string) {
    const { path } = await apiClient.examBinders.open({ examId: exam.id, id })
    location.assign(path)
  }

  return (
    <Card className="grid gap-3 p-5">
      <header className="flex items-center gap-2">
        <h2 className="mr-auto font-semibold">Binder</h2>
        <Button
          size="small"
          look="quiet"
          busy={isBusy}
          onClick={() => act(() => apiClient.examBinders.make({ id: exam.id }))}
        >
          Make a binder
        </Button>
      </header>
      <p className="text-ink-soft text-sm">
        Everything delivered so far as one ZIP file with index, log, and checksums that anybody can check.
      </p>
      <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
      {binders.isError && <p className="text-sm">The binders could not be loaded.</p>}
      <ul className="grid gap-2 text-sm">
        {binders.data?.map((binder) => (
          <li key={binder.id} className="grid gap-0.5">
            <button
              type="button"
              className="justify-self-start font-semibold underline underline-offset-3"
              onClick={() => act(() => download(binder.id))}
            >
              Download binder {binder.number}
            </button>
            <span className="text-ink-soft text-xs">
              {binder.documentCount} {binder.documentCount === 1 ? 'document' : 'documents'},{' '}
              {sizeText(binder.byteSize)}, {momentText(binder.madeAt)} by {binder.madeByName}
            </span>
            <span className="wrap-anywhere text-ink-soft text-xs">
              Seal: <span className="font-mono">{binder.seal}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
