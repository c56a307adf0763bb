import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'

const CHARACTERS_AT_MOST = 2_000

interface ChatInputProps {
  ref: Ref<HTMLTextAreaElement>
  /** An answer is pending: typing is possible, sending is not. */
  waiting: boolean
  onSend: (text: string) => void
}

export function ChatInput({ ref, waiting, onSend }: ChatInputProps) {
  const [text, setText] = useState('')
  const tooLong = text.trim().length > CHARACTERS_AT_MOST

  function send() {
    if (waiting || tooLong || text.trim() === '') return
    onSend(text.trim())
    setText('')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }

  function sendOnEnter(event: KeyboardEvent) {
    // During IME composition, Enter chooses a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={submit} className="flex-none border-line border-t p-3">
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          aria-label="Your question"
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'chat-too-long' : undefined}
          rows={2}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendOnEnter}
          placeholder="Type your question…"
          className="min-w-0 flex-1 resize-none rounded-control border border-control-line bg-surface px-3 py-2 text-[0.9375rem] leading-snug aria-invalid:border-danger"
        />
        <IconButton type="submit" label="Send" aria-disabled={waiting || tooLong || text.trim() === ''}>
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
      {tooLong && (
        <p id="chat-too-long" role="alert" className="mt-1.5 font-medium text-danger text-sm">
          Please keep a question to {CHARACTERS_AT_MOST.toLocaleString('en-US')} characters.
        </p>
      )}
      <p className="mt-2 text-ink-faint text-xs">
        Information, not legal advice. Please enter nothing about your customers or members.
      </p>
    </form>
  )
}
