import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { readPastedFees } from './paste-fees.ts'
import { addPasted } from './pasted-rows.ts'
import { rowsIn } from './test-input.ts'

/** Fills the ledger from a spreadsheet. What cannot be read stays in the box with its line number. */
export function PasteFees({ fees, onChange }: { fees: string; onChange: (fees: string) => void }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<string>()

  function add() {
    const pasted = readPastedFees(text)
    const { rows, message } = addPasted(rowsIn(fees), pasted, {
      ...{ one: 'fee', many: 'fees', needs: 'Each needs a name, an estimate and an amount.' },
    })
    setOutcome(message)
    if (!rows) return
    if (pasted.rows.length > 0) onChange(JSON.stringify(rows))
    setText(pasted.unread.map((line) => line.text).join('\n'))
  }

  return (
    <Disclosure title="Paste from a spreadsheet" className="rounded-card border bg-surface px-5 print:hidden">
      <div className="grid gap-3 pb-5">
        <TextArea
          label="Rows"
          hint="Columns: name, Loan Estimate, charged."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button look="quiet" size="small" className="justify-self-start" onClick={add}>
          Add the rows
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {outcome}
        </p>
      </div>
    </Disclosure>
  )
}
