import { readCents } from '@plumbline/rules/money/cents.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextArea } from '../../ui/field.tsx'
import { kindOfCharge } from './charge-kinds.ts'
import type { Values } from './test-definition.ts'
import { rowsIn } from './test-input.ts'
import { readTypedFigure } from './typed-values.ts'

/** Name and amount of each line, separated by a tab or by blanks before the figure. */
export function readPastedCharges(text: string): {
  rows: Values[]
  unread: { line: number; text: string }[]
} {
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
    const { rows, unread } = readPastedCharges(text)
    if (rows.length > 0) onChange(JSON.stringify([...rowsIn(items), ...rows]))
    setText(unread.map((line) => line.text).join('\n'))
    const added = `${rows.length} ${rows.length === 1 ? 'charge' : 'charges'} added. Check the kind of each.`
    const lines = unread.map(({ line }) => line).join(', ')
    setOutcome(
      unread.length === 0 ? added : `${added} Not read: line ${lines}. Each needs a name and an amount.`,
    )
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
