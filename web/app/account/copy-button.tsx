import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'

/** Shown where the browser lets pages copy; elsewhere the text is there to be marked. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  if (!navigator.clipboard) return null

  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  const Icon = copied ? Check : Copy
  return (
    <Button look="quiet" size="small" onClick={copy}>
      <Icon className="size-4" aria-hidden />
      <span role="status">{copied ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}
