import type { EvidenceType } from '@plumbline/contract/compliance/evidence.ts'
import type { StoredFile } from '@plumbline/contract/compliance/files.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { dayText, todayText } from './day-text.ts'
import { EvidenceTypeSelect } from './evidence-type.tsx'
import { beginUpload, fileProblem, sendUpload, type Upload } from './file-upload.ts'

interface NewEvidenceProps {
  file: File
  subject: SubjectRef
  replaces: { id: string; title: string } | undefined
  onAdded: () => void
  onGivenUp: () => void
}

type State =
  | { step: 'sending'; share: number }
  | { step: 'same'; existing: StoredFile }
  | { step: 'failed'; because: string; mayResume: boolean }
  | { step: 'sent'; file: StoredFile }

/** One file on its way to become evidence: its bytes travel while title and date are asked. */
export function NewEvidence({ file, subject, replaces, onAdded, onGivenUp }: NewEvidenceProps) {
  const [state, setState] = useState<State>({ step: 'sending', share: 0 })
  const [title, setTitle] = useState(file.name)
  const [validOn, setValidOn] = useState('')
  const [type, setType] = useState<EvidenceType>('document')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const upload = useRef<Upload>(undefined)
  const stop = useRef(new AbortController())

  async function send() {
    setState({ step: 'sending', share: 0 })
    const refused = fileProblem(file)
    if (refused) return setState({ step: 'failed', because: refused, mayResume: false })
    try {
      if (!upload.current) {
        const begun = await beginUpload(file)
        upload.current = begun.upload
        if (begun.existing) return setState({ step: 'same', existing: begun.existing })
      }
      await finishSending()
    } catch (error) {
      fail(error)
    }
  }

  async function finishSending() {
    const stored = await sendUpload(upload.current!, {
      onProgress: (share) => setState({ step: 'sending', share }),
      signal: stop.current.signal,
    })
    setState({ step: 'sent', file: stored })
  }

  function fail(error: unknown) {
    if (stop.current.signal.aborted) return
    const isRefused = error instanceof Error && 'status' in error && Number(error.status) < 500
    const called = (error as { data?: { called?: string } }).data?.called
    const because = problemText(error, 'The connection was lost. Resume to send what is missing.')
    setState({
      step: 'failed',
      because: called
        ? `${file.name} is ${called}: its name says something else. Rename it and try again.`
        : because,
      mayResume: !isRefused,
    })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is sent once, when it is dropped
  useEffect(() => {
    stop.current = new AbortController()
    void send()
    return () => stop.current.abort()
  }, [])

  function giveUp() {
    stop.current.abort()
    if (upload.current && state.step !== 'sent')
      void apiClient.files.discard({ id: upload.current.id }).catch(() => {})
    onGivenUp()
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (state.step !== 'sent') return
    if (validOn === '') return setProblem('Enter the day that the content speaks of.')
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.evidence.add({
        ...subject,
        title,
        type,
        validOn,
        fileId: state.file.id,
        ...(replaces && { replacesId: replaces.id }),
      })
      onAdded()
    } catch (error) {
      setProblem(problemText(error, 'The evidence could not be saved.'))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-3 rounded-card border border-line bg-paper p-3">
      <p className="wrap-anywhere font-semibold text-sm">
        {replaces ? `${file.name} replaces “${replaces.title}”` : file.name}
      </p>
      {state.step === 'sending' && (
        <div>
          <progress
            className="h-2 w-full accent-brand"
            max={1}
            value={state.share}
            aria-label={`Sending ${file.name}`}
          />
          <p className="text-ink-faint text-xs">
            {state.share === 0 ? 'Reading the file…' : `${Math.round(state.share * 100)} percent sent`}
          </p>
        </div>
      )}
      {state.step === 'same' && (
        <div className="grid gap-2 text-sm" role="status">
          <p>
            The same content is here already: <b className="font-semibold">{state.existing.name}</b>, uploaded
            by {state.existing.uploadedByName} on {dayText(state.existing.uploadedAt.slice(0, 10))}.
          </p>
          <span className="flex flex-wrap gap-2">
            <Button
              size="small"
              onClick={() => {
                const { existing } = state
                if (upload.current) void apiClient.files.discard({ id: upload.current.id }).catch(() => {})
                upload.current = undefined
                setState({ step: 'sent', file: existing })
              }}
            >
              Use that one
            </Button>
            <Button look="quiet" size="small" onClick={() => finishSending().catch(fail)}>
              Upload again
            </Button>
          </span>
        </div>
      )}
      {state.step === 'failed' && (
        <p role="alert" className="wrap-anywhere font-medium text-danger text-sm">
          {state.because}
        </p>
      )}
      {state.step !== 'failed' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="Title"
            value={title}
            maxLength={200}
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextField
            label="Valid on"
            type="date"
            value={validOn}
            max="2100-12-31"
            onChange={(event) => setValidOn(event.target.value)}
            error={problem}
            hint={
              validOn === '' && (
                <button
                  type="button"
                  className="font-semibold text-brand"
                  onClick={() => setValidOn(todayText())}
                >
                  Today
                </button>
              )
            }
          />
          <EvidenceTypeSelect value={type} onChange={setType} />
        </div>
      )}
      {state.step === 'sent' && state.file.isEncrypted && (
        <p className="text-sm text-warning">
          This PDF is protected: whoever needs it has to know its password. There is no preview.
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        {state.step !== 'failed' && (
          <Button type="submit" size="small" busy={isBusy} disabled={state.step !== 'sent'}>
            Add evidence
          </Button>
        )}
        {state.step === 'failed' && state.mayResume && (
          <Button size="small" onClick={send}>
            Resume
          </Button>
        )}
        <Button look="quiet" size="small" onClick={giveUp}>
          Remove
        </Button>
      </span>
    </form>
  )
}
