import { type RefObject, useState } from 'react'
import { showToast } from '../../ui/toast.tsx'
import { CellWindow, DayForm } from './cell-window.tsx'
import { changeProblem, useValueText } from './change-words.ts'
import {
  changeFields,
  type EditedCell,
  type FieldChange,
  type FieldValue,
  reversed,
  useRefreshListed,
} from './listed-record.ts'
import { PersonList } from './person-list.tsx'

interface CellEditorProps extends EditedCell {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** A small window at the cell. A person is saved when chosen, a day with Enter. */
export function CellEditor({ of, row, field, value, anchor, onClose }: CellEditorProps) {
  const refresh = useRefreshListed(of.stale)
  const textOf = useValueText(field)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function save(to: FieldValue) {
    if (to === value) return onClose()
    const changes = [{ key: field.key, from: value, to }]
    setBusy(true)
    setProblem(undefined)
    try {
      const { version } = await changeFields(of, row, changes)
      await refresh()
      showToast(`${field.name}: ${textOf(to)}`, row.title, {
        label: 'Undo',
        onPress: () => void undo(version, reversed(changes)),
      })
      onClose()
    } catch (error) {
      await refresh()
      setProblem(changeProblem(error))
      setBusy(false)
    }
  }

  async function undo(version: number, changes: FieldChange[]) {
    try {
      await changeFields(of, { id: row.id, version }, changes)
      showToast(`${field.name}: ${textOf(value)}`, row.title)
    } catch (error) {
      showToast('Not undone', changeProblem(error))
    }
    await refresh()
  }

  return (
    <CellWindow title={`${field.name}, ${row.title}`} {...{ anchor, isBusy, problem, onClose }}>
      {field.kind === 'person' && (
        <PersonList
          label={field.name}
          people={field.people}
          value={value}
          disabled={isBusy}
          onChoose={save}
        />
      )}
      {field.kind === 'day' && (
        <DayForm label={field.name} {...{ value, isBusy }} isRequired={field.isRequired} onSave={save} />
      )}
    </CellWindow>
  )
}
