import type { ExamItem } from '@plumbline/contract/compliance/exam-items.ts'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import clsx from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectBox } from '../../ui/select-column.tsx'
import { dueText, todayText } from '../work/day-text.ts'
import { EditableCell, OwnerCell } from '../work/editable-cell.tsx'
import type { ListedField } from '../work/listed-record.ts'
import { AssignItemsBar } from './assign-items-bar.tsx'
import { examItemsInList } from './exam-items-in-list.ts'
import { ITEM_STATUS_LABELS, ITEM_STATUS_TONES } from './exam-text.ts'

interface ExamItemListProps {
  exam: Exam
  items: readonly ExamItem[]
  openId: string
  addressOf: (id: string) => string
}

/** In the examiner's order, under the examiner's sections; selected items get an owner and a due date at once. */
export function ExamItemList({ exam, items, openId, addressOf }: ExamItemListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = items.filter(({ id }) => chosen.has(id))
  const today = todayText()
  const choose = (ids: readonly string[], isOn: boolean) => {
    const after = new Set(chosen)
    for (const id of ids) {
      if (isOn) after.add(id)
      else after.delete(id)
    }
    setChosen(after)
  }
  return (
    <div>
      <AssignItemsBar
        exam={exam}
        items={selected}
        onSelectAll={() =>
          choose(
            items.map(({ id }) => id),
            true,
          )
        }
        onDone={() => setChosen(new Set())}
      />
      <Card className="@container/few-columns p-0">
        <ul aria-label="Items">
          {items.map((item, index) => (
            <li
              key={item.id}
              className={clsx('border-line border-t first:border-t-0', item.id === openId && 'bg-brand-soft')}
            >
              {item.section !== (items[index - 1]?.section ?? '') && (
                <SectionHeading
                  section={item.section}
                  isFirst={index === 0}
                  ids={items.filter(({ section }) => section === item.section).map(({ id }) => id)}
                  chosen={chosen}
                  onChoose={choose}
                />
              )}
              <div className="flex items-start hover:bg-paper as-lines:block as-lines:px-[min(1rem,16px)] as-lines:py-2">
                <span className="py-2 pl-4 as-lines:relative as-lines:z-1 as-lines:float-left as-lines:mr-1.5 as-lines:-ml-1 as-lines:p-0">
                  <SelectBox
                    name={`item ${item.number || item.position}`}
                    checked={chosen.has(item.id)}
                    onChange={(isOn) => choose([item.id], isOn)}
                  />
                </span>
                <ItemRow exam={exam} item={item} to={addressOf(item.id)} today={today} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

interface SectionHeadingProps {
  section: string
  isFirst: boolean
  ids: readonly string[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isOn: boolean) => void
}

function SectionHeading({ section, isFirst, ids, chosen, onChoose }: SectionHeadingProps) {
  const isAll = ids.every((id) => chosen.has(id))
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 bg-paper px-4 py-1 font-semibold text-ink-soft text-xs',
        isFirst && 'rounded-t-card',
      )}
    >
      <p className="wrap-anywhere mr-auto py-1">{section}</p>
      {section !== '' && (
        <Button
          look="plain"
          size="small"
          aria-label={`${isAll ? 'Select none of' : 'Select all of'} ${section}`}
          onClick={() => onChoose(ids, !isAll)}
        >
          {isAll ? 'Select none' : 'Select all'}
        </Button>
      )}
    </div>
  )
}

const DUE: ListedField = { key: 'dueOn', name: 'Due', kind: 'day' }

interface ItemRowProps {
  exam: Exam
  item: ExamItem
  to: string
  today: string
}

/** The whole row opens the item; owner and day are changed where they stand. */
function ItemRow({ exam, item, to, today }: ItemRowProps) {
  const { id, version, dueOn, status } = item
  const row = { id, version, title: `Item ${item.number || item.position}` }
  const of = examItemsInList(exam.id)
  return (
    <div className="relative grid min-w-0 flex-1 grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-2.5 pr-4 pl-2 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] as-lines:block as-lines:p-0">
      <Link
        to={to}
        replace
        preventScrollReset
        className="col-span-2 grid grid-cols-subgrid items-baseline after:absolute after:inset-0 as-lines:block"
      >
        <span className="tabular wrap-anywhere font-semibold text-sm as-lines:mr-2">
          {item.number || '–'}
        </span>
        <span className="wrap-anywhere line-clamp-2 text-sm as-lines:inline">{item.request}</span>
      </Link>
      <span className="flex flex-wrap items-center gap-x-2 text-ink-soft text-xs max-sm:col-start-2 [&_button]:relative">
        {item.questionCount > 0 && (
          <span className="font-semibold text-warning">
            {item.questionCount} {item.questionCount === 1 ? 'question' : 'questions'}
          </span>
        )}
        {status !== 'delivered' && (
          <EditableCell of={of} row={row} field={DUE} value={dueOn}>
            {dueOn ? (
              <span className={clsx(dueOn < today && 'font-semibold text-danger')}>
                {dueOn < today && 'Overdue, '}
                {dueText(dueOn, today)}
              </span>
            ) : (
              'No date'
            )}
          </EditableCell>
        )}
        <OwnerCell
          of={of}
          row={row}
          owner={item.owner}
          field={{ key: 'ownerId', name: 'Owner', kind: 'person', people: exam.people }}
        />
        <Badge tone={ITEM_STATUS_TONES[status]}>
          {status === 'delivered' && item.receivedAt ? 'Received' : ITEM_STATUS_LABELS[status]}
        </Badge>
      </span>
    </div>
  )
}
