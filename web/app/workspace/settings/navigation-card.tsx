import type { Navigation } from '@plumbline/contract/tenancy/members.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { BareSelect } from '../../ui/field.tsx'
import { mayHide, SHELL_GROUPS, type ShellEntry } from '../frame/shell-navigation.ts'

type Place = 'shown' | 'pinned' | 'hidden'

const WORDS: Readonly<Record<Place, string>> = {
  shown: 'Shown',
  pinned: 'Pinned to the top',
  hidden: 'Hidden',
}

/** What this person pins and hides in the sidebar, on every device. */
export function NavigationCard() {
  const member = useMember()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!member) return null
  const { navigation } = member

  async function move(entry: ShellEntry, to: Place) {
    setProblem(undefined)
    setBusy(true)
    const others = (list: readonly string[]) => list.filter((one) => one !== entry.to)
    const next: Navigation = {
      pinned: [...others(navigation.pinned), ...(to === 'pinned' ? [entry.to] : [])],
      hidden: [...others(navigation.hidden), ...(to === 'hidden' ? [entry.to] : [])],
    }
    try {
      await apiClient.settings.saveNavigation(next)
      await queries.invalidateQueries({ queryKey: api.members.key() })
    } catch (error) {
      setProblem(problemText(error, 'The sidebar could not be changed. Please try again.'))
    }
    setBusy(false)
  }

  return (
    <SectionCard title="Sidebar">
      <div className="grid gap-3 px-5 pb-5">
        <p className="text-ink-soft text-sm">
          Pin what you open every day, and hide what you never open. Hidden screens stay in the search.
        </p>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(22rem,100%),1fr))] gap-x-8 gap-y-2">
          {SHELL_GROUPS.flatMap(({ entries }) => entries).map((entry) => (
            <li key={entry.to} className="flex min-w-0 flex-wrap items-center gap-x-3">
              <entry.icon className="size-4.5 flex-none text-ink-soft" aria-hidden />
              <span className="min-w-24 flex-1 text-sm">{entry.label}</span>
              <BareSelect
                label={`${entry.label} in the sidebar`}
                className="w-44! max-w-full text-sm"
                value={placeOf(entry, navigation)}
                disabled={isBusy}
                onChange={(event) => void move(entry, event.target.value as Place)}
              >
                <option value="shown">{WORDS.shown}</option>
                <option value="pinned">{WORDS.pinned}</option>
                {mayHide(entry) && <option value="hidden">{WORDS.hidden}</option>}
              </BareSelect>
            </li>
          ))}
        </ul>
      </div>
    </SectionCard>
  )
}

function placeOf(entry: ShellEntry, { pinned, hidden }: Navigation): Place {
  if (pinned.includes(entry.to)) return 'pinned'
  return mayHide(entry) && hidden.includes(entry.to) ? 'hidden' : 'shown'
}
