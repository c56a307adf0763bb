import { Check, Copy, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

interface CopyButtonProps {
  text: string
  label?: string
  done?: string
  icon?: LucideIcon
  disabled?: boolean
}

/** Shown where the browser lets pages copy; elsewhere the text is there to be marked. */
export function CopyButton({
  text,
  label = 'Copy',
  done = 'Copied',
  icon = Copy,
  disabled = false,
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  if (!navigator.clipboard) return null

  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  const Icon = copied ? Check : icon
  return (
    <>
      <Button look="quiet" size="small" disabled={disabled} onClick={copy}>
        <Icon className="size-4" aria-hidden />
        {copied ? done : label}
      </Button>
      {/* Beside the button: a status within it would take its name away. */}
      <span role="status" className="sr-only">
        {copied && done}
      </span>
    </>
  )
}
