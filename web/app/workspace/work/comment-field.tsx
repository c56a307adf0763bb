import { COMMENT_AT_MOST, type Mention } from '@plumbline/contract/compliance/comments.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useKeptWords } from './kept-words.ts'
import { type CommentPlace, useMentions } from './use-mentions.ts'

interface CommentFieldProps {
  place: CommentPlace
  /** By which unsent words are found again after a reload. */
  keptAs?: string | undefined
  label: string
  action: string
  initial?: { body: string; mentions: readonly Mention[] }
  problem: string | null | undefined
  /** The person has just asked for it. */
  takesFocus?: boolean
  onSend: (words: { body: string; mentions: string[] }) => Promise<void>
  onCancel?: () => void
}

/** Typing @ and the beginning of a name offers people; arrow keys choose, Enter or Tab takes one. */
export function CommentField(props: CommentFieldProps) {
  const { label, action, place, keptAs, initial, problem, onSend, onCancel } = props
  const [body, setBody, clear] = useKeptWords(keptAs, initial?.body ?? '')
  const [isBusy, setBusy] = useState(false)
  const [begun, setBegun] = useState<{ at: number; typed: string }>()
  const [chosen, setChosen] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const takesFocus = props.takesFocus ?? false
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const { offered, mentionedIn } = useMentions(place, begun?.typed, initial?.mentions)

  function follow(text: string, caret: number) {
    setBody(text)
    setChosen(0)
    const found = /(?:^|\s)@([^@\n]{0,40})$/.exec(text.slice(0, caret))
    setBegun(found ? { at: caret - found[1]!.length, typed: found[1]! } : undefined)
  }

  function take(name: string) {
    if (!begun) return
    const caret = begun.at + begun.typed.length
    const text = `${body.slice(0, begun.at)}${name} ${body.slice(caret)}`
    const after = begun.at + name.length + 1
    // Drawn at once: a caret set in a later frame would land in the middle of what is typed by then.
    flushSync(() => {
      setBody(text)
      setBegun(undefined)
    })
    field.current?.focus()
    field.current?.setSelectionRange(after, after)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    } else if (offered.length > 0) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) {
        event.preventDefault()
        setChosen((chosen + step + offered.length) % offered.length)
      } else if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault()
        take(offered[Math.min(chosen, offered.length - 1)]!.name)
      } else if (event.key === 'Escape') {
        event.stopPropagation()
        setBegun(undefined)
      }
    }
  }

  async function send(event?: FormEvent) {
    event?.preventDefault()
    if (body.trim() === '' || isBusy) return
    setBusy(true)
    try {
      await onSend({ body, mentions: mentionedIn(body) })
      if (!initial) clear()
    } catch {
      // What went wrong is above the button; what was typed stays.
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={send} data-kept={keptAs} className="relative grid gap-2">
      <TextArea
        ref={field}
        label={<span className="sr-only">{label}</span>}
        placeholder="Write a comment. Type @ to mention somebody."
        rows={2}
        maxLength={COMMENT_AT_MOST}
        value={body}
        onChange={(event) => follow(event.target.value, event.target.selectionStart)}
        onKeyDown={onKeyDown}
        onBlur={() => setTimeout(() => setBegun(undefined), 150)}
        aria-autocomplete="list"
      />
      {offered.length > 0 && (
        <ul
          aria-label="People to mention"
          className="absolute top-full right-0 left-0 z-30 -mt-10 rounded-card border border-line bg-surface p-1.5 shadow-float"
        >
          {offered.map(({ userId, name }, index) => (
            <li key={userId}>
              <button
                type="button"
                tabIndex={-1}
                aria-current={index === chosen}
                onClick={() => take(name)}
                className="flex min-h-10 w-full cursor-pointer items-center rounded-control px-3 text-left text-sm hover:bg-brand-soft aria-[current=true]:bg-brand-soft"
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {offered.length > 0
          ? `${offered.length} people. ${offered[Math.min(chosen, offered.length - 1)]!.name}`
          : ''}
      </p>
      {problem && (
        <p role="alert" className="font-medium text-danger text-sm">
          {problem}
        </p>
      )}
      {(body.trim() !== '' || initial) && (
        <span className="flex gap-2">
          <Button type="submit" size="small" busy={isBusy}>
            {action}
          </Button>
          {onCancel && (
            <Button look="quiet" size="small" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </span>
      )}
    </form>
  )
}
