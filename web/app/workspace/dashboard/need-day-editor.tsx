import type { Need, NeedKind } from '@plumbline/contract/insight/dashboard.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { showToast } from '../../ui/toast.tsx'
import { COMPLAINT_IN_LIST } from '../complaints/complaint-in-list.ts'
import { CellWindow, DayForm } from '../work/cell-window.tsx'
import { changeProblem } from '../work/change-words.ts'
import { dayText, todayText } from '../work/day-text.ts'
import { changeFields, refreshListed, reversed } from '../work/listed-record.ts'

/** The day that finishes a complaint's clock: its field, and how it is asked for. */
const COMPLAINT_DAYS: Partial<Record<NeedKind, { key: string; name: string }>> = {
  complaint_acknowledgment: { key: 'acknowledgedOn', name: 'Acknowledged on' },
  complaint_answer: { key: 'answeredOn', name: 'Answered on' },
  complaint_credit: { key: 'creditedOn', name: 'Provisional credit on' },
  complaint_portal_response: { key: 'portalRespondedOn', name: 'First response in the portal on' },
  complaint_portal_final: { key: 'portalFinalOn', name: 'Final response in the portal on' },
}

type Undo = () => Promise<unknown>

interface DayAct {
  name: string
  /** Saves the day, and says how it is taken back, if the reader may. */
  save: (on: string) => Promise<Undo | undefined>
}

function actOf({ kind, id }: Need, mayReopen: boolean): DayAct {
  const complaintDay = COMPLAINT_DAYS[kind]
  if (!complaintDay)
    return {
      name: 'Completed on',
      async save(completedOn) {
        await apiClient.trainings.complete({ id, completedOn })
        return mayReopen ? () => apiClient.trainings.reopen({ id }) : undefined
      },
    }
  const { key, name } = complaintDay
  return {
    name,
    async save(on) {
      const changes = [{ key, from: null, to: on }]
      // The list of needs does not know the version: where the day is set already, the server says by whom.
      const { version } = await changeFields(COMPLAINT_IN_LIST, { id, version: 0 }, changes)
      return () => changeFields(COMPLAINT_IN_LIST, { id, version }, reversed(changes))
    },
  }
}

interface NeedDayEditorProps {
  need: Need
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** Asks for the one day that finishes a need, today beforehand; says what was recorded, with Undo. */
export function NeedDayEditor({ need, anchor, onClose }: NeedDayEditorProps) {
  const queries = useQueryClient()
  const { name, save } = actOf(need, useMayWrite())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function record(on: string | null) {
    if (on === null) return
    setBusy(true)
    setProblem(undefined)
    try {
      const undo = await save(on)
      showToast(
        `${name} ${dayText(on)}`,
        need.title,
        undo && { label: 'Undo', onPress: () => void takeBack(undo, queries) },
      )
      onClose()
      await refresh(queries)
    } catch (error) {
      setProblem(changeProblem(error))
      setBusy(false)
    }
  }

  return (
    <CellWindow title={need.title} {...{ anchor, isBusy, problem, onClose }}>
      <DayForm label={name} value={todayText()} isBusy={isBusy} isRequired onSave={record} />
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
  await refresh(queries)
}

const refresh = (queries: QueryClient) =>
  Promise.all([refreshListed(queries, COMPLAINT_IN_LIST.stale), refreshListed(queries, api.trainings.key())])
