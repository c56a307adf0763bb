import { useEffect, useRef } from 'react'

/** The heading of a step that replaced the step before it, and of its focus: the button that led here is gone. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="display wrap-anywhere text-3xl outline-none">
      {children}
    </h1>
  )
}
