import { ARTICLE_CATEGORIES } from '@plumbline/contract/publishing/article-categories.ts'
import { CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import { ARTICLE_LIMITS } from '@plumbline/contract/publishing/articles.ts'
import type { InstitutionArticle } from '@plumbline/contract/publishing/institution-articles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate } from 'react-router'
import { useDisableWhileSaving } from '../../../editing/editor/disable-while-saving.ts'
import { EditingNotices } from '../../../editing/editor/editing-notices.tsx'
import { focusField } from '../../../editing/editor/focus-field.ts'
import { MarkdownEditor } from '../../../editing/editor/markdown-editor.tsx'
import { useUnsavedText } from '../../../editing/editor/unsaved-text.ts'
import { useSaving } from '../../../editing/editor/use-saving.ts'
import { api } from '../../../platform/api/api-client.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/choice.tsx'
import { Select, TextArea, TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import {
  comparableOwnArticle,
  draftOf,
  EMPTY_OWN_ARTICLE,
  OWN_ARTICLE,
  type OwnArticleDraft,
} from './own-article-kind.ts'

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
    article ? draftOf(article) : EMPTY_OWN_ARTICLE,
  )
  const { text, change } = unsaved
  const saving = useSaving(OWN_ARTICLE, {
    id: article?.id,
    onSaved(saved) {
      unsaved.forget()
      void queries.invalidateQueries({ queryKey: api.institutionArticles.key() })
      showToast(saved.isPublished ? 'The article is published.' : 'The draft is saved.')
      navigate(`/articles/own/${saved.id}`)
    },
  })
  const { errors } = saving
  useDisableWhileSaving(form, saving.busy)

  async function save(patch: Partial<OwnArticleDraft> = {}) {
    const wrong = await saving.save({ ...text, ...patch })
    focusField(form.current, wrong)
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <EditingNotices
        saving={saving}
        unsaved={unsaved}
        written={comparableOwnArticle}
        draftOf={draftOf}
        onSaveOver={(version) => {
          flushSync(() => change({ version }))
          void save({ version })
        }}
        onTakeTheirs={(theirs) => {
          unsaved.takeInstead(draftOf(theirs))
          saving.dismissTheirs()
        }}
      />
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
            change({
              category: ARTICLE_CATEGORIES.find((category) => category === currentTarget.value) ?? '',
            })
          }
        >
          <option value="">Choose a category</option>
          {ARTICLE_CATEGORIES.map((category) => (
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
        <Button type="submit" busy={saving.busy}>
          Save
        </Button>
      </div>
    </form>
  )
}
