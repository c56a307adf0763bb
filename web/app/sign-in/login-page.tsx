import { PageMeta } from '../document/page-meta.tsx'
import { Island } from '../islands/island.tsx'
import type { PageHandle } from '../root.tsx'
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
