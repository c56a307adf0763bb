import type { TextKind } from '@plumbline/contract/publishing/writing.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api-client.ts'
import { Banner } from '../../ui/banner.tsx'

const EVERY_MS = 20_000
const NAMES = new Intl.ListFormat('en', { type: 'conjunction' })

interface OpenEditorNoticeProps {
  kind: TextKind
  id: string
  /** The version that is being edited. */
  version: number
}

/** Reports this editor as open while the tab is visible, and shows who else is editing or has saved. */
export function OpenEditorNotice({ kind, id, version }: OpenEditorNoticeProps) {
  const { data } = useQuery(
    api.writing.editing.queryOptions({
      input: { kind, id },
      staleTime: 0,
      gcTime: 0,
      refetchInterval: EVERY_MS,
      refetchOnWindowFocus: 'always',
    }),
  )
  if (!data) return null
  const { others, savedByName, version: saved } = data
  return (
    <>
      {others.length > 0 && (
        <Banner tone="info">
          {NAMES.format(others)} {others.length === 1 ? 'has' : 'have'} this open, too.
        </Banner>
      )}
      {saved > version && (
        <Banner tone="info">
          {savedByName ?? 'Someone else'} saved this while you were editing: your text is kept; saving will
          show both.
        </Banner>
      )}
    </>
  )
}
