import type { PresentPerson } from '@plumbline/contract/compliance/policy-drafts.ts'
import { sectionPieces } from '@plumbline/rules/policies/policy-sections.ts'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'

/** Often enough to see each other, seldom enough to cost nothing. */
const EVERY_MS = 15_000

interface PeopleInDraftProps {
  policyId: string
  versionId: string
  /** The revision that is being written on. */
  rowVersion: number
  isSuggesting?: boolean
}

/** Who else has the draft open, and where in it they write. */
export function PeopleInDraft({ policyId, versionId, rowVersion, isSuggesting = false }: PeopleInDraftProps) {
  const place = useRef<HTMLDivElement>(null)
  const input = { id: policyId, versionId, isSuggesting }
  const { data } = useQuery({
    queryKey: [...api.policyDrafts.present.key({ input })],
    queryFn: () => apiClient.policyDrafts.present({ ...input, section: sectionOfCaret(place.current) }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: true,
    gcTime: 0,
    retry: false,
  })
  useEffect(
    () => () => {
      apiClient.policyDrafts.present({ id: policyId, versionId, isLeaving: true }).catch(() => {})
    },
    [policyId, versionId],
  )
  const others = data?.others ?? []
  const isSavedSince = data !== undefined && data.rowVersion > rowVersion
  return (
    <div ref={place} role="status" className="empty:hidden">
      {(others.length > 0 || isSavedSince) && (
        <div className="flex items-start gap-3 rounded-control bg-info-soft px-3 py-2 text-info text-sm">
          <Users className="mt-0.5 size-4 flex-none" aria-hidden />
          <p>
            {others.map((person) => (
              <span key={person.userId}>
                <b className="font-semibold">{person.name}</b> {placeText(person)}{' '}
              </span>
            ))}
            {isSavedSince && (
              <span>
                {data.writtenByName} saved the draft since you opened it. Your changes and theirs come
                together when you save.
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  )
}

function placeText({ section, isSuggesting }: PresentPerson): string {
  const does = isSuggesting ? 'is suggesting changes' : 'is writing here, too'
  return section ? `${does}, in “${section}”.` : `${does}.`
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** The heading above the caret, in the formatted view or in the Markdown. */
function sectionOfCaret(near: HTMLElement | null): string {
  const form = near?.closest('form')
  const source = form?.querySelector<HTMLTextAreaElement>('textarea[name="body"]')
  if (source) return sectionAt(source.value, source.selectionStart)
  const anchor = getSelection()?.anchorNode
  const text = form?.querySelector('.rich-text')
  if (!anchor || !text?.contains(anchor)) return ''
  let block: Node | null = anchor
  while (block && block.parentNode !== text) block = block.parentNode
  let element = block instanceof Element ? block : null
  while (element && !element.matches(HEADINGS)) element = element.previousElementSibling
  return element?.textContent.slice(0, 200) ?? ''
}

function sectionAt(body: string, at: number): string {
  let end = 0
  for (const { name, text } of sectionPieces(body)) {
    end += text.length
    if (at < end) return name.slice(0, 200)
  }
  return ''
}
