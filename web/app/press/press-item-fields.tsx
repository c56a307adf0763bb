import type { EditedPressItem, PressType } from '@plumbline/contract/press.ts'
import { apiClient } from '../api/api-client.ts'
import { Switch } from '../ui/choice.tsx'
import { Select, TextArea, TextField } from '../ui/field.tsx'
import { ImageField } from '../writing/image-field.tsx'
import { timeZone } from '../writing/local-date-time.ts'
import { MarkdownEditor } from '../writing/markdown-editor.tsx'
import { PreviewLinkPanel } from '../writing/preview-link-panel.tsx'
import { TagField } from '../writing/tag-field.tsx'
import type { PressItemDraft, PressItemFaults } from './press-item-draft.ts'
import { PRESS_TYPE_LABELS } from './press-text.ts'

interface PressItemFieldsProps {
  draft: PressItemDraft
  item: EditedPressItem | undefined
  faults: PressItemFaults
  onChange: (patch: Partial<PressItemDraft>) => void
}

export function PressItemFields(props: PressItemFieldsProps) {
  const { draft, faults, onChange } = props
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <TextField
          label="Title"
          name="title"
          required
          maxLength={200}
          value={draft.title}
          error={faults.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
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
      <Origin {...props} />
    </>
  )
}

/** Where it appeared, when, and what goes with it. */
function Origin({ draft, item, faults, onChange }: PressItemFieldsProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <TextField
          label="Publication Name"
          name="publicationName"
          optional
          maxLength={160}
          value={draft.publicationName}
          onChange={({ currentTarget }) => onChange({ publicationName: currentTarget.value })}
        />
        <TextField
          label="Author"
          name="author"
          optional
          maxLength={160}
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
          error={faults.externalUrl}
          onChange={({ currentTarget }) => onChange({ externalUrl: currentTarget.value })}
        />
        <ImageField
          label="Image URL"
          name="imageUrl"
          value={draft.imageUrl}
          error={faults.imageUrl}
          onChange={(imageUrl) => onChange({ imageUrl })}
        />
      </div>
      <div className="grid content-start gap-5">
        <TagField tags={draft.tags} typed={draft.typedTag} onChange={onChange} />
        <div className="grid content-start gap-5 rounded-card border border-line bg-paper p-5">
          <TextField
            label="Publish Date"
            name="publishedAt"
            type="datetime-local"
            value={draft.publishedAt}
            error={faults.publishedAt}
            hint={`In your time zone, ${timeZone()}. Empty means now; an item dated ahead appears at that time.`}
            onChange={({ currentTarget }) => onChange({ publishedAt: currentTarget.value })}
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
