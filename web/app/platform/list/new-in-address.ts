import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

const NAME = 'new'

/** Whether the dialog for a new record is open. `?new=1` opens it, so that a command can from any screen. */
export function useNewInAddress(): [boolean, (isOpen: boolean) => void] {
  const [isNew, setNew] = useState(false)
  const [params, setParams] = useSearchParams()
  const isAsked = params.get(NAME) === '1'
  useEffect(() => {
    if (!isAsked) return
    setNew(true)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete(NAME)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isAsked, setParams])
  return [isNew, setNew]
}
