import { CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import type { InstitutionArticle } from '@plumbline/contract/publishing/institution-articles.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Printer, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { api, apiClient } from '../../../platform/api/api-client.ts'
import { isRefusal, problemText } from '../../../platform/api/outcome.ts'
import { NotFound } from '../../../platform/document/not-found.tsx'
import { withCitationLinks } from '../../../platform/regulations/linked-html.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DateText } from '../../../ui/date-text.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { ErrorState, Skeleton } from '../../../ui/states.tsx'
import { showToast } from '../../../ui/toast.tsx'

export default function OwnArticlePage() {
  const { id = '' } = useParams()
  const article = useQuery(api.institutionArticles.find.queryOptions({ input: { id } }))
  if (article.data) return <FullArticle article={article.data} />
  if (isRefusal(article.error)) return <NotFound home="/articles" homeLabel="All articles" />
  return (
    <>
      <title>Article · Plumbline</title>
      {article.isError ? (
        <ErrorState title="The article could not be loaded" onRetry={() => article.refetch()} />
      ) : (
        <Skeleton className="mx-auto h-96 w-full max-w-[41rem]" />
      )}
    </>
  )
}

function FullArticle({ article }: { article: InstitutionArticle }) {
  return (
    <article className="mx-auto max-w-[41rem] pb-16">
      <title>{`${article.title} · Plumbline`}</title>
      <header className="mb-6">
        <p className="flex flex-wrap items-center gap-3">
          <Link to={`/articles?category=${article.category}`} className="eyebrow hover:underline">
            {CATEGORY_LABELS[article.category]}
          </Link>
          <Badge>Your institution</Badge>
          {!article.isPublished && <Badge tone="warning">Draft</Badge>}
        </p>
        <h1 className="display wrap-anywhere mt-3.5 text-4xl sm:text-[2.75rem]">{article.title}</h1>
        <p className="wrap-anywhere mt-3 text-ink-soft">{article.summary}</p>
        <p className="mt-4 flex flex-wrap gap-x-3.5 gap-y-1 text-ink-faint text-sm">
          <span>{article.authorName}</span>
          <span>
            Changed <DateText iso={article.savedAt} /> by {article.savedByName}
          </span>
        </p>
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <Button look="quiet" size="small" onClick={() => print()}>
            <Printer className="size-4" aria-hidden />
            Print
          </Button>
          {article.mayEdit && <WriterActions article={article} />}
        </div>
      </header>
      <Prose html={withCitationLinks(article.html)} large />
    </article>
  )
}

function WriterActions({ article: { id, title } }: { article: InstitutionArticle }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)

  async function remove() {
    try {
      await apiClient.institutionArticles.delete({ id })
    } catch (error) {
      return problemText(error, 'The article could not be deleted. Please try again.')
    }
    navigate('/articles')
    void queries.invalidateQueries({ queryKey: api.institutionArticles.list.key() })
    showToast('The article is deleted.')
    return undefined
  }

  return (
    <>
      <Link to={`/articles/own/${id}/edit`} className={buttonClass('quiet', 'small')}>
        <Pencil className="size-4" aria-hidden />
        Edit
      </Link>
      <Button look="quiet" size="small" className="text-danger!" onClick={() => setDeleting(true)}>
        <Trash2 className="size-4" aria-hidden />
        Delete
      </Button>
      {isDeleting && (
        <ConfirmDialog
          title="Delete Article"
          question="Nobody of your institution will find it again."
          subject={title}
          action="Delete"
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
