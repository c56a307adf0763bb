import type { ReadRequest, RequestList } from '@plumbline/contract/compliance/exam-items.ts'
import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import type { Ref } from 'react'
import { BareSelect } from '../../ui/field.tsx'
import { dayText } from '../work/day-text.ts'

/** Of a letter, what is before its first numbered request: the address and the greeting. */
export function beforeTheNumbers(items: readonly ReadRequest[]): ReadonlySet<number> {
  const first = items.findIndex(({ number }) => number !== '')
  return new Set(items.slice(0, Math.max(first, 0)).keys())
}

interface ImportPreviewProps {
  ref: Ref<HTMLTableElement>
  list: RequestList
  people: Exam['people']
  leftOut: ReadonlySet<number>
  isThere: (number: string) => boolean
  /** Whom a name of the list means, for all of its rows. */
  onOwner: (name: string, ownerId: string | null) => void
  onLeaveOut: (leftOut: ReadonlySet<number>) => void
}

/** The items as they will be added: each can be left out, and each owner's name is a person of the exam or nobody. */
export function ImportPreview({
  ref,
  list,
  people,
  leftOut,
  isThere,
  onOwner,
  onLeaveOut,
}: ImportPreviewProps) {
  const names = new Map(list.items.map(({ ownerName, ownerId }) => [ownerName, ownerId]))
  names.delete('')
  const nameOf = (id: string | null) => people.find(({ userId }) => userId === id)?.name
  const toggle = (index: number) => {
    const after = new Set(leftOut)
    if (!after.delete(index)) after.add(index)
    onLeaveOut(after)
  }
  return (
    <>
      {names.size > 0 && (
        <fieldset className="grid gap-2 rounded-control border border-line p-3">
          <legend className="px-1 font-semibold text-sm">Owners in the list</legend>
          {[...names].map(([name, ownerId]) => (
            <div key={name} className="grid items-center gap-x-3 gap-y-1 text-sm sm:grid-cols-2">
              <span className="wrap-anywhere">{name}</span>
              <BareSelect
                label={`Owner for ${name}`}
                value={ownerId ?? ''}
                onChange={(event) => onOwner(name, event.target.value || null)}
                className="text-sm!"
              >
                <option value="">Nobody</option>
                {people.map((person) => (
                  <option key={person.userId} value={person.userId}>
                    {person.name}
                  </option>
                ))}
              </BareSelect>
            </div>
          ))}
          {[...names.values()].includes(null) && (
            <p className="text-ink-soft text-xs">
              Who is not listed here is not on this exam yet. Add the person under People, or assign the items
              later.
            </p>
          )}
        </fieldset>
      )}
      <table ref={ref} tabIndex={-1} className="w-full text-sm outline-none">
        <caption className="sr-only">Items as they will be added</caption>
        <thead>
          <tr className="text-left text-ink-soft">
            <th className="py-1 pr-2 font-semibold">
              <span className="sr-only">Add</span>
            </th>
            <th className="py-1 pr-3 font-semibold">No.</th>
            <th className="py-1 pr-3 font-semibold">Request</th>
            <th className="py-1 font-semibold">Due and owner</th>
          </tr>
        </thead>
        <tbody>
          {list.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a preview have no other name, and stay
            <tr key={index} className="border-line border-t align-top">
              <td className="py-1.5 pr-2">
                <input
                  type="checkbox"
                  className="size-4.5 accent-brand"
                  aria-label={`Add ${item.number ? `item ${item.number}` : item.request.slice(0, 60)}`}
                  checked={!leftOut.has(index)}
                  onChange={() => toggle(index)}
                />
              </td>
              <td className="tabular max-w-28 py-1.5 pr-3 font-semibold">
                <span className={item.number.length > 10 ? 'wrap-anywhere' : 'whitespace-nowrap'}>
                  {item.number || '–'}
                </span>
              </td>
              <td className="wrap-anywhere whitespace-pre-line py-1.5 pr-3">
                {item.section && item.section !== list.items[index - 1]?.section && (
                  <span className="block font-semibold text-ink-soft text-xs">{item.section}</span>
                )}
                {item.request}
                {item.note && <span className="block text-ink-soft text-xs">Note: {item.note}</span>}
                {item.warning && <span className="block text-warning text-xs">{item.warning}</span>}
                {isThere(item.number) && (
                  <span className="block text-warning text-xs">
                    This exam has an item {item.number} already.
                  </span>
                )}
              </td>
              <td className="tabular py-1.5">
                {item.dueOn && <span className="block whitespace-nowrap">{dayText(item.dueOn)}</span>}
                <span className="wrap-anywhere block text-ink-soft text-xs">{nameOf(item.ownerId)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
