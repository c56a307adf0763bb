import type { Member } from '@plumbline/contract/tenancy/members.ts'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button.tsx'

/** What is shown instead of the product while the institution is suspended or a second factor is missing. */
export function ClosedInstitution({ member }: { member: Member }) {
  const { isInstitutionSuspended, mustUseOwnProvider, suspendedReason, companyName, role } = member
  return (
    <div className="mx-auto grid min-h-[55dvh] max-w-xl place-items-center text-center">
      {isInstitutionSuspended ? (
        <div className="grid gap-3">
          <title>Institution suspended · Plumbline</title>
          <h1 className="display text-4xl">{companyName} is suspended</h1>
          <p className="text-ink-soft">{suspendedReason || 'No reason was given.'}</p>
          <p className="text-ink-soft">
            Write to the people who operate this installation if this is a mistake.
          </p>
          {role !== 'user' && (
            <Link to="/settings/data" className={buttonClass('quiet', 'medium', 'justify-self-center')}>
              Export everything
            </Link>
          )}
        </div>
      ) : mustUseOwnProvider ? (
        <div className="grid justify-items-center gap-3">
          <title>Single sign-on required · Plumbline</title>
          <h1 className="display text-4xl">Use single sign-on</h1>
          <p className="text-ink-soft">
            {companyName} lets its people in by its own sign-in provider. Sign out, type your email address,
            and choose “Use single sign-on”.
          </p>
        </div>
      ) : (
        <div className="grid justify-items-center gap-3">
          <title>Second factor required · Plumbline</title>
          <h1 className="display text-4xl">Set up a second factor</h1>
          <p className="text-ink-soft">
            {companyName} requires one. It takes about two minutes with an authenticator app.
          </p>
          <Link to="/account/security" className={buttonClass()}>
            Account security
          </Link>
        </div>
      )}
    </div>
  )
}
