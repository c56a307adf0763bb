import type { EditedArticle } from '@plumbline/contract/publishing/articles.ts'
import { slugOf } from '@plumbline/rules/slugs/slug.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { useDisableWhileSaving } from '../../editing/editor/disable-while-saving.ts'
import { EditingNotices } from '../../editing/editor/editing-notices.tsx'
import { focusField } from '../../editing/editor/focus-field.ts'
import { useUnsavedText } from '../../editing/editor/unsaved-text.ts'
import { useSaving } from '../../editing/editor/use-saving.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { type ArticleDraft, comparableArticle, draftOf, EMPTY_ARTICLE } from './article-draft.ts'
import { ArticleFields } from './article-fields.tsx'
import { ARTICLE } from './article-kind.ts'
import { ArticleVersions } from './article-versions.tsx'
import { ArticleWithdrawal } from './article-withdrawal.tsx'

interface ArticleEditorProps {
  /** Absent for a new article. */
  article?: EditedArticle | undefined
  /** The user whose unsaved text is stored. */
  writerId: string
  onSaved: (article: EditedArticle) => void
  onUnpublished: (article: EditedArticle) => void
  onDeleted: () => void
}

export function ArticleEditor({ article, writerId, onSaved, onUnpublished, onDeleted }: ArticleEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const unsaved = useUnsavedText(
    `${writerId}:article:${article?.id ?? 'new'}`,
    article ? draftOf(article) : EMPTY_ARTICLE,
  )
  const { text: draft, change } = unsaved
  const [restored, setRestored] = useState<number>()
  const saving = useSaving(ARTICLE, {
    id: article?.id,
    onSaved(saved) {
      unsaved.forget()
      onSaved(saved)
    },
  })

  useDisableWhileSaving(form, saving.busy)

  async function save(patch: Partial<ArticleDraft> = {}) {
    const wrong = await saving.save({ ...draft, ...patch })
    focusField(form.current, wrong)
  }

  function changeTitle(title: string) {
    // The slug follows the title of a new article until it is edited.
    const follows = !article && draft.slug === slugOf(draft.title)
    change({ title, ...(follows && { slug: slugOf(title) }) })
  }

  return (
    <form
      ref={form}
      noValidate
      // Focused fields must not hide under the sticky bars.
      className="grid gap-5 **:scroll-my-24"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <EditingNotices
        saving={saving}
        unsaved={unsaved}
        opened={article && { kind: 'article', id: article.id }}
        restored={restored}
        written={comparableArticle}
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
      <ArticleFields
        draft={draft}
        errors={saving.errors}
        freeSlug={saving.free}
        onChange={(patch) => {
          change(patch)
          saving.noteChange(patch)
        }}
        onTitleChange={changeTitle}
      />
      {article && (
        <ArticleWithdrawal
          article={article}
          onUnpublished={(saved) => {
            unsaved.forget()
            onUnpublished(saved)
          }}
          onDeleted={() => {
            unsaved.forget()
            onDeleted()
          }}
        />
      )}
      <div className="sticky bottom-0 in-[body:has([data-chat-minimized])]:bottom-20 z-10 -mx-4 mt-(--foot) -mb-(--foot) flex flex-wrap justify-end gap-3 border-line border-t bg-paper px-4 py-4 md:-mx-8 md:px-8">
        {article && (
          <ArticleVersions
            id={article.id}
            draft={draft}
            disabled={saving.busy}
            onRestore={(words, version) => {
              unsaved.takeInstead({ ...draft, ...words })
              setRestored(version)
            }}
          />
        )}
        <Link to={article ? `/articles/${article.slug}` : '/articles'} className={buttonClass('plain')}>
          Cancel
        </Link>
        {draft.isPublished ? (
          <Button type="submit" busy={saving.busy}>
            Save changes
          </Button>
        ) : (
          <>
            <Button type="submit" look="quiet" busy={saving.busy}>
              Save draft
            </Button>
            <Button disabled={saving.busy} onClick={() => save({ isPublished: true })}>
              Publish
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
