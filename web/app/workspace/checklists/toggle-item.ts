import type { Checklist } from '@plumbline/contract/compliance/checklists.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'

export interface Tick {
  articleId: string
  itemKey: string
  isTicked: boolean
}

const LISTS = api.checklists.list.key()

/** Optimistic update: shown at once, sent in order, and rolled back alone if refused. */
export function useToggleItem() {
  const queries = useQueryClient()
  const show = (tick: Tick) =>
    queries.setQueriesData<Checklist[]>({ queryKey: LISTS }, (lists) =>
      lists?.map((list) => withTick(list, tick)),
    )
  const [problem, setProblem] = useState<string>()
  const { mutate } = useMutation({
    ...api.checklists.tick.mutationOptions(),
    scope: { id: 'ticks' },
    async onMutate(tick) {
      setProblem(undefined)
      // A pending response would overwrite it.
      await queries.cancelQueries({ queryKey: LISTS })
      show(tick)
    },
    onError(error, tick) {
      show({ ...tick, isTicked: !tick.isTicked })
      setProblem(problemText(error, 'The tick could not be saved. Please try again.'))
    },
    // Reloads after the last pending change, to pick up changes from other tabs and devices.
    onSettled() {
      if (queries.isMutating({ mutationKey: api.checklists.tick.key() }) === 1)
        void queries.invalidateQueries({ queryKey: LISTS })
    },
  })
  return { tick: mutate, problem, dismissProblem: () => setProblem(undefined) }
}

function withTick(checklist: Checklist, { articleId, itemKey, isTicked }: Tick): Checklist {
  if (checklist.articleId !== articleId) return checklist
  return {
    ...checklist,
    items: checklist.items.map((item) => (item.key === itemKey ? { ...item, isTicked } : item)),
  }
}
