import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { FormProblem } from '../ui/form-problem.tsx'

interface CodeFormProps {
  /** Gives what went wrong, if anything did. */
  onCode: (code: string) => Promise<string | undefined>
  onSendAgain: () => Promise<string | undefined>
  /** Back to the address, where it was typed. */
  onOtherAddress?: () => void
}

export function CodeForm({ onCode, onSendAgain, onOtherAddress }: CodeFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [note, setNote] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function act(work: () => Promise<string | undefined>): Promise<boolean> {
    setBusy(true)
    setNote(undefined)
    const refusal = await work()
    setProblem(refusal)
    setBusy(false)
    return refusal === undefined
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const digits = code.replaceAll(/\s/g, '')
    if (digits === '') return setProblem('Please enter the code.')
    void act(() => onCode(digits))
  }
  return (
    <form onSubmit={submit} noValidate className="mt-6 grid max-w-sm gap-5">
      <FormProblem problem={problem} onDismiss={() => setProblem(undefined)} />
      <TextField
        label="Code from the email"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        required
        autoFocus
      />
      <Button type="submit" busy={isBusy}>
        Continue
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <Button
          look="plain"
          size="small"
          disabled={isBusy}
          onClick={async () => {
            if (await act(onSendAgain)) setNote('Another code is on its way.')
          }}
        >
          Send another code
        </Button>
        {onOtherAddress && (
          <Button look="plain" size="small" onClick={onOtherAddress}>
            Use another address
          </Button>
        )}
      </div>
      {note && <p role="status">{note}</p>}
    </form>
  )
}
