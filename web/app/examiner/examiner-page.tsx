import type { PageHandle } from '../platform/document/page-handle.ts'
import { PageMeta } from '../platform/document/page-meta.tsx'
import { Island } from '../platform/islands/island.tsx'
import { ExaminerDesk } from './examiner-desk.tsx'

export const handle: PageHandle = { scripts: 'now' }

/** For people from outside with a seat on one exam; it has nothing of the workspace. */
export default function ExaminerPage() {
  return (
    <>
      <PageMeta
        title="Examiner"
        description="Documents that an institution has opened for you on Plumbline."
        path="/examiner"
      />
      <meta name="robots" content="noindex" />
      <Island name="examiner" component={ExaminerDesk} props={{}} />
    </>
  )
}
