import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '../ui/button.tsx'

type BellButtonProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> & { unseen: number }

/** The dot is there while some updates are unseen. */
export function BellButton({ unseen, ...rest }: BellButtonProps) {
  return (
    <IconButton {...rest} label={unseen > 0 ? `Notifications, ${unseen} unseen` : 'Notifications'}>
      <Bell aria-hidden />
      {unseen > 0 && (
        <span
          aria-hidden
          className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-brass-mark"
        />
      )}
    </IconButton>
  )
}
