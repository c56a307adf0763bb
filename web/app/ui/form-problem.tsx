import { useEffect, useRef } from 'react'
import { Banner } from './banner.tsx'

interface FormProblemProps {
  problem: string | undefined
  onDismiss?: () => void
}

/** Why a form was not taken, at its head; whoever stands further down in it is brought there. */
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
