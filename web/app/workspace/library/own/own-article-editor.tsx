import { ORPCError } from '@orpc/client'
import { CATEGORIES, CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import { ARTICLE_LIMITS, type ArticleCategory } from '@plumbline/contract/publishing/articles.ts'
import type { InstitutionArticle } from '@plumbline/contract/publishing/institution-articles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useDisableWhileSaving } from '../../../editing/editor/disable-while-saving.ts'
import { MarkdownEditor } from '../../../editing/editor/markdown-editor.tsx'
import { UnsavedNotice } from '../../../editing/editor/unsaved-notice.tsx'
import { useUnsavedText } from '../../../editing/editor/unsaved-text.ts'
import { api, apiClient } from '../../../platform/api/api-client.ts'
import { problemText } from '../../../platform/api/outcome.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/choice.tsx'
import { Select, TextArea, TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.tsx'

interface Draft {
  title: string
  summary: string
  category: ArticleCategory | ''
  body: string
  isPublished: boolean
  version: number
}

const EMPTY: Draft = { title: '', summary: '', category: '', body: '', isPublished: false, version: 0 }

function draftOf({ title, summary, category, body, isPublished, version }: InstitutionArticle): Draft {
  return { title, summary, category, body, isPublished, version }
}

type Errors = Partial<Record<'title' | 'summary' | 'category' | 'body', string>>

function errorsOf({ title, summary, category, body }: Draft): Errors {
  return {
    ...(title.trim() === '' && { title: 'Title is required.' }),
    ...(category === '' && { category: 'Choose a category.' }),
    ...(summary.trim() === '' && { summary: 'Summary is required.' }),
    ...(body.trim() === '' && { body: 'The text is required.' }),
  }
}

interface OwnArticleEditorProps {
  /** Absent for a new article. */
  article?: InstitutionArticle
  writerId: string
}

export function OwnArticleEditor({ article, writerId }: OwnArticleEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const unsaved = useUnsavedText(
    `${writerId}:institution-article:${article?.id ?? 'new'}`,
    article ? draftOf(article) : EMPTY,
  )
  const { text, change } = unsaved
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useDisableWhileSaving(form, isBusy)

  async function save(event: FormEvent) {
    event.preventDefault()
    const { version, category, ...fields } = text
    const found = errorsOf(text)
    setErrors(found)
    setProblem(undefined)
    const [first] = Object.keys(found)
    if (first !== undefined || category === '') {
      const field = form.current?.elements.namedItem(first ?? 'category')
      if (field instanceof HTMLElement) field.focus()
      return
    }
    setBusy(true)
    try {
      const saved = article
        ? await apiClient.institutionArticles.update({ ...fields, category, id: article.id, version })
        : await apiClient.institutionArticles.create({ ...fields, category })
      unsaved.forget()
      void queries.invalidateQueries({ queryKey: api.institutionArticles.key() })
      showToast(saved.isPublished ? 'The article is published.' : 'The draft is saved.')
      navigate(`/articles/own/${saved.id}`)
    } catch (error) {
      setBusy(false)
      if (error instanceof ORPCError && error.code === 'CHANGED_MEANWHILE') {
        const theirs = error.data as { version: number; byName: string }
        change({ version: theirs.version })
        setProblem(
          `${theirs.byName} saved this article while you had it open. Press Save again to replace that text with yours.`,
        )
      } else
        setProblem(problemText(error, 'The article could not be saved. Your text is kept in this browser.'))
    }
  }

  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-5">
      {unsaved.restoredAt && <UnsavedNotice keptAt={unsaved.restoredAt} onDiscard={unsaved.discard} />}
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          label="Title"
          name="title"
          required
          maxLength={ARTICLE_LIMITS.title}
          value={text.title}
          error={errors.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Select
          label="Category"
          name="category"
          required
          value={text.category}
          error={errors.category}
          onChange={({ currentTarget }) =>
            change({ category: CATEGORIES.find((category) => category === currentTarget.value) ?? '' })
          }
        >
          <option value="">Choose a category</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {CATEGORY_LABELS[category]}
            </option>
          ))}
        </Select>
      </div>
      <TextArea
        label="Summary"
        name="summary"
        required
        rows={2}
        maxLength={ARTICLE_LIMITS.excerpt}
        value={text.summary}
        error={errors.summary}
        onChange={({ currentTarget }) => change({ summary: currentTarget.value })}
      />
      <MarkdownEditor
        label="Text"
        name="body"
        value={text.body}
        error={errors.body}
        onChange={(body) => change({ body })}
      />
      <div className="max-w-xl">
        <Switch
          label="Published"
          hint="Everybody of your institution reads it. Off: a draft for managers."
          checked={text.isPublished}
          onChange={(isPublished) => change({ isPublished })}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Link to={article ? `/articles/own/${article.id}` : '/articles'} className={buttonClass('plain')}>
          Cancel
        </Link>
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  )
}
