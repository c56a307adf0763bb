import { type PasswordDemands, passwordRules } from '@plumbline/rules/passwords/password-rule.ts'
import clsx from 'clsx'
import { Check, Circle } from 'lucide-react'

/** The password rules, checked off while typing. */
export function PasswordChecklist({ demands, password }: { demands: PasswordDemands; password: string }) {
  return (
    <ul aria-label="Password rules" className="grid gap-1.5 text-sm">
      {passwordRules(demands).map(({ id, label, holds }) => {
        const met = holds(password)
        return (
          <li key={id} className={clsx('flex items-start gap-2', met ? 'text-success' : 'text-ink-soft')}>
            {met ? (
              <Check className="mt-0.5 size-4 flex-none" aria-hidden />
            ) : (
              <Circle className="mt-0.5 size-4 flex-none" aria-hidden />
            )}
            <span>
              {label}
              <span className="sr-only">{met ? ': met' : ': not met yet'}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
