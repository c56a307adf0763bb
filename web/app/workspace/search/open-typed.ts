import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { showProgressBar } from '../../ui/progress-bar.ts'
import { articleAddress } from '../articles/article-address.ts'

/** Enter on a citation opens the paragraph; on other text the list of articles. */
export function useOpenTyped(): (typed: string) => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const latest = useRef(0)
  return async (typed) => {
    const asked = ++latest.current
    const from = location.href
    const hideProgress = showProgressBar()
    const cited = await findCited(queries, typed.trim()).finally(hideProgress)
    // A person who went elsewhere while waiting stays there.
    if (asked !== latest.current || location.href !== from) return
    await navigate(cited ?? articleAddress({ search: typed.trim(), category: undefined, page: 1 }))
  }
}

async function findCited(queries: QueryClient, query: string): Promise<string | undefined> {
  if (!/\d/.test(query)) return undefined
  const found = await queries
    .fetchQuery(api.search.everything.queryOptions({ input: { query } }))
    .catch(() => undefined)
  return found?.regulations.find(({ isCited }) => isCited)?.href ?? undefined
}
