import { readCents } from '@plumbline/rules/money/cents.ts'
import { readTypedFigure } from '@plumbline/rules/money/typed-figure.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { kindOfCharge } from './charge-kinds.ts'
import { addPasted, type PastedRows } from './pasted-rows.ts'
import type { Values } from './test-definition.ts'
import { rowsIn } from './test-input.ts'

/** Name and amount of each line, separated by a tab or by blanks before the figure. */
export function readPastedCharges(text: string): PastedRows {
  const rows: Values[] = []
  const unread: { line: number; text: string }[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const match = /^(.*?)[\t ]+(\$?\s?[\d,]+(?:\.\d{1,2})?)\s*$/.exec(line)
    const id = match?.[1]?.trim() ?? ''
    const amount = readTypedFigure(`$${(match?.[2] ?? '').replace(/^\$\s?/, '')}`)
    if (line.trim() === '') continue
    if (id === '' || readCents(amount) === undefined) unread.push({ line: index + 1, text: line.trim() })
    else rows.push({ id, amount, kind: kindOfCharge(id) || 'creditor' })
  }
  return { rows, unread }
}

/** Fills the charges from a spreadsheet. What cannot be read stays in the box with its line number. */
export function PasteCharges({ items, onChange }: { items: string; onChange: (items: string) => void }) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<string>()

  function add() {
    const pasted = readPastedCharges(text)
    const { rows, message } = addPasted(rowsIn(items), pasted, {
      ...{ one: 'charge', many: 'charges', needs: 'Each needs a name and an amount.' },
      after: ' Check the kind of each.',
    })
    setOutcome(message)
    if (!rows) return
    if (pasted.rows.length > 0) onChange(JSON.stringify(rows))
    setText(pasted.unread.map((line) => line.text).join('\n'))
  }

  return (
    <Disclosure title="Paste figures" className="rounded-card border bg-surface px-5 print:hidden">
      <div className="grid gap-3 pb-5">
        <TextArea
          label="Rows"
          hint="Columns: name, amount."
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
