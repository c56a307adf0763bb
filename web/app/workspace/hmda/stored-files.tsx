import type { HmdaFile } from '@plumbline/contract/compliance/hmda.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { shortDate } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { ListAway } from '../work/list-away.tsx'

const NONE = 'None. A register stays in the browser unless you choose Tools, Store in the institution.'

/** Registers that somebody chose to store. */
export function StoredFiles({ onOpen, none = NONE }: { onOpen: (file: File) => void; none?: ReactNode }) {
  const queries = useQueryClient()
  const stored = useQuery(api.hmdaFiles.list.queryOptions())
  const [removing, setRemoving] = useState<HmdaFile>()
  const [opening, setOpening] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function open({ id, name }: HmdaFile) {
    setOpening(id)
    setProblem(undefined)
    try {
      const kept = await apiClient.hmdaFiles.open({ id })
      onOpen(new File([kept], name))
      window.scrollTo({ top: 0 })
    } catch (error) {
      setProblem(problemText(error, 'The file could not be opened.'))
    }
    setOpening(undefined)
  }

  return (
    <section aria-label="Stored registers" className="mt-6 max-w-3xl text-sm">
      <h2 className="font-semibold">Stored registers</h2>
      {!stored.data ? (
        <ListAway query={stored} what="The stored registers" />
      ) : stored.data.length === 0 ? (
        <p className="mt-1 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-2 rounded-card border border-line bg-surface">
          {stored.data.map((file) => (
            <li
              key={file.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3 last:border-b-0"
            >
              <span className="min-w-0 flex-1 basis-64">
                <strong className="block truncate font-semibold">{file.name}</strong>
                <span className="text-ink-soft">
                  {file.year}
                  {file.quarter ? `, quarter ${file.quarter}` : ''}. Stored{' '}
                  {shortDate(dayOfMoment(file.storedAt))} by {file.storedByName}, kept until{' '}
                  {shortDate(dayOfMoment(file.keepUntil))}
                </span>
              </span>
              <Button look="quiet" size="small" busy={opening === file.id} onClick={() => void open(file)}>
                Open
              </Button>
              <Button look="quiet" size="small" onClick={() => setRemoving(file)}>
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="mt-2 text-danger">
          {problem}
        </p>
      )}
      {removing && (
        <ConfirmDialog
          title="Delete this register?"
          question="The copy in your institution is deleted. This cannot be taken back."
          subject={removing.name}
          action="Delete"
          onClose={() => setRemoving(undefined)}
          onConfirm={async () => {
            try {
              await apiClient.hmdaFiles.remove({ id: removing.id })
            } catch (error) {
              return problemText(error, 'The file could not be deleted.')
            }
            await queries.invalidateQueries({ queryKey: api.hmdaFiles.key() })
            setRemoving(undefined)
            return undefined
          }}
        />
      )}
    </section>
  )
}
