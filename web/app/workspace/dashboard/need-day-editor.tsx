import type { Need } from '@plumbline/contract/insight/dashboard.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useMayWrite } from '../../platform/session/member.ts'
import { showToast } from '../../ui/toast.tsx'
import { CellWindow, DayForm } from '../work/cell-window.tsx'
import { changeProblem } from '../work/change-words.ts'
import { dayText, todayText } from '../work/day-text.ts'
import { dayActOf, refreshNouns, type Undo } from '../work/noun-parts.ts'

interface NeedDayEditorProps {
  need: Need
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Asks for the one day that finishes a need, today beforehand; says what was recorded, with Undo. */
export function NeedDayEditor({ need, anchor, onClose }: NeedDayEditorProps) {
  const queries = useQueryClient()
  const mayManage = useMayWrite()
  const act = dayActOf(need.kind)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function record(on: string | null) {
    if (on === null || !act) return
    setBusy(true)
    setProblem(undefined)
    try {
      const undo = await act.save(need.id, on, mayManage)
      showToast(
        `${act.name} ${dayText(on)}`,
        need.title,
        undo && { label: 'Undo', onPress: () => void takeBack(undo, queries) },
      )
      onClose()
      await refreshNouns(queries)
    } catch (error) {
      setProblem(changeProblem(error))
      setBusy(false)
    }
  }

  return (
    <CellWindow title={need.title} {...{ anchor, isBusy, problem, onClose }}>
      <DayForm
        label={act?.name ?? 'Done on'}
        value={todayText()}
        isBusy={isBusy}
        isRequired
        onSave={record}
      />
    </CellWindow>
  )
}

async function takeBack(undo: Undo, queries: QueryClient) {
  try {
    await undo()
    showToast('Taken back')
  } catch (error) {
    showToast('Not undone', changeProblem(error))
  }
  await refreshNouns(queries)
}
