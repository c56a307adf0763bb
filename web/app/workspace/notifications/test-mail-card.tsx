import { useState } from 'react'
import { apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from '../../ui/card.tsx'

export function TestMailCard() {
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState('')

  async function send() {
    setOutcome('')
    setSending(true)
    try {
      const { recipient } = await apiClient.notifications.sendTestMail()
      setOutcome(`A test email is on its way to ${recipient}.`)
    } catch (error) {
      setOutcome(problemText(error, 'The test email was not sent. Try again.'))
    }
    setSending(false)
  }

  return (
    <SectionCard title="Do emails reach you?">
      <div className="grid gap-3 px-5 pb-5">
        <p className="text-ink-soft text-sm">Send an email to your own address, whatever you chose above.</p>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="quiet" onClick={send} disabled={isSending}>
            Send test email
          </Button>
          <p role="status">{outcome}</p>
        </div>
      </div>
    </SectionCard>
  )
}
