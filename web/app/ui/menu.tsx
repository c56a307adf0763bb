import { Menu as BaseMenu } from '@base-ui/react/menu'
import clsx from 'clsx'
import type { ReactElement, ReactNode } from 'react'

interface MenuProps {
  trigger: ReactElement
  children: ReactNode
}

export function Menu({ trigger, children }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" className="z-50">
          <BaseMenu.Popup className="min-w-48 rounded-card border border-line bg-surface p-1.5 shadow-float outline-none">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

interface MenuItemProps {
  onSelect: () => void
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Why the item is disabled. */
  hint?: ReactNode
  /** The words of an item that shows only an icon. */
  name?: string
  children: ReactNode
}

export function MenuItem({
  onSelect,
  icon,
  danger = false,
  disabled = false,
  hint,
  name,
  children,
}: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      disabled={disabled}
      aria-label={name}
      className={clsx(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-3 text-sm outline-none [&_svg]:size-4',
        hint ? 'text-ink-faint' : 'data-[disabled]:opacity-45',
        danger && !hint
          ? 'text-danger data-[highlighted]:bg-danger-soft'
          : 'data-[highlighted]:bg-brand-soft',
      )}
    >
      {icon}
      {hint ? (
        <span className="grid py-1.5">
          {children}
          <span className="text-xs">{hint}</span>
        </span>
      ) : (
        children
      )}
    </BaseMenu.Item>
  )
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-2 my-1.5 h-px bg-line" />
}
