import type { Checklist } from '@plumbline/contract/checklists.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api/api-client.ts'
import { problemText } from '../api/outcome.ts'

export interface Tick {
  articleId: string
  itemKey: string
  isTicked: boolean
}

const LISTS = api.checklists.list.key()

/** Shown at once, sent one after the other, and taken back alone if the server did not take it. */
export function useTicking() {
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
      // An answer that is on its way does not know of it.
      await queries.cancelQueries({ queryKey: LISTS })
      show(tick)
    },
    onError(error, tick) {
      show({ ...tick, isTicked: !tick.isTicked })
      setProblem(problemText(error, 'The tick could not be saved. Please try again.'))
    },
    // What another tab or device ticked meanwhile comes along, once nothing is on its way any more.
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
