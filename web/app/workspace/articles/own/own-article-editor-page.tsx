import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../../platform/api/api-client.ts'
import { isRefusal } from '../../../platform/api/outcome.ts'
import { NotFound } from '../../../platform/document/not-found.tsx'
import { ManagersOnly } from '../../../platform/people/managers-only.tsx'
import { useMember } from '../../../platform/session/member.ts'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { OwnArticleEditor } from './own-article-editor.tsx'

/** At /articles/own/new and /articles/own/:id/edit. */
export default function OwnArticleEditorPage() {
  return (
    <ManagersOnly title="Article of your institution" action="write articles of your institution">
      <OwnArticleEditing />
    </ManagersOnly>
  )
}

function OwnArticleEditing() {
  const { id } = useParams()
  const member = useMember()
  const title = id === undefined ? 'New article of your institution' : 'Edit article of your institution'
  return (
    <>
      <title>{`${title} · Plumbline`}</title>
      <h1 className="display text-3xl">{title}</h1>
      <p className="mt-1.5 mb-6 text-ink-soft">Only people of your institution read it.</p>
      {!member && <Skeleton className="h-96 w-full" />}
      {member && id === undefined && <OwnArticleEditor writerId={member.userId} />}
      {member && id !== undefined && <ExistingArticle key={id} id={id} writerId={member.userId} />}
    </>
  )
}

/** Always loads the latest version before editing. */
function ExistingArticle({ id, writerId }: { id: string; writerId: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(
    api.institutionArticles.find.queryOptions({ input: { id }, staleTime: 0, refetchOnWindowFocus: false }),
  )
  if (data && isFetchedAfterMount) return <OwnArticleEditor article={data} writerId={writerId} />
  if (isRefusal(error)) return <NotFound home="/articles" homeLabel="All articles" />
  if (error) return <ErrorState title="The article could not be loaded" onRetry={() => refetch()} />
  return <Skeleton className="h-96 w-full" />
}
