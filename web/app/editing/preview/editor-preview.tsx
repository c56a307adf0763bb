import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { Prose } from '../../ui/prose.tsx'
import { problemText } from '../editor/save-problems.ts'

const SETTLES_AFTER_MS = 400

/** Preview by the server's renderer, debounced. */
export function EditorPreview({ content }: { content: string }) {
  const settled = useSettled(content)
  const { data, isError, error } = useQuery(
    api.writing.render.queryOptions({
      input: { content: settled },
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  return (
    <section
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 min-h-40 overflow-y-auto lg:h-0 lg:max-h-none lg:min-h-full rounded-control border border-line bg-paper px-5 py-4"
    >
      {isError && (
        <p className="text-sm text-danger">
          {problemText(error, 'The preview could not be made. It will be tried again.')}
        </p>
      )}
      {settled.trim() === '' ? (
        <p className="text-sm text-ink-faint">The preview appears here as you write.</p>
      ) : (
        data && <Prose html={data.html} />
      )}
    </section>
  )
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
