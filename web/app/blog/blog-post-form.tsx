import type { EditedBlogPost } from '@plumbline/contract/blog.ts'
import { slugOf } from '@plumbline/rules/slugs/slug.ts'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useUnsavedText } from '../writing/unsaved-text.ts'
import { draftOf, draftOfFields, EMPTY_POST, fieldsOf, writtenPost } from './blog-post-draft.ts'
import { BlogPostFields } from './blog-post-fields.tsx'
import { BlogPostNotices } from './blog-post-notices.tsx'
import { BlogPostVersions } from './blog-post-versions.tsx'
import { useBlogPostSaving } from './use-blog-post-saving.ts'

export interface BlogPostFormProps {
  /** Absent: a new post. */
  post?: EditedBlogPost
  /** Whose unsaved text is kept. */
  writerId: string
  categories: readonly string[]
  onSaved: () => void
  onClose: () => void
}

export function BlogPostForm({ post, writerId, categories, onSaved, onClose }: BlogPostFormProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [showsVersions, setShowsVersions] = useState(false)
  const [restored, setRestored] = useState<number>()
  const unsaved = useUnsavedText(`${writerId}:blog:${post?.id ?? 'new'}`, post ? draftOf(post) : EMPTY_POST)
  const { text: draft, change } = unsaved
  const saving = useBlogPostSaving({
    id: post?.id,
    onSaved() {
      unsaved.forget()
      onSaved()
    },
  })

  async function save(text = draft) {
    const wrong = await saving.save(text)
    const field = wrong && form.current?.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }

  function changeTitle(title: string) {
    // The slug follows the title of a new post until someone writes their own.
    const follows = !post && draft.slug === slugOf(draft.title)
    change({ title, ...(follows && { slug: slugOf(title) }) })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={post ? 'Edit Blog Post' : 'Create New Blog Post'}
      size="wide"
      actions={
        <>
          {post && (
            <Button look="plain" className="mr-auto" onClick={() => setShowsVersions(true)}>
              Versions
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving.busy}>
            {post ? 'Update Post' : 'Create Post'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <BlogPostNotices
          id={post?.id}
          saving={saving}
          draft={draft}
          restoredAt={unsaved.restoredAt}
          restoredVersion={restored}
          onDiscard={unsaved.discard}
          onKeepMine={(version) => {
            flushSync(() => change({ version }))
            saving.dismissTheirs()
            void save({ ...draft, version })
          }}
          onTakeTheirs={(theirs) => {
            change(draftOf(theirs))
            saving.dismissTheirs()
          }}
        />
        <BlogPostFields
          draft={draft}
          post={post}
          faults={saving.faults}
          freeSlug={saving.freeSlug}
          categories={categories}
          onChange={change}
          onTitleChange={changeTitle}
        />
      </form>
      {post && showsVersions && (
        <BlogPostVersions
          id={post.id}
          current={writtenPost(fieldsOf(draft))}
          onClose={() => setShowsVersions(false)}
          onRestore={(fields, version) => {
            // The words come back; where and whether the post is out stays as it is.
            const { slug, isPublished, publishedAt, ...words } = draftOfFields(fields)
            change(words)
            setRestored(version)
            setShowsVersions(false)
          }}
        />
      )}
    </Dialog>
  )
}
