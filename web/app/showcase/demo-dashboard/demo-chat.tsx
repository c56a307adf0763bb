import { SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { BareInput } from '../../ui/field.tsx'
import { AnswerMessage } from '../../workspace/assistant/chat-message.tsx'
import { ChatWindow } from '../../workspace/assistant/chat-window.tsx'

const GREETING = { paragraphs: ['Hello. I am the compliance assistant. What would you like to know?'] }

const CHIPS = ['When is the Loan Estimate due?', 'What does HMDA ask for?', 'What counts as a business day?']

export type DemoChatView = 'closed' | 'open' | 'minimized'

interface DemoChatProps {
  view: DemoChatView
  onView: (view: DemoChatView) => void
}

/** A demo of the assistant: chips fill in the input, and nothing is sent. */
export function DemoChat({ view, onView }: DemoChatProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const restore = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (view === 'open') input.current?.focus()
    if (view === 'minimized') restore.current?.focus()
  }, [view])

  function fillIn(chip: string) {
    setText(chip)
    input.current?.focus()
  }

  return (
    <ChatWindow
      minimized={view === 'minimized'}
      onMinimize={() => onView('minimized')}
      onRestore={() => onView('open')}
      onClose={() => onView('closed')}
      restoreRef={restore}
    >
      <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-4">
        <AnswerMessage answer={GREETING} />
        <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
          {CHIPS.map((chip) => (
            <li key={chip}>
              <Button look="quiet" size="small" onClick={() => fillIn(chip)}>
                {chip}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex-none border-line border-t p-3">
        <div className="flex gap-2">
          <BareInput
            ref={input}
            label="Your question"
            placeholder="Type your question…"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <IconButton label="Send" disabled>
            <SendHorizontal aria-hidden />
          </IconButton>
        </div>
        <p className="mt-2 text-ink-faint text-xs">
          In the demo nothing is sent.{' '}
          <a href="/questionnaire" className="underline underline-offset-4">
            Start a free trial
          </a>{' '}
          to get answers.
        </p>
      </div>
    </ChatWindow>
  )
}
