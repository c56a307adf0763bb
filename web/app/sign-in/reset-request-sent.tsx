import { MailCheck } from 'lucide-react'
import { Button } from '../ui/button.tsx'

export function ResetRequestSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="flex items-start gap-3">
        <MailCheck className="mt-0.5 size-5 flex-none text-success" aria-hidden />
        <span>
          We sent a link to <strong>{email}</strong>. Open it to choose a new password. It works for 24 hours.
        </span>
      </p>
      <p className="text-ink-soft">
        Please check your spam folder too. If nothing arrives after 5 minutes, please{' '}
        <a href="/contact" className="font-semibold text-brand underline underline-offset-4">
          contact support
        </a>
        .
      </p>
      <Button look="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  )
}
