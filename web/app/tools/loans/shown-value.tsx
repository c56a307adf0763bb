import type { Given } from '@plumbline/rules/loan-files/loan.ts'
import { fieldOf, labelOf } from '@plumbline/rules/loan-files/loan-field-names.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { TypedValue } from './loan-protocol.ts'
import { valueText } from './value-text.ts'
import { masked } from './verdict-words.ts'

interface ShownValueProps {
  /** The field. */
  name: string
  /** As `Additions` names it. */
  valueKey: string
  given: Given | undefined
  /** The file of the loan; a value of another one names its own. */
  file: string
  names: boolean
  onType: (typed: TypedValue) => Promise<void>
}

/** A value, where it comes from, and the way to correct it. */
export function ShownValue({ name, valueKey, given, file, names, onType }: ShownValueProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const isMasked = !names && fieldOf(name)?.personal === true
  const shown = given && (isMasked ? masked(given.value) : valueText(given.value))
  return (
    <>
      {shown !== undefined && <span className="tabular-nums">{shown}</span>}{' '}
      <span className="text-ink-faint text-xs" title={placeOf(given)}>
        {originOf(given, file, names)}
      </span>{' '}
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-label={`${given ? 'Correct' : 'Enter'} ${labelOf(name)}`}
        className="cursor-pointer font-semibold text-brand text-xs underline underline-offset-3"
        onClick={() => setOpen(!isOpen)}
      >
        {given ? 'Correct' : 'Enter'}
      </button>
      {given?.source === 'typed' && !given.was && (
        <button
          type="button"
          aria-label={`Take back ${labelOf(name)}`}
          className="ml-2 cursor-pointer font-semibold text-brand text-xs underline underline-offset-3"
          onClick={() => void onType({ key: valueKey, name, value: '' })}
        >
          Take back
        </button>
      )}
      {isOpen && (
        <CorrectionForm
          {...{ name, valueKey, onType }}
          initial={isMasked ? '' : (given?.value ?? '')}
          isCorrection={given !== undefined && (given.source !== 'typed' || given.was !== undefined)}
          onDone={() => {
            setOpen(false)
            toggle.current?.focus()
          }}
        />
      )}
    </>
  )
}

/** Of another file, such as the Loan Estimate, its name is said. */
function originOf(given: Given | undefined, file: string, names: boolean): string {
  if (!given) return 'not given'
  const { source, was } = given
  if (source === 'typed') return was ? 'corrected' : 'typed'
  if (source === 'settings') return 'from settings'
  return source.file === file
    ? `line ${source.line}`
    : `${names ? source.file : masked(source.file)}, line ${source.line}`
}

function placeOf(given: Given | undefined): string | undefined {
  const source = given?.was?.source ?? given?.source
  return typeof source === 'object' ? `Line ${source.line}: ${source.path}` : undefined
}

interface CorrectionFormProps {
  name: string
  valueKey: string
  initial: string
  /** What the file says is replaced, which needs a reason. */
  isCorrection: boolean
  onType: ShownValueProps['onType']
  onDone: () => void
}

function CorrectionForm({ name, valueKey, initial, isCorrection, onType, onDone }: CorrectionFormProps) {
  const [value, setValue] = useState(initial)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [reasonProblem, setReasonProblem] = useState<string>()
  const reasonBox = useRef<HTMLInputElement>(null)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    setReasonProblem(undefined)
    if (value.trim() === '') return setProblem('Enter the right value.')
    if (isCorrection && reason.trim() === '') {
      setReasonProblem('Say why the value of the file is corrected.')
      return reasonBox.current?.focus()
    }
    try {
      await onType({ key: valueKey, name, value, reason })
      onDone()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <form
      className="my-2 grid w-full max-w-md gap-3 rounded-control border border-line bg-paper p-3"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={labelOf(name)}
        autoComplete="off"
        error={problem}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      {isCorrection && (
        <TextField
          ref={reasonBox}
          label="Reason"
          error={reasonProblem}
          autoComplete="off"
          maxLength={300}
          hint="What the file has wrong, and where the right value is from."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <div className="flex gap-2">
        <Button type="submit" size="small">
          {isCorrection ? 'Correct' : 'Enter'}
        </Button>
        <Button type="button" look="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
