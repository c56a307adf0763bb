import { useState } from 'react'
import { createPortal } from 'react-dom'
import { DemoChat, type DemoChatView } from './demo-chat.tsx'
import { DemoQuickActions } from './demo-quick-actions.tsx'

/** Quick actions and the assistant that one of them opens. */
export function DemoActions() {
  const [chat, setChat] = useState<DemoChatView>('closed')
  return (
    <>
      <DemoQuickActions onAsk={() => setChat('open')} />
      {chat !== 'closed' && createPortal(<DemoChat view={chat} onView={setChat} />, document.body)}
    </>
  )
}
