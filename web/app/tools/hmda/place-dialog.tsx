import type { County } from '@plumbline/rules/hmda/place-lookup.ts'
import { useEffect, useState } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { count, plural } from './hmda-text.ts'
import type { Ask } from './use-desk.ts'

/** Counties and tracts of the bundled list, by name or number. */
export function PlaceDialog({ ask, onClose }: { ask: Ask; onClose: () => void }) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<{ found: County[]; total: number }>({ found: [], total: 0 })
  const [open, setOpen] = useState<string>()
  const [tracts, setTracts] = useState<string[]>([])
  const wanted = /^\d{11}$/.test(text.trim()) ? text.trim() : undefined
  const only = answer.found.length === 1 ? answer.found[0]!.county : open

  useEffect(() => {
    let current = true
    void ask<typeof answer>({ type: 'counties', text }).then((found) => current && setAnswer(found))
    return () => {
      current = false
    }
  }, [ask, text])
  useEffect(() => {
    let current = true
    setTracts([])
    if (only)
      void ask<string[]>({ type: 'tracts', county: only }).then((found) => current && setTracts(found))
    return () => {
      current = false
    }
  }, [ask, only])

  return (
    <Dialog
      open
      holdsTyping
      onClose={onClose}
      title="County and tract look-up"
      description="The lists of 2024, which are bundled. Those of later years are not: check a tract that is new there."
    >
      <div className="grid gap-4">
        <TextField
          label="County or tract"
          type="search"
          hint="A name, a name with its state such as Tulsa, OK, a state, or a number."
          value={text}
          autoComplete="off"
          maxLength={60}
          onChange={({ target }) => setText(target.value)}
        />
        {text.trim() !== '' && answer.total === 0 && <p>No county of the list matches.</p>}
        {wanted && only && tracts.length > 0 && (
          <p role="status" className="font-semibold">
            {tracts.includes(wanted)
              ? `${wanted} is in the list of 2024.`
              : `${wanted} is not in the list of 2024.`}
          </p>
        )}
        <ul className="grid">
          {answer.found.map(({ county, state, name, small, tracts: tractCount }) => (
            <li key={county} className="border-line border-b py-2 text-sm">
              <div className="flex items-center gap-3">
                <span className="flex-1">
                  <strong className="font-semibold">{name}</strong>, {state}{' '}
                  <code className="ml-1 font-mono">{county}</code>
                  <span className="block text-ink-soft">
                    {plural(tractCount, 'tract')}
                    {small ? '; 30,000 people or fewer: NA may stand for the tract' : ''}
                  </span>
                </span>
                <CopyButton text={county} label="Copy" />
                {answer.found.length > 1 && (
                  <button
                    type="button"
                    aria-expanded={open === county}
                    className="min-h-9 cursor-pointer font-semibold text-brand"
                    onClick={() => setOpen(open === county ? undefined : county)}
                  >
                    Tracts
                  </button>
                )}
              </div>
              {only === county && (
                <p className="mt-2 max-h-48 overflow-y-auto font-mono text-xs leading-relaxed">
                  {tracts.join('  ')}
                </p>
              )}
            </li>
          ))}
        </ul>
        {answer.total > answer.found.length && (
          <p className="text-sm text-ink-soft">
            {count(answer.total - answer.found.length)} more. Enter more of the name.
          </p>
        )}
      </div>
    </Dialog>
  )
}
