import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { DeskState } from './desk-protocol.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { SampleDialog } from './sample-dialog.tsx'
import { SpreadDialog } from './spread-dialog.tsx'
import { StoreDialog, type StoreRegister } from './store-dialog.tsx'
import type { Ask } from './use-desk.ts'

interface DeskToolsProps {
  ask: Ask
  state: DeskState
  version: number
  onStore: StoreRegister | undefined
  /** Shows the rows of a finding. */
  onShow: (edit: string) => void
}

const TOOLS = [
  ['sample', 'Examiner’s sample'],
  ['spread', 'Compare rate spreads'],
  ['place', 'County and tract look-up'],
] as const

/** What helps with the data of the open register, beside the edits. */
export function DeskTools({ ask, state, version, onStore, onShow }: DeskToolsProps) {
  const [open, setOpen] = useState<(typeof TOOLS)[number][0] | 'store'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet">
            Tools <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        {TOOLS.map(([id, label]) => (
          <MenuItem key={id} onSelect={() => setOpen(id)}>
            {label}
          </MenuItem>
        ))}
        {onStore && <MenuItem onSelect={() => setOpen('store')}>Store in the institution</MenuItem>}
      </Menu>
      {open === 'sample' && (
        <SampleDialog ask={ask} version={version} name={state.name.replace(/\.\w+$/, '')} onClose={close} />
      )}
      {open === 'spread' && (
        <SpreadDialog
          ask={ask}
          spreads={state.spreads}
          differing={state.edits.find(({ id }) => id === 'SPREAD')?.count ?? 0}
          onClose={close}
          onShow={() => {
            close()
            onShow('SPREAD')
          }}
        />
      )}
      {open === 'store' && onStore && (
        <StoreDialog ask={ask} state={state} onStore={onStore} onClose={close} />
      )}
      {open === 'place' && <PlaceDialog ask={ask} onClose={close} />}
    </>
  )
}
