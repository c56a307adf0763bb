import type { Revision } from '@plumbline/contract/publishing/writing.ts'
import clsx from 'clsx'
import { Button } from '../../ui/button.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { LineComparison } from './line-comparison.tsx'

/** The parts of a query result that are used here. */
interface Loaded<T> {
  data: T | undefined
  isError: boolean
  refetch: () => unknown
}

interface VersionsDialogProps<Fields> {
  revisions: Loaded<Revision[]>
  chosen: number | undefined
  onChoose: (version: number) => void
  /** Fields of the selected version. */
  fields: Loaded<Fields>
  /** The content with its metadata as text, for comparison. */
  written: (fields: Fields) => string
  /** The current content of the form. */
  current: string
  onRestore: (fields: Fields, version: number) => void
  onClose: () => void
}

/** Earlier versions, each compared with the current form. */
export function VersionsDialog<Fields>({ revisions, onClose, ...choice }: VersionsDialogProps<Fields>) {
  const { data, isError, refetch } = revisions
  return (
    <Dialog open onClose={onClose} title="Versions" size="large">
      {isError && <ErrorState title="The versions could not be loaded" onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-40" />}
      {data?.length === 0 && (
        <p className="text-ink-soft">Nothing was saved yet since this text came with the program.</p>
      )}
      {data && data.length > 0 && (
        <div className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <VersionList revisions={data} chosen={choice.chosen} onChoose={choice.onChoose} />
          <ChosenVersion {...choice} />
        </div>
      )}
    </Dialog>
  )
}

interface VersionListProps {
  revisions: readonly Revision[]
  chosen: number | undefined
  onChoose: (version: number) => void
}

function VersionList({ revisions, chosen, onChoose }: VersionListProps) {
  return (
    <ol aria-label="Saved versions" className="grid max-h-96 content-start gap-1 overflow-y-auto">
      {revisions.map(({ version, savedAt, savedByName }) => (
        <li key={version}>
          <button
            type="button"
            aria-pressed={version === chosen}
            onClick={() => onChoose(version)}
            className={clsx(
              'w-full rounded-control px-3 py-2 text-left text-sm hover:bg-brand-soft',
              version === chosen && 'bg-brand-soft',
            )}
          >
            <span className="font-semibold">Version {version}</span>
            <span className="block text-ink-soft">{dateAndTime(savedAt)}</span>
            <span className="block text-ink-soft">{savedByName ?? 'Plumbline'}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

type ChosenVersionProps<Fields> = Pick<
  VersionsDialogProps<Fields>,
  'chosen' | 'fields' | 'written' | 'current' | 'onRestore'
>

function ChosenVersion<Fields>({ chosen, fields, written, current, onRestore }: ChosenVersionProps<Fields>) {
  const { data, isError, refetch } = fields
  if (chosen === undefined) {
    return <p className="text-ink-soft">Choose a version to compare it with what the form holds.</p>
  }
  if (isError) return <ErrorState title="This version could not be loaded" onRetry={refetch} />
  if (!data) return <Skeleton className="h-40" />
  return (
    <div className="grid content-start gap-4">
      <LineComparison
        label={`From version ${chosen} to what the form holds`}
        before={written(data)}
        after={current}
      />
      <Button look="quiet" className="justify-self-start" onClick={() => onRestore(data, chosen)}>
        Restore version {chosen}
      </Button>
    </div>
  )
}
