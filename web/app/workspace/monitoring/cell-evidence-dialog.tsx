import type { SheetItem } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { NewEvidence } from '../work/new-evidence.tsx'
import { openStoredFile } from '../work/open-stored-file.ts'

interface CellEvidenceDialogProps {
  testId: string
  item: SheetItem
  attribute: number
  words: string
  mayTest: boolean
  onChanged: (item: SheetItem) => void
  onClose: () => void
}

/** What shows one answer: files of the test, chosen or added here. */
export function CellEvidenceDialog(props: CellEvidenceDialogProps) {
  const { testId, item, attribute, words, mayTest, onChanged, onClose } = props
  const subject = { kind: 'monitoring_test', id: testId } as const
  const queries = useQueryClient()
  const evidence = useQuery({ ...api.evidence.list.queryOptions({ input: subject }), enabled: mayTest })
  const [waiting, setWaiting] = useState<{ key: string; file: File }[]>([])
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const attached = item.evidence.filter((one) => one.attribute === attribute)

  async function change(evidenceId: string, isAttached: boolean) {
    setProblem(undefined)
    try {
      onChanged(
        await apiClient.monitoring.answer({ id: item.id, evidence: { attribute, evidenceId, isAttached } }),
      )
      await queries.invalidateQueries({ queryKey: api.history.key() })
    } catch (error) {
      setProblem(problemText(error, 'The evidence could not be changed. Please try again.'))
    }
  }

  async function added(key: string, id: string) {
    setWaiting((all) => all.filter((one) => one.key !== key))
    await change(id, true)
    await queries.invalidateQueries({ queryKey: api.evidence.key() })
  }

  const others = evidence.data?.filter(({ id }) => !attached.some((one) => one.id === id)) ?? []
  return (
    <Dialog
      open
      onClose={onClose}
      busy={waiting.length > 0}
      title={`Evidence: ${item.label}`}
      description={words}
      actions={
        <>
          {mayTest && (
            <Button look="quiet" onClick={() => input.current?.click()}>
              Add files
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files that show the answer"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])].map((file) => ({ key: crypto.randomUUID(), file }))
            setWaiting((all) => [...all, ...files])
            target.value = ''
          }}
        />
        {waiting.map(({ key, file }) => (
          <NewEvidence
            key={key}
            file={file}
            subject={subject}
            replaces={undefined}
            onAdded={({ id }) => void added(key, id)}
            onGivenUp={() => setWaiting((all) => all.filter((one) => one.key !== key))}
          />
        ))}
        {attached.length === 0 && waiting.length === 0 && (
          <p className="text-ink-soft text-sm">
            Nothing shows this answer yet.
            {mayTest && ' Add the page of the loan file, the notice, or a screenshot of the system.'}
          </p>
        )}
        <ul className="grid gap-2">
          {attached.map(({ id, title, fileId, isThere }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {mayTest ? (
                <Checkbox label={title} checked onChange={() => void change(id, false)} />
              ) : (
                <span className="wrap-anywhere">{title}</span>
              )}
              {!isThere && <span className="text-ink-soft text-sm">Taken off the test since</span>}
              {fileId && (
                <Button look="plain" size="small" onClick={() => void openStoredFile(fileId)}>
                  Open
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mayTest && evidence.isPending && <Skeleton className="h-10 w-full" />}
        {others.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 font-semibold text-sm">Other evidence of this test</legend>
            {others.map(({ id, title }) => (
              <Checkbox key={id} label={title} checked={false} onChange={() => void change(id, true)} />
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
