import type { Comment } from '@plumbline/contract/compliance/comments.ts'
import { type Passage, passageAt } from '@plumbline/rules/texts/passages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { useMember } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { CommentField } from '../work/comment-field.tsx'
import { useKeptWords } from '../work/kept-words.ts'
import { threadsOf } from './comment-threads.ts'
import { textOfHtml } from './marked-text.ts'
import { PassageForm } from './passage-form.tsx'
import { PassageThread } from './passage-thread.tsx'
import { useSelectedWords } from './selected-passage.ts'
import { useInlinePlaces, useIsWide } from './use-inline-places.ts'

interface PassageCommentsProps {
  policyId: string
  versionId: string
  comments: readonly Comment[]
  /** The rendered text, and the same with its marks as it is on the page. */
  html: string
  marked: string
  /** Where the text is. */
  root: HTMLElement | null
  /** Beside the text, where there is room. */
  column: HTMLElement | null
}

/** Comments on passages: beside the text on a wide screen, below their paragraph on a narrow one. */
export function PassageComments(props: PassageCommentsProps) {
  const { policyId, versionId, comments, html, marked, root, column } = props
  const me = useMember()?.userId
  const queries = useQueryClient()
  const isWide = useIsWide()
  const text = useMemo(() => textOfHtml(html), [html])
  const threads = useMemo(() => threadsOf(comments, text), [comments, text])
  const [draft, setDraft, clearDraft] = useKeptWords<Passage | null>(me && `${me}:passage:${policyId}`, null)
  const [isNaming, setNaming] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  const selected = useSelectedWords(root)
  const open = threads.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = threads.filter(({ resolvedAt }) => resolvedAt !== null)
  const inline = useInlinePlaces(
    isWide ? null : root,
    marked,
    open.filter(({ at }) => at !== undefined).map(({ id }) => id),
  )
  const refresh = () =>
    Promise.all(
      [api.comments, api.history].map((noun) => queries.invalidateQueries({ queryKey: noun.key() })),
    )
  const add = useMutation(api.comments.add.mutationOptions({ onSuccess: refresh }))
  const place = { kind: 'policy', id: policyId, partId: versionId } as const

  function begin(passage: Passage) {
    setDraft(passage)
    setBegun(true)
    setNaming(false)
    getSelection()?.removeAllRanges()
  }

  const thread = (one: (typeof threads)[number]) => (
    <PassageThread key={one.id} thread={one} place={place} root={root} onChanged={refresh} />
  )
  const card = (
    <SectionCard
      title={open.length > 0 ? `Comments on passages, ${open.length}` : 'Comments on passages'}
      action={
        !draft && (
          <Button look="quiet" size="small" onClick={() => setNaming(!isNaming)} aria-expanded={isNaming}>
            Add
          </Button>
        )
      }
    >
      <div className="grid gap-4 px-5 pb-5 text-sm">
        {isNaming && !draft && <PassageForm text={text} onFound={begin} onCancel={() => setNaming(false)} />}
        {draft && (
          <div className="grid gap-2">
            <Quote>{draft.quote}</Quote>
            <CommentField
              place={place}
              keptAs={me && `${me}:passage-comment:${policyId}`}
              label="Comment on this passage"
              action="Comment"
              takesFocus={hasBegun}
              problem={add.error && problemText(add.error, 'The comment could not be saved.')}
              onSend={async (words) => {
                const passage = { ...draft, partId: versionId }
                await add.mutateAsync({ kind: 'policy', id: policyId, ...words, passage })
                clearDraft()
              }}
            />
            <Button look="plain" size="small" className="justify-self-start" onClick={clearDraft}>
              Cancel
            </Button>
          </div>
        )}
        {open.length === 0 && !draft && !isNaming && (
          <p className="text-ink-soft">Select words of the text to comment on them.</p>
        )}
        {open.filter(({ id }) => !inline.has(id)).map(thread)}
        {inline.size > 0 && (
          <p className="text-ink-soft">
            {inline.size === 1 ? 'One is' : `${inline.size} are`} shown below the paragraph.
          </p>
        )}
        {resolved.length > 0 && (
          <details>
            <summary className="cursor-pointer font-semibold">Resolved, {resolved.length}</summary>
            <div className="mt-3 grid gap-4">{resolved.map(thread)}</div>
          </details>
        )}
      </div>
    </SectionCard>
  )

  return (
    <>
      {isWide && column ? createPortal(card, column) : <div className="mt-6">{card}</div>}
      {open.map((one) => {
        const below = inline.get(one.id)
        return (
          below &&
          createPortal(
            <div className="my-3 rounded-card border border-line bg-surface p-4 font-sans text-sm">
              {thread(one)}
            </div>,
            below,
            one.id,
          )
        )
      })}
      {selected && !draft && (
        <CommentButton
          place={selected.box}
          onClick={() => begin(passageAt(text, selected.from, selected.to))}
        />
      )}
    </>
  )
}

function Quote({ children }: { children: ReactNode }) {
  return (
    <blockquote className="wrap-anywhere line-clamp-4 border-brass border-l-2 pl-3 font-serif text-ink-soft">
      {children}
    </blockquote>
  )
}

interface CommentButtonProps {
  place: { left: number; bottom: number }
  onClick: () => void
}

/** Below the selected words, where the menu of a phone does not cover it. */
function CommentButton({ place, onClick }: CommentButtonProps) {
  return createPortal(
    <div className="absolute z-30" style={{ left: Math.max(8, place.left), top: place.bottom + 8 }}>
      <Button
        size="small"
        // Else the words would no longer be selected.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <MessageSquarePlus className="size-4" aria-hidden />
        Comment
      </Button>
    </div>,
    document.body,
  )
}
