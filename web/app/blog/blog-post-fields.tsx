import type { EditedBlogPost } from '@plumbline/contract/blog.ts'
import { slugOf } from '@plumbline/rules/slugs/slug.ts'
import { useId } from 'react'
import { apiClient } from '../api/api-client.ts'
import { Switch } from '../ui/choice.tsx'
import { DateText } from '../ui/date-text.tsx'
import { TextField } from '../ui/field.tsx'
import { ImageField } from '../writing/image-field.tsx'
import { PreviewLinkPanel } from '../writing/preview-link-panel.tsx'
import { SlugField } from '../writing/slug-field.tsx'
import { TagField } from '../writing/tag-field.tsx'
import { PublishDateField, TitleField, WordingFields } from '../writing/text-fields.tsx'
import type { WritingFieldsProps } from '../writing/written-kind.ts'
import type { BlogPostDraft } from './blog-post-draft.ts'

type BlogPostFieldsProps = WritingFieldsProps<BlogPostDraft, EditedBlogPost> & {
  categories: readonly string[]
}

export function BlogPostFields(props: BlogPostFieldsProps) {
  const { draft, saved: post, faults, free, categories, onChange } = props
  const categoriesId = useId()

  function changeTitle(title: string) {
    // The slug follows the title of a new post until someone writes their own.
    const follows = !post && draft.slug === slugOf(draft.title)
    onChange({ title, ...(follows && { slug: slugOf(title) }) })
  }

  return (
    <>
      <TitleField value={draft.title} error={faults.title} onChange={changeTitle} />
      <SlugField
        value={draft.slug}
        error={faults.slug}
        freeSlug={free}
        hint={`The post's address: /blog/${draft.slug || '…'}`}
        onChange={(slug) => onChange({ slug })}
      />
      <WordingFields draft={draft} faults={faults} onChange={onChange} />
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
          <TagField tags={draft.tags} typed={draft.typedTag} error={faults.typedTag} onChange={onChange} />
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

function Publication({ draft, saved: post, faults, onChange }: BlogPostFieldsProps) {
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
        <PublishDateField
          value={draft.publishedAt}
          error={faults.publishedAt}
          ahead="a date ahead schedules the post"
          onChange={(publishedAt) => onChange({ publishedAt })}
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
