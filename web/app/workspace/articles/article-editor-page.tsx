import type { EditedArticle } from '@plumbline/contract/publishing/articles.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isMissing } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { useMember } from '../../platform/session/member.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { ArticleEditor } from './article-editor.tsx'

/** At /articles/new and /articles/:slug/edit. The server refuses everyone but administrators; this page tells them so. */
export default function ArticleEditorPage() {
  const { slug } = useParams()
  const member = useMember()
  const isNew = slug === undefined
  const title = isNew ? 'New Article' : 'Edit Article'
  return (
    <>
      <title>{`${title} · Plumbline`}</title>
      {member && member.role !== 'admin' ? (
        <AdministratorsOnly slug={slug} />
      ) : (
        <>
          <h1 className="display mb-6 text-3xl">{title}</h1>
          {!member && <EditorSkeleton />}
          {member && isNew && <Editor writerId={member.userId} />}
          {member && !isNew && <ExistingArticle key={slug} slug={slug} writerId={member.userId} />}
        </>
      )}
    </>
  )
}

/** Always loads the latest version before editing. */
function ExistingArticle({ slug, writerId }: { slug: string; writerId: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(
    api.articles.edit.queryOptions({ input: { slug }, staleTime: 0, refetchOnWindowFocus: false }),
  )
  if (data && isFetchedAfterMount) return <Editor article={data} writerId={writerId} />
  if (!error) return <EditorSkeleton />
  if (isMissing(error)) {
    return <NotFound home="/articles" homeLabel="All articles" />
  }
  return <ErrorState title="The article could not be loaded" onRetry={refetch} />
}

function Editor({ article, writerId }: { article?: EditedArticle; writerId: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [editor] = useState(() => location.pathname)

  function leave(to: string, words: string) {
    showToast(words)
    for (const feature of [api.articles, api.checklists, api.search]) {
      void queries.invalidateQueries({ queryKey: feature.key() })
    }
    // Does not navigate if the user has left the editor while saving.
    if (location.pathname === editor) navigate(to)
  }

  return (
    <ArticleEditor
      article={article}
      writerId={writerId}
      onSaved={({ slug, isPublished }) =>
        leave(`/articles/${slug}`, isPublished ? 'The article is published.' : 'The draft is saved.')
      }
      onUnpublished={({ slug }) => leave(`/articles/${slug}`, 'The article is a draft again.')}
      onDeleted={() => leave('/articles', 'The article is deleted.')}
    />
  )
}

function AdministratorsOnly({ slug }: { slug: string | undefined }) {
  return (
    <div className="grid min-h-[55dvh] place-items-center text-center">
      <div className="grid justify-items-center gap-3">
        <Mark className="h-14 w-10 text-ink-faint" />
        <h1 className="display text-3xl">Shared articles are written by administrators</h1>
        <p className="max-w-md text-ink-soft">
          Every institution reads them, so their text is changed in one place. Found a mistake? Write to
          support with the citation. Managers write articles of their own institution in the library.
        </p>
        <Link
          to={slug === undefined ? '/articles' : `/articles/${slug}`}
          className={buttonClass('quiet', 'medium', 'mt-3')}
        >
          {slug === undefined ? 'All articles' : 'Read the article'}
        </Link>
      </div>
    </div>
  )
}

function EditorSkeleton() {
  return (
    <div role="status" aria-label="Loading the editor" className="grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
      <Skeleton className="h-96" />
    </div>
  )
}
