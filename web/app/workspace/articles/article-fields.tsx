import { ARTICLE_CATEGORIES } from '@plumbline/contract/publishing/article-categories.ts'
import { CATEGORY_LABELS } from '@plumbline/contract/publishing/article-labels.ts'
import { ARTICLE_LIMITS } from '@plumbline/contract/publishing/articles.ts'
import { MarkdownEditor } from '../../editing/editor/markdown-editor.tsx'
import { SlugField } from '../../editing/editor/slug-field.tsx'
import { TagField } from '../../editing/editor/tag-field.tsx'
import { Checkbox, Switch } from '../../ui/choice.tsx'
import { Select, TextArea, TextField } from '../../ui/field.tsx'
import { useTopics } from '../work/topics.tsx'
import type { ArticleDraft, ArticleErrors } from './article-draft.ts'
import { ArticleSourceRows } from './article-source-rows.tsx'

interface ArticleFieldsProps {
  draft: ArticleDraft
  errors: ArticleErrors
  /** Offered when the slug is taken. */
  freeSlug: string | undefined
  onChange: (patch: Partial<ArticleDraft>) => void
  onTitleChange: (title: string) => void
}

export function ArticleFields(props: ArticleFieldsProps) {
  const { draft, errors, freeSlug, onChange, onTitleChange } = props
  return (
    <>
      <TextField
        label="Title"
        name="title"
        required
        maxLength={ARTICLE_LIMITS.title}
        value={draft.title}
        error={errors.title}
        onChange={({ currentTarget }) => onTitleChange(currentTarget.value)}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <SlugField
          value={draft.slug}
          error={errors.slug}
          freeSlug={freeSlug}
          hint={`The article's address: /articles/${draft.slug || '…'}`}
          onChange={(slug) => onChange({ slug })}
        />
        <Select
          label="Category"
          name="category"
          required
          value={draft.category}
          error={errors.category}
          onChange={({ currentTarget }) =>
            onChange({
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
        label="Excerpt"
        name="excerpt"
        required
        rows={3}
        maxLength={ARTICLE_LIMITS.excerpt}
        value={draft.excerpt}
        error={errors.excerpt}
        onChange={({ currentTarget }) => onChange({ excerpt: currentTarget.value })}
      />
      <MarkdownEditor
        label="Text"
        name="body"
        value={draft.body}
        error={errors.body}
        onChange={(body) => onChange({ body })}
      />
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <TagField tags={draft.tags} typed={draft.typedTag} error={errors.tag} onChange={onChange} />
        <TopicChoice {...props} />
      </div>
      <ArticleSourceRows
        rows={draft.citations}
        errors={errors}
        onChange={(citations) => onChange({ citations })}
      />
      <div className="max-w-xl">
        <Switch
          label="Featured"
          hint="Carries the ribbon Featured Article in the library."
          checked={draft.isFeatured}
          onChange={(isFeatured) => onChange({ isFeatured })}
        />
      </div>
    </>
  )
}

function TopicChoice({ draft: { topics }, onChange }: ArticleFieldsProps) {
  const shipped = useTopics().filter(({ own }) => own === null)
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">
        Topics <span className="font-normal text-ink-faint">(whose checklists it belongs to)</span>
      </legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {shipped.map(({ key: topic, label }) => (
          <Checkbox
            key={topic}
            label={label}
            checked={topics.includes(topic)}
            onChange={(isChosen) =>
              onChange({
                topics: shipped
                  .map(({ key }) => key)
                  .filter((each) => (each === topic ? isChosen : topics.includes(each))),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
