import type { LibraryPage, LibraryParagraph } from '@plumbline/contract/regulations/regulations.ts'
import { Check, Copy, Quote } from 'lucide-react'
import { useState } from 'react'
import { EFFECT_LABELS } from '../../platform/regulations/legal-status-note.tsx'
import { IconButton } from '../../ui/button.tsx'
import { longDateUtc } from '../../ui/date-text.tsx'

interface CopyParagraphProps {
  paragraph: LibraryParagraph
  section: LibraryPage
}

/** Copies the citation alone, or the words with it and with what is to be said of them. Shown when the paragraph is pointed at or holds the focus. */
export function CopyParagraph({ paragraph, section }: CopyParagraphProps) {
  const [copied, setCopied] = useState<'citation' | 'words'>()
  if (!navigator.clipboard) return null

  async function copy(what: 'citation' | 'words') {
    const text = what === 'citation' ? paragraph.citation : withStanding(paragraph, section)
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

/** Words that leave the screen take their notes with them. */
function withStanding({ text, citation, statuses, gap }: LibraryParagraph, section: LibraryPage): string {
  const notes = [
    ...section.statuses
      .filter(({ id }) => statuses.includes(id))
      .map(({ effect, title }) => `${EFFECT_LABELS[effect]}: ${title}`),
    ...section.laterChanges.map(
      ({ on, what }) => `The section changed on ${longDateUtc(on)}, after this copy. ${what}`,
    ),
    ...section.gaps,
    ...(gap ? [gap] : []),
  ]
  return [text, citation, ...notes].join('\n\n')
}
