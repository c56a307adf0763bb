import { READER_LIST_AT_MOST } from '@plumbline/contract/compliance/readers.ts'
import { type ListProblem, readReaderList } from '@plumbline/rules/readers/reader-list.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText, refusalOf } from '../../platform/api/outcome.ts'
import { useKeptState } from '../../platform/forms/kept-state.ts'
import { FileField, TextArea } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'

const PROBLEMS_SHOWN = 10

interface AddReadersDialogProps {
  onClose: () => void
  onAdded: (text: string) => void
}

export function AddReadersDialog({ onClose, onAdded }: AddReadersDialogProps) {
  const queries = useQueryClient()
  const [list, setList, forget] = useKeptState('plumbline-new-readers', '')
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<{ problems: ListProblem[]; count: number }>()
  const [isBusy, setBusy] = useState(false)
  const { people, problems } = readReaderList(list)

  function change(text: string) {
    setList(text)
    setRefused(undefined)
    setProblem(undefined)
  }

  async function readFile(file: File | undefined) {
    if (!file) return
    if (file.size > READER_LIST_AT_MOST) return setProblem('This file is too large for a list of readers.')
    change(await textOf(file))
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (list.trim() === '') return setProblem('Enter at least one person.')
    if (problems.length > 0) {
      setRefused({ problems, count: problems.length })
      return setProblem('Some lines are not right. Nobody was added.')
    }
    setBusy(true)
    setProblem(undefined)
    try {
      const { added, changed } = await apiClient.readers.add({ list })
      forget()
      await queries.invalidateQueries({ queryKey: api.readers.key() })
      onAdded(addedText(added, changed))
    } catch (error) {
      const refusal = refusalOf(apiClient.readers.add, error)
      if (refusal?.code === 'LIST_WRONG') setRefused(refusal.data)
      setProblem(problemText(error, 'The readers could not be added. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="Add readers"
      description="They get no mail now, only when you ask them to read something."
      action="Add readers"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={send}
      onClose={() => {
        forget()
        onClose()
      }}
    >
      {refused && <Problems {...refused} />}
      <TextArea
        label="Names and addresses"
        rows={8}
        maxLength={READER_LIST_AT_MOST}
        placeholder={'Ana Lopez, ana@example.org, Lending\nBen Wu, ben@example.org'}
        hint={
          <>
            One person on each line: name, email address, and perhaps a department. You can paste from a
            spreadsheet or a mail program.{' '}
            <span role="status">
              {people.length > 0 && (people.length === 1 ? '1 person.' : `${people.length} people.`)}
            </span>
          </>
        }
        value={list}
        onChange={(event) => change(event.target.value)}
      />
      <FileField
        label="Or a CSV file"
        optional
        accept=".csv,.txt,text/csv,text/plain"
        hint="It appears above, where you can still change it."
        onChange={(event) => readFile(event.target.files?.[0])}
      />
    </FormDialog>
  )
}

/** Spreadsheets write UTF-8 or Windows-1252. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function Problems({ problems, count }: { problems: readonly ListProblem[]; count: number }) {
  return (
    <ul className="grid gap-1 text-sm">
      {problems.slice(0, PROBLEMS_SHOWN).map(({ line, problem }) => (
        <li key={`${line} ${problem}`} className="wrap-anywhere">
          <strong className="font-semibold">Line {line}:</strong> {problem}
        </li>
      ))}
      {count > PROBLEMS_SHOWN && <li className="text-ink-soft">And {count - PROBLEMS_SHOWN} more.</li>}
    </ul>
  )
}

function addedText(added: number, changed: number): string {
  const known = changed === 1 ? '1 was known already.' : `${changed} were known already.`
  const news = added === 1 ? '1 reader was added.' : `${added} readers were added.`
  return changed === 0 ? news : `${news} ${known}`
}
