import clsx from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'quiet' | 'plain' | 'danger'
type Size = 'small' | 'medium' | 'large'

const LOOKS: Record<Look, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  quiet:
    'border-line-strong bg-surface text-ink hover:border-control-line hover:bg-paper aria-pressed:border-brand aria-pressed:bg-brand-soft',
  plain: 'border-transparent bg-transparent text-ink hover:bg-brand-soft hover:text-brand-strong',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
}

const SIZES: Record<Size, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-4.5 text-[0.9375rem]',
  large: 'min-h-12.5 px-5.5 text-base',
}

/** Also for links that look like buttons. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium', className?: string): string {
  return clsx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border py-1.5 text-center font-semibold leading-tight wrap-anywhere transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    LOOKS[look],
    SIZES[size],
    className,
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  size?: Size
  /** Shows a spinner and ignores further clicks, also those of Enter in a form. Keeps the focus, unlike disabled. */
  busy?: boolean
}

export function Button({
  look,
  size,
  busy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(look, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={busy ? ignoreClick : onClick}
    >
      {busy && <Spinner size="small" />}
      {children}
    </button>
  )
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string
}

export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'relative inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-brand-soft hover:text-brand-strong disabled:opacity-45 [&_svg]:size-5',
        className,
      )}
      {...rest}
    />
  )
}
