import type { PageHandle } from '../platform/document/page-handle.ts'
import { PageMeta } from '../platform/document/page-meta.tsx'
import { Island } from '../platform/islands/island.tsx'
import { ResetPassword } from './reset-password.tsx'

export const handle: PageHandle = { scripts: 'now', isPublic: true }

export default function ResetPasswordPage() {
  return (
    <>
      <PageMeta
        title="Reset Password"
        description="Choose a new password for your Plumbline account."
        path="/reset-password"
      />
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <Island name="reset-password" component={ResetPassword} props={{}} />
    </>
  )
}
