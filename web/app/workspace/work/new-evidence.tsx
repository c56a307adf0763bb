import { EVIDENCE_TITLE_AT_MOST, type Evidence } from '@plumbline/contract/compliance/evidence.ts'
import type { StoredFile } from '@plumbline/contract/compliance/files.ts'
import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { dayText, todayText } from './day-text.ts'
import { beginUpload, fileProblem, sendUpload, type Upload } from './file-upload.ts'

interface NewEvidenceProps {
  file: File
  subject: SubjectRef
  replaces: { id: string; title: string } | undefined
  onAdded: (added: Evidence) => void
  onGivenUp: () => void
}

type State =
  | { step: 'sending'; share: number }
  | { step: 'same'; existing: StoredFile }
  | { step: 'failed'; because: string; mayResume: boolean }
  | { step: 'saving' }
  | { step: 'unsaved'; file: StoredFile; because: string }

/**
 * One file on its way to become evidence. It is saved under its own name, as valid today; both can be changed where
 * it is shown.
 */
export function NewEvidence({ file, subject, replaces, onAdded, onGivenUp }: NewEvidenceProps) {
  const [state, setState] = useState<State>({ step: 'sending', share: 0 })
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
    await save(stored)
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
    if (upload.current && state.step !== 'unsaved')
      void apiClient.files.discard({ id: upload.current.id }).catch(() => {})
    onGivenUp()
  }

  async function save(stored: StoredFile) {
    setState({ step: 'saving' })
    try {
      const added = await apiClient.evidence.add({
        ...subject,
        title: file.name.slice(0, EVIDENCE_TITLE_AT_MOST),
        validOn: todayText(),
        fileId: stored.id,
        ...(replaces && { replacesId: replaces.id }),
      })
      onAdded(added)
    } catch (error) {
      const because = problemText(error, 'The evidence could not be saved.')
      setState({ step: 'unsaved', file: stored, because })
    }
  }

  return (
    <div className="grid gap-3 rounded-card border border-line bg-paper p-3">
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
            by {state.existing.uploadedByName} on {dayText(dayOfMoment(state.existing.uploadedAt))}.
          </p>
          <span className="flex flex-wrap gap-2">
            <Button
              size="small"
              onClick={() => {
                const { existing } = state
                if (upload.current) void apiClient.files.discard({ id: upload.current.id }).catch(() => {})
                upload.current = undefined
                void save(existing)
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
      {state.step === 'saving' && (
        <p role="status" className="text-ink-faint text-xs">
          Saving…
        </p>
      )}
      {(state.step === 'failed' || state.step === 'unsaved') && (
        <p role="alert" className="wrap-anywhere font-medium text-danger text-sm">
          {state.because}
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        {state.step === 'unsaved' && (
          <Button size="small" onClick={() => void save(state.file)}>
            Try again
          </Button>
        )}
        {state.step === 'failed' && state.mayResume && (
          <Button size="small" onClick={send}>
            Resume
          </Button>
        )}
        {state.step !== 'saving' && (
          <Button look="quiet" size="small" onClick={giveUp}>
            Remove
          </Button>
        )}
      </span>
    </div>
  )
}
