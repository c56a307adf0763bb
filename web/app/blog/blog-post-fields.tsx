import type { EditedBlogPost } from '@plumbline/contract/blog.ts'
import { useId } from 'react'
import { apiClient } from '../api/api-client.ts'
import { Switch } from '../ui/choice.tsx'
import { DateText } from '../ui/date-text.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { ImageField } from '../writing/image-field.tsx'
import { timeZone } from '../writing/local-date-time.ts'
import { MarkdownEditor } from '../writing/markdown-editor.tsx'
import { PreviewLinkPanel } from '../writing/preview-link-panel.tsx'
import { SlugField } from '../writing/slug-field.tsx'
import { TagField } from '../writing/tag-field.tsx'
import type { BlogPostDraft, PostFaults } from './blog-post-draft.ts'

interface BlogPostFieldsProps {
  draft: BlogPostDraft
  post: EditedBlogPost | undefined
  faults: PostFaults
  /** Offered when the slug cannot be had. */
  freeSlug: string | undefined
  categories: readonly string[]
  onChange: (patch: Partial<BlogPostDraft>) => void
  onTitleChange: (title: string) => void
}

export function BlogPostFields(props: BlogPostFieldsProps) {
  const { draft, faults, freeSlug, categories, onChange, onTitleChange } = props
  const categoriesId = useId()
  return (
    <>
      <TextField
        label="Title"
        name="title"
        required
        maxLength={200}
        value={draft.title}
        error={faults.title}
        onChange={({ currentTarget }) => onTitleChange(currentTarget.value)}
      />
      <SlugField
        value={draft.slug}
        error={faults.slug}
        freeSlug={freeSlug}
        hint={`The post's address: /blog/${draft.slug || '…'}`}
        onChange={(slug) => onChange({ slug })}
      />
      <TextArea
        label="Excerpt"
        name="excerpt"
        required
        rows={3}
        maxLength={500}
        value={draft.excerpt}
        error={faults.excerpt}
        onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
      />
      <MarkdownEditor
        label="Content"
        name="content"
        value={draft.content}
        error={faults.content}
        onChange={(content) => onChange({ content })}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextField
            label="Category"
            name="category"
            optional
            maxLength={60}
            list={categoriesId}
            value={draft.category}
            onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
          />
          <datalist id={categoriesId}>
            {categories.map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
          <TagField tags={draft.tags} typed={draft.typedTag} onChange={onChange} />
          <ImageField
            label="Featured Image URL"
            name="featuredImageUrl"
            value={draft.featuredImageUrl}
            error={faults.featuredImageUrl}
            onChange={(featuredImageUrl) => onChange({ featuredImageUrl })}
          />
        </div>
        <Publication {...props} />
      </div>
    </>
  )
}

function Publication({ draft, post, faults, onChange }: BlogPostFieldsProps) {
  return (
    <div className="grid content-start gap-5 rounded-card border border-line bg-paper p-5">
      <Switch
        label="Featured"
        hint="At most two stand ahead of the others on the first page."
        checked={draft.isFeatured}
        onChange={(isFeatured) => onChange({ isFeatured })}
      />
      <Switch
        label="Publish immediately"
        hint="Otherwise it is kept as a draft."
        checked={draft.isPublished}
        onChange={(isPublished) => onChange({ isPublished })}
      />
      {draft.isPublished && (
        <TextField
          label="Publish Date"
          name="publishedAt"
          type="datetime-local"
          value={draft.publishedAt}
          error={faults.publishedAt}
          hint={`In your time zone, ${timeZone()}. Empty means now; a date ahead schedules the post.`}
          onChange={({ currentTarget }) => onChange({ publishedAt: currentTarget.value })}
        />
      )}
      {post?.firstPublishedAt && (
        <p className="text-sm text-ink-soft">
          First published <DateText iso={post.firstPublishedAt} />
        </p>
      )}
      {post && <PreviewLinkPanel makeLink={() => apiClient.blog.previewLink({ id: post.id })} />}
    </div>
  )
}
