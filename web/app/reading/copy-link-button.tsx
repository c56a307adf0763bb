import { Link2 } from 'lucide-react'
import { buttonClass } from '../ui/button.tsx'

/** The document's own script copies, so that a page for reading needs no other. */
export function CopyLinkButton({ address }: { address: string }) {
  return (
    <span className="inline-flex items-center gap-3 print:hidden">
      <button type="button" data-copy-link={address} className={buttonClass('quiet', 'small')}>
        <Link2 className="size-4" aria-hidden />
        Copy link
      </button>
      <span role="status" suppressHydrationWarning className="text-sm text-ink-soft" />
    </span>
  )
}
