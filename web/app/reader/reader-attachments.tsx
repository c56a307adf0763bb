import type { OwnQuestion } from '@plumbline/contract/compliance/vendor-answering.ts'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { apiClient } from '../platform/api/api-client.ts'
import { Button } from '../ui/button.tsx'
import { longDateUtc } from '../ui/date-text.tsx'
import { FileField, TextField } from '../ui/field.tsx'

export interface QuestionProps {
  at: { session: string; id: string }
  question: OwnQuestion
  gap: string | undefined
  isOpen: boolean
  attempt: (work: () => Promise<unknown>, failure: string) => Promise<boolean>
  onAnswer: () => void
  onReload: () => Promise<unknown>
}

/** The files of an answer, each with the day on which it expires. */
export function ReaderAttachments({ at, question, isOpen, attempt, onAnswer, onReload }: QuestionProps) {
  const [isAdding, setAdding] = useState(false)
  const [file, setFile] = useState<File>()
  const [validUntil, setValidUntil] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function attach() {
    if (!file) return
    setBusy(true)
    const isKept = await attempt(
      () =>
        apiClient.vendorAnswering.attach({
          ...{ ...at, questionId: question.id, file },
          ...(validUntil && { validUntil }),
        }),
      'The file could not be attached. Please try again.',
    )
    if (isKept) {
      await onReload()
      onAnswer()
      setAdding(false)
      setFile(undefined)
      setValidUntil('')
    }
    setBusy(false)
  }

  async function detach(fileId: string) {
    const work = () => apiClient.vendorAnswering.detach({ ...at, fileId })
    if (await attempt(work, 'The file could not be taken off. Please try again.')) await onReload()
  }

  return (
    <>
      {question.files.map(({ fileId, name, validUntil: until }) => (
        <p key={fileId} className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span>
            <Paperclip className="mr-1.5 inline size-4 text-ink-soft" aria-hidden />
            {name}
            {until && <span className="text-ink-soft">, valid until {longDateUtc(until)}</span>}
          </span>
          {isOpen && (
            <Button look="plain" size="small" aria-label={`Take ${name} off`} onClick={() => detach(fileId)}>
              Take off
            </Button>
          )}
        </p>
      ))}
      {isOpen &&
        (isAdding ? (
          <div className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-2">
            <FileField
              label="File"
              hint="Up to 10 MB"
              onChange={(event) => setFile(event.target.files?.[0])}
            />
            <TextField
              label="Valid until"
              optional
              type="date"
              value={validUntil}
              onChange={(event) => setValidUntil(event.target.value)}
            />
            <span className="flex flex-wrap gap-2 sm:col-span-2">
              <Button size="small" busy={isBusy} disabled={!file} onClick={attach}>
                Attach
              </Button>
              <Button size="small" look="quiet" disabled={isBusy} onClick={() => setAdding(false)}>
                Cancel
              </Button>
            </span>
          </div>
        ) : (
          <span>
            <Button
              look="quiet"
              size="small"
              aria-label={`Attach a file: ${question.text}`}
              onClick={() => setAdding(true)}
            >
              <Paperclip className="size-4" aria-hidden />
              Attach a file
            </Button>
          </span>
        ))}
    </>
  )
}
