import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.tsx'
import type { DeskFiling, DeskState } from './desk-protocol.ts'
import type { Ask } from './use-desk.ts'

/** Sends a copy of the register to the institution; the answer is a problem in words, if there is one. */
export type StoreRegister = (
  register: File,
  filing: DeskFiling,
  keepYears: number,
) => Promise<string | undefined>

interface StoreDialogProps {
  ask: Ask
  state: DeskState
  onStore: StoreRegister
  onClose: () => void
}

const YEARS = Array.from({ length: 10 }, (_, at) => at + 1)

/** The one way by which a register leaves the browser, and only when a person says so here. */
export function StoreDialog({ ask, state, onStore, onClose }: StoreDialogProps) {
  const [years, setYears] = useState('3')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function store() {
    setBusy(true)
    try {
      const blob = await ask<Blob>({ type: 'export', what: 'file' })
      const refused = await onStore(new File([blob], state.name), state.filing, Number(years))
      setProblem(refused)
      if (!refused) {
        showToast('Stored', 'A copy of the register is in your institution.')
        onClose()
      }
    } catch (error) {
      setProblem((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <Dialog
      open
      holdsTyping
      busy={isBusy}
      onClose={onClose}
      title="Store in the institution?"
      description="A copy of the register as it stands now leaves this browser and goes to your institution."
      actions={
        <>
          <Button look="quiet" disabled={isBusy} onClick={onClose}>
            No, keep it here
          </Button>
          <Button busy={isBusy} onClick={() => void store()}>
            Store a copy
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Banner tone="danger">{problem}</Banner>}
        <p>
          It is sealed with a key of this installation. You and the managers of your institution can open it,
          and the audit log says who did. Later changes here do not change the copy.
        </p>
        <Select
          label="Keep it for"
          hint="An annual register is kept for at least three years (12 CFR 1003.5(a)(1)(i)). It is deleted a day after."
          value={years}
          onChange={({ target }) => setYears(target.value)}
        >
          {YEARS.map((year) => (
            <option key={year} value={year}>
              {year} {year === 1 ? 'year' : 'years'}
            </option>
          ))}
        </Select>
      </div>
    </Dialog>
  )
}
