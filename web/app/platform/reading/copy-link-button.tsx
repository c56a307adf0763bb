import { Link2 } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { InlineScript } from '../document/inline-script.tsx'
import copiedLink from './copied-link.ts?inline-script'

/** Uses an inline script, so that reading pages load no other. */
export function CopyLinkButton({ address }: { address: string }) {
  return (
    <span className="inline-flex items-center gap-3 print:hidden">
      <button type="button" data-copy-link={address} className={buttonClass('quiet', 'small')}>
        <Link2 className="size-4" aria-hidden />
        Copy link
      </button>
      <span role="status" suppressHydrationWarning className="text-sm text-ink-soft" />
      <InlineScript text={copiedLink} />
    </span>
  )
}
