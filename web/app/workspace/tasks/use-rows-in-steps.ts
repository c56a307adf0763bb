import { useEffect, useState } from 'react'

const ROWS_OF_A_STEP = 12

/**
 * How many of so many rows to draw now. Each frame draws some more, so that no frame draws hundreds of cards and the
 * browser answers between. Starts anew with another list; `undefined` keeps what is drawn while the next list loads.
 */
export function useRowsInSteps(count: number, list: string | undefined): number {
  const [drawn, setDrawn] = useState({ list, rows: ROWS_OF_A_STEP })
  const rows = list === undefined || drawn.list === list ? drawn.rows : ROWS_OF_A_STEP
  useEffect(() => {
    if (list === undefined || rows >= count) return
    const frame = requestAnimationFrame(() => setDrawn({ list, rows: rows + ROWS_OF_A_STEP }))
    return () => cancelAnimationFrame(frame)
  }, [count, list, rows])
  return rows
}
