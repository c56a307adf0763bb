import clsx from 'clsx'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'

/** Also of controls that other parts draw. */
export const CONTROL = clsx(
  'w-full rounded-control border border-control-line bg-surface px-3 text-[0.9375rem] text-ink',
  'focus-visible:border-brand disabled:bg-paper disabled:text-ink-faint aria-invalid:border-danger',
)

interface FieldProps {
  label: ReactNode
  id?: string | undefined
  hint?: ReactNode
  /** Error message, linked by `aria-describedby`. */
  error?: string | undefined
  optional?: boolean
  className?: string
}

/** Attributes that link a control to its label, hint and error. */
interface Ties {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  children: (ties: Ties) => ReactNode
}

export function FieldFrame({ label, id, hint, error, optional, className, children }: FieldFrameProps) {
  const own = useId()
  const hintId = `${own}hint`
  const errorId = `${own}error`
  const ties: Ties = {
    id: id ?? own,
    'aria-describedby': clsx(hint && hintId, error !== undefined && errorId) || undefined,
    'aria-invalid': error !== undefined || undefined,
  }
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <label htmlFor={ties.id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-faint"> (optional)</span>}
      </label>
      {children(ties)}
      {hint && (
        <div id={hintId} className="text-sm text-ink-faint">
          {hint}
        </div>
      )}
      {error !== undefined && (
        <div id={errorId} className="text-sm font-medium text-danger">
          {error}
        </div>
      )}
    </div>
  )
}

function split<Props extends FieldProps>({ label, id, hint, error, optional, className, ...rest }: Props) {
  return [{ label, id, hint, error, optional, className }, rest] as const
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className'> & { end?: ReactNode }

/** One line of text. `end` is shown inside the box: a toggle or a unit. */
export function TextField({ end, ...props }: TextFieldProps) {
  const [frame, { required, ...control }] = split(props)
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <span className="relative block">
          <input
            {...control}
            {...ties}
            aria-required={required}
            className={clsx(CONTROL, 'min-h-11', end !== undefined && 'pr-12')}
          />
          {end !== undefined && <span className="absolute inset-y-0 right-1 flex items-center">{end}</span>}
        </span>
      )}
    </FieldFrame>
  )
}

export function TextArea(props: FieldProps & Omit<ComponentProps<'textarea'>, 'className'>) {
  const [frame, { required, rows = 4, ...control }] = split(props)
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <textarea
          rows={rows}
          {...control}
          {...ties}
          aria-required={required}
          className={clsx(CONTROL, 'py-2.5 leading-normal')}
        />
      )}
    </FieldFrame>
  )
}

type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'type' | 'required'>

/** A native file input. */
export function FileField(props: FileFieldProps) {
  const [frame, control] = split(props)
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <input
          {...control}
          {...ties}
          type="file"
          className={clsx(
            CONTROL,
            'min-h-11 cursor-pointer py-1.5 pl-1.5 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-md file:bg-brand-soft file:px-3 file:text-sm file:font-semibold file:text-brand-strong',
          )}
        />
      )}
    </FieldFrame>
  )
}

/** A native select. */
export function Select({ children, ...props }: FieldProps & Omit<ComponentProps<'select'>, 'className'>) {
  const [frame, { required, ...control }] = split(props)
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <select {...control} {...ties} aria-required={required} className={clsx(CONTROL, SELECT)}>
          {children}
        </select>
      )}
    </FieldFrame>
  )
}

const SELECT = 'chevron min-h-11 cursor-pointer pr-9'

/** With a label for screen readers only, for search boxes and filters. */
export function BareSelect({ label, className, ...rest }: ComponentProps<'select'> & { label: string }) {
  return <select aria-label={label} {...rest} className={clsx(CONTROL, SELECT, className)} />
}

export function BareInput({ label, className, ...rest }: ComponentProps<'input'> & { label: string }) {
  return <input aria-label={label} {...rest} className={clsx(CONTROL, 'min-h-11', className)} />
}

export function Fieldset({
  legend,
  error,
  children,
}: {
  legend: ReactNode
  error?: string | undefined
  children: ReactElement | ReactElement[]
}) {
  return (
    <fieldset className="grid gap-3" aria-invalid={error !== undefined || undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {children}
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
