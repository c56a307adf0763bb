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

/** Shown only if the browser allows copying. */
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
      {/* Outside the button, so that the status does not change its accessible name. */}
      <span role="status" className="sr-only">
        {copied && done}
      </span>
    </>
  )
}
