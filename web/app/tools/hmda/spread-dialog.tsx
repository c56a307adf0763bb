import { type FormEvent, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField, TextArea } from '../../ui/field.tsx'
import type { SpreadState } from './desk-protocol.ts'
import { count, plural } from './hmda-text.ts'
import type { Ask } from './use-desk.ts'

interface SpreadDialogProps {
  ask: Ask
  spreads: SpreadState
  /** Rows whose spread differs. */
  differing: number
  onShow: () => void
  onClose: () => void
}

const LARGEST_TABLE = 100 * 1024 * 1024

/** Rate spreads by our tables: the register has neither the APR nor the day the rate was set, so they come in here. */
export function SpreadDialog({ ask, spreads, differing, onShow, onClose }: SpreadDialogProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function compare(table: string | undefined) {
    setBusy(true)
    setProblem(undefined)
    try {
      await ask({ type: 'pricing', text: table })
      setText('')
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }
  async function read(file: File | undefined) {
    if (!file) return
    if (file.size > LARGEST_TABLE)
      setProblem(`The table is larger than ${LARGEST_TABLE / 1024 / 1024} MB, the limit.`)
    else await compare(await file.text())
  }
  return (
    <Dialog
      open
      holdsTyping
      onClose={onClose}
      title="Compare rate spreads"
      description="Each row’s spread by our average prime offer rates, beside the one reported (12 CFR 1003.4(a)(12))."
    >
      <div className="grid gap-4">
        {problem && <Banner tone="danger">{problem}</Banner>}
        {!spreads.hasTables && (
          <Banner tone="warning">
            The tables of average prime offer rates could not be loaded. Without them no spread is checked.
          </Banner>
        )}
        {spreads.priced > 0 && (
          <div className="grid gap-2 text-sm">
            <p>
              {plural(spreads.priced, 'loan')} with APR and rate-set date. {plural(spreads.compared, 'row')}{' '}
              compared, {count(differing)} of them differ.
            </p>
            {spreads.notCompared.map(({ because, rows }) => (
              <p key={because} className="text-ink-soft">
                {count(rows)} not compared: {because}
              </p>
            ))}
            <div className="flex flex-wrap gap-2">
              <Button size="small" disabled={differing === 0} onClick={onShow}>
                Show those that differ
              </Button>
              <Button look="quiet" size="small" disabled={isBusy} onClick={() => void compare(undefined)}>
                Forget this table
              </Button>
            </div>
          </div>
        )}
        <form
          className="grid gap-3"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void compare(text)
          }}
        >
          <p className="text-sm text-ink-soft">
            The register holds neither the APR nor the date on which the rate was set. Paste them from your
            loan system, or choose a CSV file: ULI, APR, rate-set date. They stay in this browser, like the
            file.
          </p>
          <TextArea
            label="ULI, APR, rate-set date"
            rows={6}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <FileField
            label="Or a CSV file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
          <div>
            <Button type="submit" busy={isBusy} disabled={text.trim() === ''}>
              Compare
            </Button>
          </div>
        </form>
      </div>
    </Dialog>
  )
}
