import type { EditedPressItem, PressType } from '@plumbline/contract/publishing/press.ts'
import type { ContentFieldsProps } from '../../editing/editor/content-kind.ts'
import { ImageField } from '../../editing/editor/image-field.tsx'
import { TagField } from '../../editing/editor/tag-field.tsx'
import { PublishDateField, TitleField, WordingFields } from '../../editing/editor/text-fields.tsx'
import { PreviewLinkPanel } from '../../editing/preview/preview-link-panel.tsx'
import { apiClient } from '../../platform/api/api-client.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Switch } from '../../ui/choice.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import type { PressItemDraft } from './press-item-draft.ts'
import { PRESS_TYPE_LABELS } from './press-text.ts'

type PressItemFieldsProps = ContentFieldsProps<PressItemDraft, EditedPressItem>

export function PressItemFields(props: PressItemFieldsProps) {
  const { draft, errors, onChange } = props
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <TitleField value={draft.title} error={errors.title} onChange={(title) => onChange({ title })} />
        <Select
          label="Type"
          name="type"
          required
          value={draft.type}
          onChange={({ currentTarget }) => onChange({ type: currentTarget.value as PressType })}
        >
          {Object.entries(PRESS_TYPE_LABELS).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <WordingFields draft={draft} errors={errors} onChange={onChange} />
      <Origin {...props} />
    </>
  )
}

/** Publication, date, link and image fields. */
function Origin({ draft, saved: item, errors, onChange }: PressItemFieldsProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <TextField
          label="Publication Name"
          name="publicationName"
          optional
          maxLength={maxLengthOf('press.create', 'publicationName')}
          value={draft.publicationName}
          onChange={({ currentTarget }) => onChange({ publicationName: currentTarget.value })}
        />
        <TextField
          label="Author"
          name="author"
          optional
          maxLength={maxLengthOf('press.create', 'author')}
          value={draft.author}
          onChange={({ currentTarget }) => onChange({ author: currentTarget.value })}
        />
        <TextField
          label="External URL"
          name="externalUrl"
          inputMode="url"
          optional
          placeholder="https://"
          value={draft.externalUrl}
          error={errors.externalUrl}
          onChange={({ currentTarget }) => onChange({ externalUrl: currentTarget.value })}
        />
        <ImageField
          label="Image URL"
          name="imageUrl"
          value={draft.imageUrl}
          error={errors.imageUrl}
          onChange={(imageUrl) => onChange({ imageUrl })}
        />
      </div>
      <div className="grid content-start gap-5">
        <TagField tags={draft.tags} typed={draft.typedTag} error={errors.typedTag} onChange={onChange} />
        <div className="grid content-start gap-5 rounded-card border border-line bg-paper p-5">
          <PublishDateField
            value={draft.publishedAt}
            error={errors.publishedAt}
            ahead="an item dated ahead appears at that time"
            onChange={(publishedAt) => onChange({ publishedAt })}
          />
          <Switch
            label="Featured"
            hint="Featured items stand ahead of the others."
            checked={draft.isFeatured}
            onChange={(isFeatured) => onChange({ isFeatured })}
          />
          {item && <PreviewLinkPanel makeLink={() => apiClient.press.previewLink({ id: item.id })} />}
        </div>
      </div>
    </div>
  )
}
