import type { RequestList } from '@plumbline/contract/compliance/exam-items.ts'
import { EXAM_ITEMS_AT_ONCE } from '@plumbline/contract/compliance/exam-items.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { dayText } from '../shared-pieces/day-text.ts'

/** Paste or file, then a preview with the numbers as they stand, then saved. What was pasted stays until then. */
export function ImportDialog({ examId, onClose }: { examId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [list, setList] = useState<RequestList>()
  const [isBack, setBack] = useState(false)
  const preview = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (list) preview.current?.focus()
  }, [list])
  const existing = useQuery(api.examItems.list.queryOptions({ input: { id: examId } }))
  const numbers = new Set(existing.data?.map(({ number }) => number).filter(Boolean))
  const isThere = (number: string) => numbers.has(number)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isPasted = text.trim() !== ''
    if (!list && !file && !isPasted) return setProblem('Paste a list or choose a file.')
    if (!list && file && isPasted)
      return setProblem('Paste a list or choose a file, not both. Empty the list or remove the file.')
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
        for (let at = 0; at < items.length; at += EXAM_ITEMS_AT_ONCE) {
          await apiClient.examItems.add({ id: examId, items: items.slice(at, at + EXAM_ITEMS_AT_ONCE) })
          // A second attempt adds only what this one did not.
          if (at + EXAM_ITEMS_AT_ONCE < items.length)
            setList({ ...list, items: list.items.slice(at + EXAM_ITEMS_AT_ONCE) })
        }
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
            hint="Paste it as it is: a list, or a table from Word or Excel. Numbers such as 1a, 1.b, and II-3 stay as they are."
            rows={10}
            value={text}
            autoFocus={isBack}
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
            <Button
              size="small"
              look="quiet"
              onClick={() => {
                setList(undefined)
                setBack(true)
                // The field of a file comes back empty.
                setFile(undefined)
              }}
            >
              Change the list
            </Button>
          </div>
          {list.notes.map((note) => (
            <p key={note} className="text-sm text-warning">
              {note}
            </p>
          ))}
          {list.items.some(({ number }) => isThere(number)) && (
            <p className="text-sm text-warning">
              Some of these numbers are in this exam already. They are added once more; nothing is replaced.
            </p>
          )}
          <table ref={preview} tabIndex={-1} className="w-full text-sm outline-none">
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
                  <td className="tabular max-w-28 py-1.5 pr-3 font-semibold">
                    <span className={item.number.length > 10 ? 'wrap-anywhere' : 'whitespace-nowrap'}>
                      {item.number || '–'}
                    </span>
                  </td>
                  <td className="wrap-anywhere whitespace-pre-line py-1.5 pr-3">
                    {item.section && item.section !== list.items[index - 1]?.section && (
                      <span className="block font-semibold text-ink-soft text-xs">{item.section}</span>
                    )}
                    {item.request}
                    {item.note && <span className="block text-warning text-xs">{item.note}</span>}
                    {isThere(item.number) && (
                      <span className="block text-warning text-xs">
                        This exam has an item {item.number} already.
                      </span>
                    )}
                  </td>
                  <td className="tabular whitespace-nowrap py-1.5">{item.dueOn && dayText(item.dueOn)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </FormDialog>
  )
}
