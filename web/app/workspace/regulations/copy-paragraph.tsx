import type { LibraryParagraph } from '@plumbline/contract/regulations/regulations.ts'
import { Check, Copy, Quote } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button.tsx'

/** Copies the citation alone, or the words with it. Shown when the paragraph is pointed at or holds the focus. */
export function CopyParagraph({ paragraph }: { paragraph: LibraryParagraph }) {
  const [copied, setCopied] = useState<'citation' | 'words'>()
  if (!navigator.clipboard) return null

  async function copy(what: 'citation' | 'words') {
    const text = what === 'citation' ? paragraph.citation : `${paragraph.text}\n\n${paragraph.citation}`
    await navigator.clipboard.writeText(text).then(
      () => setCopied(what),
      () => setCopied(undefined),
    )
  }

  return (
    <span className="absolute -top-2 right-0 flex rounded-control border border-line bg-surface opacity-0 focus-within:opacity-100 group-hover:opacity-100">
      <IconButton
        label={`Copy citation ${paragraph.citation}`}
        className="size-8!"
        onClick={() => copy('citation')}
      >
        {copied === 'citation' ? <Check aria-hidden /> : <Quote aria-hidden />}
      </IconButton>
      <IconButton
        label={`Copy paragraph with citation ${paragraph.citation}`}
        className="size-8!"
        onClick={() => copy('words')}
      >
        {copied === 'words' ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </span>
  )
}
