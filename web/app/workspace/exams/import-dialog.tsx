import type { RequestList } from '@plumbline/contract/compliance/exam-items.ts'
import { EXAM_ITEMS_AT_ONCE, REQUEST_FILE_MIB_AT_MOST } from '@plumbline/contract/compliance/exam-items.ts'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { FileField, TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { attachOriginal } from '../work/attach-file.ts'
import { beforeTheNumbers, ImportPreview } from './import-preview.tsx'

interface ImportDialogProps {
  examId: string
  people: Exam['people']
  onClose: () => void
}

/** Paste or file, then a preview that a person confirms, then saved. What was pasted stays until then. */
export function ImportDialog({ examId, people, onClose }: ImportDialogProps) {
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [file, setFile] = useState<File>()
  const [list, setList] = useState<RequestList>()
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const chosen = list?.items.filter((_, index) => !leftOut.has(index)) ?? []
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
    if (list && chosen.length === 0) return setProblem('Tick at least one item.')
    setBusy(true)
    setProblem(undefined)
    try {
      if (!list) {
        const read = file
          ? await apiClient.examItems.readFile({ id: examId, file })
          : await apiClient.examItems.readText({ id: examId, text })
        setLeftOut(beforeTheNumbers(read.items))
        setList(read)
      } else {
        const items = chosen.map(({ warning: _, ownerName: _name, ...item }) => item)
        for (let at = 0; at < items.length; at += EXAM_ITEMS_AT_ONCE) {
          await apiClient.examItems.add({ id: examId, items: items.slice(at, at + EXAM_ITEMS_AT_ONCE) })
          // A second attempt adds only what this one did not.
          if (at + EXAM_ITEMS_AT_ONCE < items.length) {
            setList({ ...list, items: chosen.slice(at + EXAM_ITEMS_AT_ONCE) })
            setLeftOut(new Set())
          }
        }
        if (file) await attachOriginal({ kind: 'exam', id: examId }, file)
        await Promise.all([
          queries.invalidateQueries({ queryKey: api.evidence.key() }),
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
      action={list ? `Add ${chosen.length} ${chosen.length === 1 ? 'item' : 'items'}` : 'Preview'}
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
            hint="Paste it as it is: a list, or a table from Word or Excel with its headings. Owner, due date, and note come along; numbers such as 1a, 1.b, and II-3 stay as they are."
            rows={10}
            value={text}
            autoFocus={isBack}
            onChange={(event) => setText(event.target.value)}
          />
          <FileField
            label="Or a file"
            optional
            hint={`A request letter in PDF or Word (DOCX), an XLSX, or a CSV, ${REQUEST_FILE_MIB_AT_MOST} MB at most. The file stays with the exam.`}
            accept=".pdf,.docx,.xlsx,.csv,.txt"
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
          {list.unused.length > 0 && (
            <p className="wrap-anywhere text-sm text-warning">
              Not used:{' '}
              {list.unused.map(({ heading, example }) => `${heading} (such as “${example}”)`).join(', ')}.
              Rename a heading to Note, Owner, Due, or Section to bring it along.
            </p>
          )}
          {list.items.some(({ number }) => isThere(number)) && (
            <p className="text-sm text-warning">
              Some of these numbers are in this exam already. They are added once more; nothing is replaced.
            </p>
          )}
          <ImportPreview
            ref={preview}
            list={list}
            people={people}
            leftOut={leftOut}
            isThere={isThere}
            onOwner={(name, ownerId) =>
              setList({
                ...list,
                items: list.items.map((item) => (item.ownerName === name ? { ...item, ownerId } : item)),
              })
            }
            onLeaveOut={setLeftOut}
          />
        </div>
      )}
    </FormDialog>
  )
}
