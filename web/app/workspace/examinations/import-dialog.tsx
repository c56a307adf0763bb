import type { RequestList } from '@plumbline/contract/compliance/exam-items.ts'
import { EXAM_ITEMS_AT_ONCE } from '@plumbline/contract/compliance/exam-items.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'

/** Paste or file, then a preview with the numbers as they stand, then saved. What was pasted stays until then. */
export function ImportDialog({ examId, onClose }: { examId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [list, setList] = useState<RequestList>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!list && !file && text.trim() === '') return setProblem('Paste a list or choose a file.')
    setBusy(true)
    setProblem(undefined)
    try {
      if (!list) {
        setList(
          file
            ? await apiClient.examItems.readFile({ id: examId, file })
            : await apiClient.examItems.readText({ id: examId, text }),
        )
      } else {
        const items = list.items.map(({ note: _, ...item }) => item)
        for (let at = 0; at < items.length; at += EXAM_ITEMS_AT_ONCE)
          await apiClient.examItems.add({ id: examId, items: items.slice(at, at + EXAM_ITEMS_AT_ONCE) })
        await Promise.all([
          queries.invalidateQueries({ queryKey: api.examItems.key() }),
          queries.invalidateQueries({ queryKey: api.exams.key() }),
        ])
        showToast(items.length === 1 ? '1 item added' : `${items.length} items added`)
        return onClose()
      }
    } catch (error) {
      setProblem(problemText(error, 'The list could not be read. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <FormDialog
      title="Add items"
      size="large"
      action={list ? `Add ${list.items.length} ${list.items.length === 1 ? 'item' : 'items'}` : 'Preview'}
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={submit}
      onClose={onClose}
    >
      {!list && (
        <>
          <TextArea
            label="Request list"
            hint="Paste it as it is, also a table from Word. Numbers such as 1a, 1.b, and II-3 stay as they are."
            rows={10}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <FileField
            label="Or a file"
            optional
            hint="CSV or XLSX, 2 MB at most. Formulas are read by their stored values."
            accept=".csv,.txt,.xlsx"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </>
      )}
      {list && (
        <div className="grid gap-3">
          <div>
            <Button size="small" look="quiet" onClick={() => setList(undefined)}>
              Back to the list
            </Button>
          </div>
          {list.notes.map((note) => (
            <p key={note} className="text-sm text-warning">
              {note}
            </p>
          ))}
          <table className="w-full text-sm">
            <caption className="sr-only">Items as they will be added</caption>
            <thead>
              <tr className="text-left text-ink-soft">
                <th className="py-1 pr-3 font-semibold">No.</th>
                <th className="py-1 pr-3 font-semibold">Request</th>
                <th className="py-1 font-semibold">Due</th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a preview have no other name, and stay
                <tr key={index} className="border-line border-t align-top">
                  <td className="tabular py-1.5 pr-3 font-semibold">{item.number || '–'}</td>
                  <td className="wrap-anywhere whitespace-pre-line py-1.5 pr-3">
                    {item.section && item.section !== list.items[index - 1]?.section && (
                      <span className="block font-semibold text-ink-soft text-xs">{item.section}</span>
                    )}
                    {item.request}
                    {item.note && <span className="block text-warning text-xs">{item.note}</span>}
                  </td>
                  <td className="tabular py-1.5">{item.dueOn ?? ''}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FormDialog>
  )
}
