import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GridRow } from './desk-protocol.ts'
import type { Ask } from './use-desk.ts'

const BLOCK = 60
const BLOCKS_KEPT = 40

interface RowBlocksOptions {
  ask: Ask
  version: number
  rowCount: number
  /** The rows in sight: from the first, before the last. */
  first: number
  last: number
}

/** The rows in sight and around, fetched from the worker in blocks. */
export function useRowBlocks(options: RowBlocksOptions): (place: number) => GridRow | undefined {
  const { ask, version, rowCount, first, last } = options
  const blocks = useRef(new Map<number, GridRow[]>())
  const asked = useRef(new Set<number>())
  const [, redraw] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state of the file makes every block stale
  useLayoutEffect(() => {
    asked.current.clear()
    const stale = blocks.current
    // What is in sight stays until the new rows are there, so that nothing blinks.
    blocks.current = new Map([...stale].filter(([block]) => Math.abs(block - Math.floor(first / BLOCK)) < 3))
  }, [version, rowCount])

  useEffect(() => {
    for (let block = Math.floor(first / BLOCK); block * BLOCK < last; block++) {
      if (asked.current.has(block)) continue
      asked.current.add(block)
      ask<GridRow[]>({ type: 'rows', from: block * BLOCK, count: BLOCK }).then(
        (rows) => {
          if (blocks.current.size > BLOCKS_KEPT) {
            const far = [...blocks.current.keys()].sort(
              (one, other) => Math.abs(other - block) - Math.abs(one - block),
            )[0]!
            blocks.current.delete(far)
            asked.current.delete(far)
          }
          blocks.current.set(block, rows)
          redraw((before) => before + 1)
        },
        () => asked.current.delete(block),
      )
    }
  })

  return useCallback((place) => blocks.current.get(Math.floor(place / BLOCK))?.[place % BLOCK], [])
}
