import type { EditedBlogPost } from '@plumbline/contract/publishing/blog.ts'
import { slugOf } from '@plumbline/rules/slugs/slug.ts'
import { useId } from 'react'
import type { ContentFieldsProps } from '../../editing/editor/content-kind.ts'
import { ImageField } from '../../editing/editor/image-field.tsx'
import { SlugField } from '../../editing/editor/slug-field.tsx'
import { TagField } from '../../editing/editor/tag-field.tsx'
import { PublishDateField, TitleField, WordingFields } from '../../editing/editor/text-fields.tsx'
import { PreviewLinkPanel } from '../../editing/preview/preview-link-panel.tsx'
import { apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Switch } from '../../ui/choice.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { TextField } from '../../ui/field.tsx'
import type { BlogPostDraft } from './blog-post-draft.ts'

type BlogPostFieldsProps = ContentFieldsProps<BlogPostDraft, EditedBlogPost> & {
  categories: readonly string[]
}

export function BlogPostFields(props: BlogPostFieldsProps) {
  const { draft, saved: post, errors, free, categories, onChange } = props
  const categoriesId = useId()

  function changeTitle(title: string) {
    // The slug follows the title of a new post until it is edited.
    const follows = !post && draft.slug === slugOf(draft.title)
    onChange({ title, ...(follows && { slug: slugOf(title) }) })
  }

  return (
    <>
      <TitleField value={draft.title} error={errors.title} onChange={changeTitle} />
      <SlugField
        value={draft.slug}
        error={errors.slug}
        freeSlug={free}
        hint={`The post's address: /blog/${draft.slug || '…'}`}
        onChange={(slug) => onChange({ slug })}
      />
      <WordingFields draft={draft} errors={errors} onChange={onChange} />
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextField
            label="Category"
            name="category"
            optional
            maxLength={maxLengthOf('blog.create', 'category')}
            list={categoriesId}
            value={draft.category}
            onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
          />
          <datalist id={categoriesId}>
            {categories.map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
          <TagField tags={draft.tags} typed={draft.typedTag} error={errors.typedTag} onChange={onChange} />
          <ImageField
            label="Featured Image URL"
            name="featuredImageUrl"
            value={draft.featuredImageUrl}
            error={errors.featuredImageUrl}
            onChange={(featuredImageUrl) => onChange({ featuredImageUrl })}
          />
          <TextField
            label="Image description"
            name="featuredImageAlt"
            optional
            maxLength={maxLengthOf('blog.create', 'featuredImageAlt')}
            hint="Read aloud to people who do not see the image"
            value={draft.featuredImageAlt}
            onChange={({ currentTarget }) => onChange({ featuredImageAlt: currentTarget.value })}
          />
        </div>
        <Publication {...props} />
      </div>
    </>
  )
}

function Publication({ draft, saved: post, errors, onChange }: BlogPostFieldsProps) {
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
          error={errors.publishedAt}
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
