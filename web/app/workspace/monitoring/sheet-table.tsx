import type { DrawnSample, SheetAnswer, SheetItem } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { NOTE_AT_MOST } from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { isException } from '@plumbline/rules/sampling/sheet-result.ts'
import clsx from 'clsx'
import { Paperclip } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { BareInput, BareSelect } from '../../ui/field.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { dayText } from '../work/day-text.ts'
import type { SheetSaves } from './use-sheet-saves.ts'

const ANSWER_LABELS = { yes: 'Yes', no: 'No', na: 'N/A' } as const
/** Attributes are lettered, as on paper. */
export const letterOf = (index: number) => String.fromCharCode(65 + index)

interface SheetTableProps {
  sample: DrawnSample
  items: readonly SheetItem[]
  saves: SheetSaves
  mayTest: boolean
  onEvidence: (item: SheetItem, attribute: number) => void
}

/** One row for each item, one column for each attribute; arrow keys go from cell to cell. */
export function SheetTable({ sample, items, saves, mayTest, onEvidence }: SheetTableProps) {
  const columns: Column<SheetItem>[] = [
    { id: 'item', heading: 'Item', cell: (item) => <ItemCell item={item} saves={saves} /> },
    ...sample.attributes.map((words, attribute) => ({
      id: `attribute-${attribute}`,
      heading: (
        <abbr title={words} className="no-underline">
          {letterOf(attribute)}
        </abbr>
      ),
      label: `${letterOf(attribute)}. ${words}`,
      className: 'basis-full items-center justify-between',
      cell: (item: SheetItem) => (
        <span className="inline-flex items-center gap-1">
          <AnswerCell
            item={item}
            attribute={attribute}
            words={words}
            value={saves.answersOf(item)[attribute] ?? null}
            onAnswer={mayTest ? (value) => saves.answer(item, attribute, value) : undefined}
          />
          <EvidenceButton
            item={item}
            attribute={attribute}
            words={words}
            mayTest={mayTest}
            onPress={() => onEvidence(item, attribute)}
          />
        </span>
      ),
    })),
    {
      id: 'note',
      heading: 'Note',
      label: 'Note',
      className: 'basis-full items-center [&>span:last-child]:grow',
      cell: (item) => (
        <NoteCell item={item} column={sample.attributes.length} saves={saves} mayTest={mayTest} />
      ),
    },
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the cells inside
    <div
      onKeyDown={moveBetweenCells}
      className={clsx(sample.attributes.length > 4 && 'overflow-x-auto [--heading-at:0px]')}
    >
      <Table caption="Test sheet" columns={columns} rows={items} keyOf={({ id }) => id} />
    </div>
  )
}

function ItemCell({ item, saves }: { item: SheetItem; saves: SheetSaves }) {
  const problems = saves.problemsOf(item)
  return (
    <span className="grid min-w-36 gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="tabular text-ink-faint text-sm">{item.place}</span>
        <span className="wrap-anywhere font-semibold">{item.label}</span>
        {isException(saves.answersOf(item)) && <Badge tone="danger">Exception</Badge>}
        {item.findingId && (
          <Link
            className="text-brand text-sm hover:underline"
            to={`/tasks/findings?finding=${item.findingId}`}
          >
            Finding
          </Link>
        )}
      </span>
      {item.testedOn && (
        <span className="text-ink-faint text-xs">
          {item.testerName}, {dayText(item.testedOn)}
        </span>
      )}
      {problems.length > 0 && (
        <span role="alert" className="grid justify-items-start gap-1 text-danger text-sm">
          {problems.join(' ')}
          <Button look="quiet" size="small" onClick={() => saves.retry(item)}>
            Try again
          </Button>
        </span>
      )}
    </span>
  )
}

interface AnswerCellProps {
  item: SheetItem
  attribute: number
  words: string
  value: SheetAnswer | null
  onAnswer: ((value: SheetAnswer | null) => void) | undefined
}

function AnswerCell({ item, attribute, words, value, onAnswer }: AnswerCellProps) {
  if (!onAnswer)
    return (
      <span className={clsx(value === 'no' && 'font-semibold text-danger')}>
        {value ? ANSWER_LABELS[value] : '–'}
      </span>
    )
  return (
    <BareSelect
      label={`${words}, item ${item.place}`}
      data-cell={`${item.place} ${attribute}`}
      className={clsx(
        'w-24! text-sm! md:min-h-9!',
        value === 'no' && 'border-danger! font-semibold text-danger!',
      )}
      value={value ?? ''}
      onChange={({ target }) => onAnswer((target.value || null) as SheetAnswer | null)}
    >
      <option value="">–</option>
      {Object.entries(ANSWER_LABELS).map(([answer, label]) => (
        <option key={answer} value={answer}>
          {label}
        </option>
      ))}
    </BareSelect>
  )
}

interface EvidenceButtonProps {
  item: SheetItem
  attribute: number
  words: string
  mayTest: boolean
  onPress: () => void
}

function EvidenceButton({ item, attribute, words, mayTest, onPress }: EvidenceButtonProps) {
  const count = item.evidence.filter((one) => one.attribute === attribute).length
  if (count === 0 && !mayTest) return null
  return (
    <button
      type="button"
      aria-label={`Evidence of ${words}, item ${item.place}: ${count}`}
      className={clsx(
        'tabular inline-flex min-h-9 min-w-9 items-center justify-center gap-0.5 rounded-control text-xs hover:bg-paper',
        count > 0 ? 'font-semibold text-brand' : 'text-ink-faint',
      )}
      onClick={onPress}
    >
      <Paperclip aria-hidden className="size-4" />
      {count > 0 && count}
    </button>
  )
}

interface NoteCellProps {
  item: SheetItem
  column: number
  saves: SheetSaves
  mayTest: boolean
}

function NoteCell({ item, column, saves, mayTest }: NoteCellProps) {
  if (!mayTest) return <span className="wrap-anywhere text-sm">{item.note || '–'}</span>
  return (
    <BareInput
      label={`Note on item ${item.place}`}
      data-cell={`${item.place} ${column}`}
      className="min-w-36 text-sm! md:min-h-9!"
      maxLength={NOTE_AT_MOST}
      value={saves.noteOf(item)}
      onChange={({ target }) => saves.typeNote(item, target.value)}
      onBlur={() => saves.leaveNote(item)}
    />
  )
}

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** As in a spreadsheet. Left and right stay with the text of a note; letters choose an answer. */
function moveBetweenCells(event: KeyboardEvent<HTMLElement>) {
  const move = MOVES[event.key]
  const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined
  if (!move || !cell || event.altKey || event.shiftKey) return
  const [rows, columns] = move
  if (event.target instanceof HTMLInputElement && columns !== 0) return
  const [row = 0, column = 0] = cell.split(' ').map(Number)
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-cell="${row + rows} ${column + columns}"]`,
  )
  event.preventDefault()
  next?.focus()
}
