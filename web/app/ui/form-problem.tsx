import { useEffect, useRef } from 'react'
import { Banner } from './banner.tsx'

interface FormProblemProps {
  problem: string | undefined
  onDismiss?: () => void
}

/** Error banner at the top of a form; scrolls into view. */
export function FormProblem({ problem, onDismiss }: FormProblemProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (!problem) return null
  return (
    <div ref={place} className="scroll-mt-5">
      <Banner tone="danger" onDismiss={onDismiss}>
        {problem}
      </Banner>
    </div>
  )
}
