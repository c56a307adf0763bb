import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../ui/button.tsx'

type BellButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> & {
  /** Unread notifications and unseen updates. */
  unseen: number
  /** The notifications among them, which the bell counts. */
  unread?: number
}

/** Shows the number of unread notifications, or a dot while there are only unseen updates. */
export function BellButton({ unseen, unread = 0, ...rest }: BellButtonProps) {
  const shown = unread > 99 ? '99+' : String(unread)
  // The name says the number that is seen, so that people who speak to their computer can name it.
  const counted = unread > 0 && shown !== String(unseen) ? `, ${shown} unread` : ''
  return (
    <IconButton {...rest} label={unseen > 0 ? `Notifications, ${unseen} unseen${counted}` : 'Notifications'}>
      <Bell aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="tabular absolute top-0.5 right-0 min-w-5 rounded-full border-2 border-paper bg-brand px-0.5 text-center font-semibold text-[0.6875rem] text-paper leading-4"
        >
          {shown}
        </span>
      )}
      {unread === 0 && unseen > 0 && (
        <span
          aria-hidden
          className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-brass-mark"
        />
      )}
    </IconButton>
  )
}
