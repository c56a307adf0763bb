import { CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import type { Article } from '@plumbline/contract/publishing/articles.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { useQuery } from '@tanstack/react-query'
import { LinkIcon, Pencil, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { isMissing } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { withCitationLinks } from '../../platform/regulations/linked-html.ts'
import { useIsAdministrator } from '../../platform/session/member.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { CitationLink } from '../regulations/citation-link.tsx'
import { ReadingContents } from './reading-contents.tsx'
import { SourceChanges } from './source-changes.tsx'

const SOURCES = 'sources'

export default function ArticlePage() {
  const { slug = '' } = useParams()
  const article = useQuery(api.articles.find.queryOptions({ input: { slug } }))
  if (article.isPending) return <ArticleSkeleton />
  if (article.isError) {
    if (isMissing(article.error)) return <NotFound home="/articles" homeLabel="All articles" />
    return (
      <>
        <title>Article · Plumbline</title>
        <ErrorState title="The article could not be loaded" onRetry={() => article.refetch()} />
      </>
    )
  }
  return <FullArticle article={article.data} />
}

function FullArticle({ article }: { article: Article }) {
  const parts = partsOf(article)
  return (
    <article className="mx-auto grid max-w-[76rem] gap-x-12 gap-y-6 pb-16 xl:grid-cols-[11.5rem_minmax(0,41rem)] xl:pr-64">
      <title>{`${article.title} · Plumbline`}</title>
      <header className="xl:col-start-2">
        <p className="eyebrow">
          <Link to={`/articles?category=${article.category}`} className="hover:underline">
            {CATEGORY_LABELS[article.category]}
          </Link>
        </p>
        <h1 className="display mt-3.5 text-4xl sm:text-[2.75rem]">{article.title}</h1>
        <p className="mt-4.5 flex flex-wrap gap-x-3.5 gap-y-1 text-ink-faint text-sm">
          {article.publishedAt ? <DateText iso={article.publishedAt} /> : <Badge tone="warning">Draft</Badge>}
          <span>{article.authorName}</span>
          <span>{article.readTime} min read</span>
          {article.asOf && (
            <span>
              Checked against the text of <DateText iso={article.asOf} />
            </span>
          )}
        </p>
        <ArticleActions article={article} />
      </header>
      {parts.length > 0 && <ReadingContents headings={parts} />}
      <div className="min-w-0 xl:col-start-2">
        <Prose html={withCitationLinks(article.html)} large />
        <Sources article={article} />
        {article.asOf && article.citations.length > 0 && (
          <SourceChanges citations={article.citations.map(({ cite }) => cite)} since={article.asOf} />
        )}
        <TagList tags={article.tags} className="mt-8" />
        <Related article={article} />
      </div>
    </article>
  )
}

/** Headings, and Sources if there are any. */
function partsOf({ headings, citations }: Article) {
  return citations.length === 0 ? headings : [...headings, { id: SOURCES, text: 'Sources' }]
}

function ArticleActions({ article }: { article: Article }) {
  const isAdministrator = useIsAdministrator()

  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      <CopyButton
        text={location.origin + location.pathname}
        label="Copy link"
        done="Link copied"
        icon={LinkIcon}
      />
      <Button look="quiet" size="small" onClick={() => print()}>
        <Printer className="size-4" aria-hidden />
        Print
      </Button>
      {isAdministrator && (
        <Link to={`/articles/${article.slug}/edit`} className={buttonClass('quiet', 'small')}>
          <Pencil className="size-4" aria-hidden />
          Edit
        </Link>
      )}
    </div>
  )
}

function CitedSource({ cite }: { cite: string }) {
  const citation = parseCitation(cite)
  return citation ? <CitationLink citation={citation} text={cite} /> : cite
}

function Sources({ article }: { article: Article }) {
  if (article.citations.length === 0) return null
  return (
    <section className="mt-12 border-line border-t pt-6">
      <h2 id={SOURCES} className="scroll-mt-24 font-serif text-xl font-semibold">
        Sources
      </h2>
      <ul className="mt-3 grid gap-2 text-[0.9375rem]">
        {article.citations.map(({ cite, note }) => (
          <li key={cite}>
            <span className="font-semibold text-brass">
              <CitedSource cite={cite} />
            </span>{' '}
            <span className="text-ink-soft">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Related({ article }: { article: Article }) {
  if (article.related.length === 0) return null
  return (
    <section className="mt-12 print:hidden">
      <h2 className="font-serif text-xl font-semibold">Related articles</h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {article.related.map(({ id, slug, title, readTime }) => (
          <li key={id}>
            <Link to={`/articles/${slug}`} className="flex gap-4 py-3 hover:text-brand">
              <span className="flex-1 font-medium">{title}</span>
              <span className="flex-none text-ink-faint text-sm">{readTime} min read</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ArticleSkeleton() {
  return (
    <div role="status" aria-label="Loading the article" className="mx-auto grid max-w-[41rem] gap-4 pt-2">
      <title>Article · Plumbline</title>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-4 w-64" />
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-24 w-full" />
      ))}
    </div>
  )
}
