import { IMPORT_BATCH_SIZE, type ImportRow } from '@plumbline/contract/tenancy/users.ts'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { importFile } from './import-file.ts'
import { ImportPreview } from './import-preview.tsx'

type Step =
  | { name: 'choose'; problem?: string; reading?: boolean }
  | { name: 'preview'; rows: ImportRow[] }
  | { name: 'creating'; done: number; total: number }
  | { name: 'finished'; created: number; failed: ImportRow[] }

export function ImportDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (outcome: Outcome) => void
}) {
  const [step, setStep] = useState<Step>({ name: 'choose' })

  async function read(file: File | undefined) {
    if (!file) return
    setStep({ name: 'choose', reading: true })
    try {
      setStep({ name: 'preview', rows: await apiClient.users.checkImport({ file }) })
    } catch (error) {
      setStep({
        name: 'choose',
        problem: problemText(error, 'The file could not be read. It may be larger than 5 MB.'),
      })
    }
  }

  /** In small batches, so that the progress bar is accurate. Each row succeeds or fails alone. */
  async function create(rows: ImportRow[]) {
    const failed: ImportRow[] = []
    for (let start = 0; start < rows.length; start += IMPORT_BATCH_SIZE) {
      setStep({ name: 'creating', done: start, total: rows.length })
      const batch = rows.slice(start, start + IMPORT_BATCH_SIZE)
      try {
        const outcomes = await apiClient.users.importRows({ rows: batch })
        const problems = new Map(outcomes.map(({ line, problem }) => [line, problem]))
        failed.push(
          ...batch.flatMap((row) =>
            problems.get(row.line) ? [{ ...row, problem: problems.get(row.line)! }] : [],
          ),
        )
      } catch (error) {
        const problem = problemText(error, 'The connection broke before this row was answered.')
        failed.push(...rows.slice(start).map((row) => ({ ...row, problem })))
        break
      }
    }
    setStep({ name: 'finished', created: rows.length - failed.length, failed })
  }

  function close() {
    if (step.name === 'finished' && step.created > 0) {
      onDone({
        tone: 'success',
        text: `${step.created} ${step.created === 1 ? 'user' : 'users'} created successfully`,
      })
    } else if (step.name !== 'creating') onClose()
  }

  return (
    <Dialog
      open
      holdsTyping
      busy={step.name === 'creating'}
      onClose={close}
      title="Import Users"
      size="large"
      actions={<Actions step={step} onClose={close} onCreate={create} />}
    >
      {step.name === 'choose' && (
        <ChooseFile problem={step.problem} reading={step.reading ?? false} onFile={read} />
      )}
      {step.name === 'preview' && <ImportPreview rows={step.rows} />}
      {step.name === 'creating' && (
        <div role="status" className="grid gap-3 py-8">
          <p className="tabular">
            Creating users: {step.done} of {step.total}
          </p>
          <progress
            value={step.done}
            max={step.total}
            className="h-2 w-full accent-brand"
            aria-label="Progress"
          />
        </div>
      )}
      {step.name === 'finished' && <Finished created={step.created} failed={step.failed} />}
    </Dialog>
  )
}

function Actions({
  step,
  onClose,
  onCreate,
}: {
  step: Step
  onClose: () => void
  onCreate: (rows: ImportRow[]) => void
}) {
  const good = step.name === 'preview' ? step.rows.filter(({ problem }) => problem === null) : []
  return (
    <>
      <Button look="quiet" onClick={onClose} disabled={step.name === 'creating'}>
        {step.name === 'finished' ? 'Close' : 'Cancel'}
      </Button>
      {step.name === 'preview' && (
        <Button disabled={good.length === 0} onClick={() => onCreate(good)}>
          Create {good.length} {good.length === 1 ? 'user' : 'users'}
        </Button>
      )}
    </>
  )
}

interface ChooseFileProps {
  problem: string | undefined
  reading: boolean
  onFile: (file: File | undefined) => void
}

function ChooseFile({ problem, reading, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onFile(event.dataTransfer.files[0])
  }
  return (
    <div className="grid gap-4">
      {problem && <Banner tone="danger">{problem}</Banner>}
      <section
        aria-label="Choose a file"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="grid justify-items-center gap-3 rounded-card border-2 border-line-strong border-dashed px-6 py-12 text-center"
      >
        <FileUp className="size-8 text-ink-faint" strokeWidth={1.5} aria-hidden />
        <p>Drop a CSV file here, or choose one.</p>
        <Button look="quiet" busy={reading} onClick={() => input.current?.click()}>
          Choose file
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            onFile(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </section>
      <p className="text-ink-soft text-sm">
        The first line names the columns: <code>email, full_name, company_name, company_type, role</code>. A
        column <code>institution_id</code> names an existing institution instead of its company. Up to 5,000
        rows. Nothing is created before you have seen a preview. Each person receives an invitation to set a
        password.
      </p>
    </div>
  )
}

function Finished({ created, failed }: { created: number; failed: ImportRow[] }) {
  return (
    <div className="grid gap-4">
      <Banner tone={failed.length === 0 ? 'success' : 'warning'}>
        {created} {created === 1 ? 'user was' : 'users were'} created
        {failed.length > 0 && `; ${failed.length} ${failed.length === 1 ? 'row was' : 'rows were'} not`}.
      </Banner>
      {failed.length > 0 && (
        <>
          <ImportPreview rows={failed} />
          <Button look="quiet" className="justify-self-start" onClick={() => saveFile(importFile(failed))}>
            Download these rows to fix
          </Button>
        </>
      )}
    </div>
  )
}
