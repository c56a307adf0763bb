import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { todayText } from './day-text.ts'
import { EvidenceItem } from './evidence-item.tsx'
import { NewEvidence } from './new-evidence.tsx'
import { invalidateNouns } from './noun-parts.ts'
import { PanelSection } from './panel-section.tsx'
import { RecordSearch } from './record-search.tsx'

const FILES_AT_ONCE = 20

interface Waiting {
  key: string
  file: File
}

interface EvidencePanelProps {
  subject: SubjectRef
  title?: string
  mayAdd?: boolean
  /** Offers records of the institution as evidence, too: a finished task, a policy in force. */
  mayLink?: boolean
}

/** Evidence of one thing: files dropped, pasted, or chosen, several at once; each is saved as it is. */
export function EvidencePanel({
  subject,
  title = 'Evidence',
  mayAdd = true,
  mayLink = false,
}: EvidencePanelProps) {
  const evidence = useQuery(api.evidence.list.queryOptions({ input: subject }))
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting[]>([])
  const [replaces, setReplaces] = useState<{ id: string; title: string }>()
  const [isOver, setOver] = useState(false)
  const [isLinking, setLinking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.evidence.key() }),
      queries.invalidateQueries({ queryKey: api.history.key() }),
      queries.invalidateQueries({ queryKey: api.tasks.key() }),
      queries.invalidateQueries({ queryKey: api.findings.key() }),
      queries.invalidateQueries({ queryKey: api.vendors.key() }),
      queries.invalidateQueries({ queryKey: api.risks.key() }),
      queries.invalidateQueries({ queryKey: api.controls.key() }),
      invalidateNouns(queries),
    ])

  function take(files: readonly File[]) {
    if (!mayAdd || files.length === 0) return
    const room = FILES_AT_ONCE - waiting.length
    setProblem(
      files.length > room ? `${files.length} files at once. The limit is ${FILES_AT_ONCE}.` : undefined,
    )
    setWaiting([...waiting, ...files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }))])
  }

  async function link({ kind, id, title: named }: SubjectRef & { title: string }) {
    setProblem(undefined)
    try {
      const target = { kind, id }
      await apiClient.evidence.add({ ...subject, target, title: named, validOn: todayText() })
      await refresh()
    } catch (error) {
      setProblem(problemText(error, 'The record could not be linked. Please try again.'))
    }
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are further ways to what the button does
    <div
      onDragOver={(event) => {
        if (!mayAdd || !event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
      className={clsx(isOver && 'bg-brand-soft outline-2 outline-brand -outline-offset-4 outline-dashed')}
    >
      <PanelSection
        title={title}
        count={evidence.data?.length}
        action={
          mayAdd && (
            <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
              {mayLink && (
                <button
                  type="button"
                  aria-expanded={isLinking}
                  className="font-semibold text-brand"
                  onClick={() => setLinking(!isLinking)}
                >
                  {isLinking ? 'Done' : 'Link a record'}
                </button>
              )}
              <button
                type="button"
                className="font-semibold text-brand"
                onClick={() => input.current?.click()}
              >
                Add or drop files
              </button>
            </span>
          )
        }
      >
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files of evidence"
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        {problem && (
          <p role="alert" className="font-medium text-danger text-sm">
            {problem}
          </p>
        )}
        {isLinking && (
          <RecordSearch
            label="Find the record that shows it"
            isOffered={({ kind, id }) =>
              !(kind === subject.kind && id === subject.id) &&
              !evidence.data?.some(({ target }) => target?.kind === kind && target.id === id)
            }
            onChoose={link}
          />
        )}
        {waiting.map(({ key, file }) => (
          <NewEvidence
            key={key}
            file={file}
            subject={subject}
            replaces={replaces}
            onAdded={() => {
              setWaiting((all) => all.filter((each) => each.key !== key))
              setReplaces(undefined)
              void refresh()
            }}
            onGivenUp={() => setWaiting((all) => all.filter((each) => each.key !== key))}
          />
        ))}
        {evidence.isPending && <Skeleton className="h-14 w-full" />}
        {evidence.isError && (
          <p className="text-sm">
            The evidence could not be loaded.{' '}
            <Button look="plain" size="small" onClick={() => evidence.refetch()}>
              Try again
            </Button>
          </p>
        )}
        {evidence.data?.length === 0 && waiting.length === 0 && (
          <p className="text-ink-soft text-sm">
            No evidence yet.{' '}
            {mayAdd &&
              'Drop files here, paste them, or choose them: each is saved with its name and today’s date.'}
          </p>
        )}
        <ul className="grid gap-3">
          {evidence.data?.map((each) => (
            <EvidenceItem
              key={each.id}
              evidence={each}
              subject={subject}
              mayChange={mayAdd}
              onChanged={refresh}
              onReplace={() => {
                setReplaces({ id: each.id, title: each.title })
                input.current?.click()
              }}
            />
          ))}
        </ul>
      </PanelSection>
    </div>
  )
}
