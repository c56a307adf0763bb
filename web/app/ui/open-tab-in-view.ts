import { type RefObject, useEffect, useRef } from 'react'

/** For a row of links as tabs: on a narrow screen the one that is open may lie beyond the edge. */
export function useOpenTabInView(...changes: readonly unknown[]): RefObject<HTMLElement | null> {
  const tabs = useRef<HTMLElement>(null)
  const key = changes.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open, or further ones are shown
  useEffect(() => {
    const open = tabs.current?.querySelector('[aria-current=page]')
    open?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [key])
  return tabs
}
