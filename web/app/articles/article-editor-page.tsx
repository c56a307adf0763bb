import { ORPCError } from '@orpc/client'
import type { ArticleSource } from '@plumbline/contract/articles.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '../api/api-client.ts'
import { NotFound } from '../document/not-found.tsx'
import { useMember } from '../session/member.ts'
import { buttonClass } from '../ui/button.tsx'
import { Mark } from '../ui/mark.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { showToast } from '../ui/toast.tsx'
import { ArticleEditor } from './article-editor.tsx'

/** At /articles/new and /articles/:slug/edit. The server refuses every call of others; this says so calmly. */
export default function ArticleEditorPage() {
  const { slug } = useParams()
  const member = useMember()
  const isNew = slug === undefined
  const title = isNew ? 'New Article' : 'Edit Article'
  return (
    <>
      <title>{`${title} · Plumbline`}</title>
      {member?.role === 'user' ? (
        <ReadersOnly slug={slug} />
      ) : (
        <>
          <h1 className="display mb-6 text-3xl">{title}</h1>
          {!member && <EditorSkeleton />}
          {member && isNew && <Editor writerId={member.userId} />}
          {member && !isNew && <EditedArticle key={slug} slug={slug} writerId={member.userId} />}
        </>
      )}
    </>
  )
}

/** Read anew before it is edited: what an earlier visit knew may have changed. */
function EditedArticle({ slug, writerId }: { slug: string; writerId: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(
    api.articles.source.queryOptions({ input: { slug }, staleTime: 0, refetchOnWindowFocus: false }),
  )
  if (data && isFetchedAfterMount) return <Editor article={data} writerId={writerId} />
  if (!error) return <EditorSkeleton />
  if (error instanceof ORPCError && error.status === 404) {
    return <NotFound home="/articles" homeLabel="All articles" />
  }
  return <ErrorState title="The article could not be loaded" onRetry={refetch} />
}

function Editor({ article, writerId }: { article?: ArticleSource; writerId: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [editor] = useState(() => location.pathname)

  function leave(to: string, words: string) {
    showToast(words)
    for (const feature of [api.articles, api.checklists, api.search]) {
      void queries.invalidateQueries({ queryKey: feature.key() })
    }
    // Who went elsewhere while it was saved stays there.
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

function ReadersOnly({ slug }: { slug: string | undefined }) {
  return (
    <div className="grid min-h-[55dvh] place-items-center text-center">
      <div className="grid justify-items-center gap-3">
        <Mark className="h-14 w-10 text-ink-faint" />
        <h1 className="display text-3xl">Articles are written by managers and administrators</h1>
        <p className="max-w-md text-ink-soft">
          Your role reads them. If you should write too, ask an administrator of your institution.
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
