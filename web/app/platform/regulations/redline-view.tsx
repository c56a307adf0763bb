import type { Redline, RedlineChange } from '@plumbline/contract/regulations/regulations.ts'
import { ArrowLeftRight, ArrowUpDown, FileDown, Minus, PenLine, Plus, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'
import { dayOfMoment } from '../../ui/day-of-moment.ts'
import { CHANGE_KIND_LABELS } from './change-kinds.ts'
import { LegalStatusNote } from './legal-status-note.tsx'

type Shown = Pick<Redline, 'counts' | 'changes' | 'statuses' | 'isCut'>

const ICONS: Record<RedlineChange['kind'], typeof Plus> = {
  added: Plus,
  removed: Minus,
  changed: ArrowLeftRight,
  amount: ArrowLeftRight,
  moved: ArrowUpDown,
  editorial: PenLine,
}

interface RedlineViewProps {
  redline: Shown
  /** Offers to say what a change is; for administrators. */
  onOverrule?: ((change: RedlineChange) => void) | undefined
  /** Offers the redline as a file. */
  onSavePdf?: (() => Promise<void>) | undefined
  title?: string
}

/** The paragraphs that differ, one under the other, with the words that were taken out and put in. */
export function RedlineView({ redline, onOverrule, onSavePdf, title = 'What changed' }: RedlineViewProps) {
  const [isBeside, setBeside] = useState(false)
  const [showsEditorial, setShowsEditorial] = useState(false)
  useChangeKeys(() => setBeside((beside) => !beside))
  const { counts, changes, statuses } = redline
  const byId = new Map(statuses.map((status) => [status.id, status]))
  const shown = showsEditorial ? changes : changes.filter(({ kind }) => kind !== 'editorial')
  let lastStatus: string | undefined
  let lastNotes = ''
  return (
    <section aria-label="Changes" className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-ink-soft text-sm tabular-nums">{summaryOf(counts)}</p>
        <div className="ml-auto flex flex-wrap gap-2 print:hidden">
          {counts.editorial > 0 && (
            <Button
              look="quiet"
              size="small"
              aria-pressed={showsEditorial}
              onClick={() => setShowsEditorial(!showsEditorial)}
            >
              {showsEditorial ? 'Hide editorial' : 'Show editorial'}
            </Button>
          )}
          <span className="hidden sm:contents">
            <Button look="quiet" size="small" aria-pressed={isBeside} onClick={() => setBeside(!isBeside)}>
              {isBeside ? 'Inline' : 'Side by side'}
            </Button>
          </span>
          {onSavePdf && <PdfButton onSave={onSavePdf} />}
          <Button look="quiet" size="small" onClick={() => print()}>
            <Printer className="size-4" aria-hidden />
            Print
          </Button>
        </div>
      </header>
      <ol className="divide-y divide-line">
        {shown.map((change) => {
          const [status] = change.statuses
          const isNew = status !== undefined && status !== lastStatus
          lastStatus = status
          const notes = change.copyNotes.join('\n')
          const isNewNote = notes !== '' && notes !== lastNotes
          lastNotes = notes
          return (
            <li key={`${change.kind} ${change.key}`}>
              {isNew && (
                <div className="px-4 pt-3">
                  <LegalStatusNote status={byId.get(status)!} />
                </div>
              )}
              {isNewNote && <CopyNotes notes={change.copyNotes} />}
              <Change change={change} isBeside={isBeside} onOverrule={onOverrule} />
            </li>
          )
        })}
      </ol>
      {shown.length === 0 && (
        <p className="px-4 py-6 text-ink-soft">
          Only punctuation, capital letters, or the form of citations changed.
        </p>
      )}
      {redline.isCut && (
        <p className="border-line border-t px-4 py-3 text-ink-soft text-sm">
          More changes than fit on one page. Choose a section to see all of its changes.
        </p>
      )}
      <p className="border-line border-t px-4 py-2 text-ink-faint text-sm print:hidden">
        Keys: N next change, P previous change, S side by side.
      </p>
    </section>
  )
}

/** Said once above neighbors that share it. */
function CopyNotes({ notes }: { notes: readonly string[] }) {
  return (
    <div className="px-4 pt-3">
      <div className="grid gap-1 rounded-control border border-warning bg-warning-soft px-3.5 py-2.5 text-sm">
        {notes.map((note) => (
          <p key={note} className="wrap-anywhere">
            {note}
          </p>
        ))}
      </div>
    </div>
  )
}

export function summaryOf({ added, removed, changed, moved, editorial }: Redline['counts']) {
  return `${added} added · ${changed} changed · ${editorial} editorial only · ${moved} moved · ${removed} removed`
}

function PdfButton({ onSave }: { onSave: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  return (
    <Button
      look="quiet"
      size="small"
      busy={busy}
      onClick={() => {
        setBusy(true)
        void onSave().finally(() => setBusy(false))
      }}
    >
      <FileDown className="size-4" aria-hidden />
      Save as PDF
    </Button>
  )
}

interface ChangeProps extends Pick<RedlineViewProps, 'onOverrule'> {
  change: RedlineChange
  isBeside: boolean
}

function Change({ change, isBeside, onOverrule }: ChangeProps) {
  const Icon = ICONS[change.kind]
  return (
    <div
      tabIndex={-1}
      data-change
      className="grid scroll-mt-24 gap-x-6 gap-y-2 px-4 py-3.5 focus-visible:-outline-offset-2 md:grid-cols-[min(11rem,24vw)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-1 text-sm">
        {change.address ? (
          <Link to={change.address} className="wrap-anywhere font-semibold text-brass hover:underline">
            {change.citation}
          </Link>
        ) : (
          <span className="wrap-anywhere font-semibold text-brass">{change.citation}</span>
        )}
        <span className="flex items-center gap-1.5 font-semibold">
          <Icon className="size-4" aria-hidden />
          {CHANGE_KIND_LABELS[change.kind]}
        </span>
        {change.movedFrom && <span className="text-ink-soft">before: {change.movedFrom}</span>}
        {change.comparedWith && <span className="text-ink-soft">compared with {change.comparedWith}</span>}
        {change.note === 'form-shown-as-picture' && (
          <span className="text-ink-soft">The form is shown as a picture.</span>
        )}
        <Decisions change={change} />
        {onOverrule && (
          <Button
            look="plain"
            size="small"
            className="justify-self-start print:hidden"
            onClick={() => onOverrule(change)}
          >
            Overrule
            <span className="sr-only"> what {change.citation} is</span>
          </Button>
        )}
      </div>
      {isBeside ? <Beside pieces={change.pieces} /> : <Inline pieces={change.pieces} />}
    </div>
  )
}

/** Who called the change something else than the program did, and why. */
function Decisions({ change: { decisions, computed } }: { change: RedlineChange }) {
  if (decisions.length === 0) return null
  return (
    <ul aria-label="Decisions about this change" className="grid gap-1 text-ink-soft">
      {decisions.map(({ class: chosen, reason, byName, at }) => (
        <li key={at} className="wrap-anywhere">
          {chosen
            ? `${CHANGE_KIND_LABELS[chosen]} instead of ${CHANGE_KIND_LABELS[computed].toLowerCase()}`
            : 'Given back to the program'}
          , by {byName ?? 'an administrator'} on {longDateUtc(dayOfMoment(at))}: {reason}
        </li>
      ))}
    </ul>
  )
}

type Pieces = RedlineChange['pieces']

function Inline({ pieces }: { pieces: Pieces }) {
  return (
    <p className="wrap-anywhere max-w-[74ch] whitespace-pre-line font-serif leading-relaxed">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one change never change places
        <Piece key={index} piece={piece} />
      ))}
    </p>
  )
}

function Beside({ pieces }: { pieces: Pieces }) {
  return (
    <div className="grid gap-4 font-serif leading-relaxed sm:grid-cols-2">
      {(['added', 'removed'] as const).map((hidden) => (
        <p key={hidden} className="wrap-anywhere whitespace-pre-line">
          <span className="block font-sans font-semibold text-ink-soft text-sm">
            {hidden === 'added' ? 'Before' : 'After'}
          </span>
          {pieces
            .filter(({ kind }) => kind !== hidden)
            .map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one change never change places
              <Piece key={index} piece={piece} />
            ))}
        </p>
      ))}
    </div>
  )
}

function Piece({ piece: { kind, text } }: { piece: Pieces[number] }) {
  if (kind === 'added')
    return (
      <ins className="bg-success-soft text-success underline decoration-2 underline-offset-2">{text}</ins>
    )
  if (kind === 'removed') return <del className="mr-1 bg-danger-soft text-danger line-through">{text}</del>
  return text
}

/** N and P go from change to change, S changes the view; only outside of fields. */
function useChangeKeys(toggleBeside: () => void) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if ((event.target as HTMLElement).closest('input, textarea, select, [contenteditable], [role=dialog]'))
        return
      const key = event.key.toLowerCase()
      if (key === 's') toggleBeside()
      if (key !== 'n' && key !== 'p') return
      const all = [...document.querySelectorAll<HTMLElement>('[data-change]')]
      const at = all.indexOf(document.activeElement?.closest('[data-change]') as HTMLElement)
      const next = all[key === 'n' ? at + 1 : Math.max(0, at - 1)]
      next?.scrollIntoView({ block: 'center' })
      next?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
