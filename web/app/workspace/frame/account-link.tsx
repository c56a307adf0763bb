import clsx from 'clsx'
import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'

interface AccountLinkProps {
  email: string
  className: string
  onNavigate?: () => void
}

/** The signed-in email, linked to the security settings. */
export function AccountLink({ email, className, onNavigate }: AccountLinkProps) {
  return (
    <Link
      to="/account/security"
      title="Sign-in and security"
      onClick={onNavigate}
      className={buttonClass('plain', 'small', clsx('min-w-0', className))}
    >
      <UserRound className="size-4 flex-none text-ink-soft" aria-hidden />
      <span className="max-w-52 truncate font-normal text-ink-soft @max-[48rem]/header:sr-only">{email}</span>
      <span className="sr-only">, sign-in and security</span>
    </Link>
  )
}
