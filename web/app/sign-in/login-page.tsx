import type { PageHandle } from '../platform/document/page-handle.ts'
import { PageMeta } from '../platform/document/page-meta.tsx'
import { Island } from '../platform/islands/island.tsx'
import { SignIn } from './sign-in.tsx'

export const handle: PageHandle = { scripts: 'late', isPublic: true }

export default function LoginPage() {
  return (
    <>
      <PageMeta
        title="Sign In"
        description="Sign in to Plumbline, where credit unions, community banks and mortgage companies keep their compliance."
        path="/login"
      />
      <Island name="sign-in" component={SignIn} props={{}} />
    </>
  )
}
