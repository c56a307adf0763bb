import { PageMeta } from '../document/page-meta.tsx'
import { Island } from '../islands/island.tsx'
import type { PageHandle } from '../root.tsx'
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
