import type { EditedPressItem, PressItemFields, PressType } from '@plumbline/contract/publishing/press.ts'
import { isImageAddress, isWebAddress } from '../../editing/editor/addresses.ts'
import { contentErrors } from '../../editing/editor/content-errors.ts'
import type { DraftErrors } from '../../editing/editor/content-kind.ts'
import { fromLocalInput, fromTouchedInput, toLocalInput } from '../../editing/editor/local-date-time.ts'
import { withTag } from '../../editing/editor/tag-field.tsx'
import { PRESS_TYPE_LABELS } from './press-text.ts'

/** State of the form. */
export interface PressItemDraft {
  title: string
  type: PressType
  excerpt: string
  content: string
  publicationName: string
  author: string
  /** Value of the datetime-local input. */
  publishedAt: string
  /** The saved date, to the millisecond. */
  publishedBefore: string | null
  externalUrl: string
  imageUrl: string
  isFeatured: boolean
  tags: string[]
  typedTag: string
  /** The version being edited; 0 for a new item. */
  version: number
}

export const EMPTY_ITEM: PressItemDraft = {
  title: '',
  type: 'press_release',
  excerpt: '',
  content: '',
  publicationName: '',
  author: '',
  publishedAt: '',
  publishedBefore: null,
  externalUrl: '',
  imageUrl: '',
  isFeatured: false,
  tags: [],
  typedTag: '',
  version: 0,
}

export function draftOf(item: EditedPressItem): PressItemDraft {
  return { ...draftOfFields(item), version: item.version }
}

export function draftOfFields(fields: PressItemFields): Omit<PressItemDraft, 'version'> {
  const { title, type, excerpt, content, isFeatured, tags } = fields
  return {
    ...{ title, type, excerpt, content, isFeatured, tags },
    typedTag: '',
    publicationName: fields.publicationName ?? '',
    author: fields.author ?? '',
    externalUrl: fields.externalUrl ?? '',
    imageUrl: fields.imageUrl ?? '',
    publishedAt: toLocalInput(fields.publishedAt),
    publishedBefore: fields.publishedAt,
  }
}

export function fieldsOf(draft: PressItemDraft): PressItemFields {
  const { title, type, excerpt, content, isFeatured } = draft
  return {
    ...{ title, type, excerpt, content, isFeatured },
    publicationName: draft.publicationName.trim() || null,
    author: draft.author.trim() || null,
    externalUrl: draft.externalUrl.trim() || null,
    imageUrl: draft.imageUrl.trim() || null,
    tags: withTag(draft.tags, draft.typedTag),
    publishedAt: fromTouchedInput(draft.publishedAt, draft.publishedBefore) ?? null,
  }
}

/** Validation errors, in the order of the form. */
export function errorsOf(draft: PressItemDraft): DraftErrors<PressItemDraft> {
  const errors: DraftErrors<PressItemDraft> = {}
  const externalUrl = draft.externalUrl.trim()
  if (draft.title.trim() === '') errors.title = 'Title is required.'
  if (draft.excerpt.trim() === '') errors.excerpt = 'Excerpt is required.'
  Object.assign(errors, contentErrors(draft))
  if (fromLocalInput(draft.publishedAt) === undefined) {
    errors.publishedAt = 'Please enter a date between 2000 and 2099.'
  }
  if (externalUrl !== '' && !isWebAddress(externalUrl)) errors.externalUrl = 'Please enter a valid URL.'
  if (!isImageAddress(draft.imageUrl.trim())) errors.imageUrl = 'Please enter a valid URL.'
  return errors
}

/** The content with its metadata as text, for comparison. */
export function comparableItem(fields: PressItemFields): string {
  return [
    `Title: ${fields.title}`,
    `Type: ${PRESS_TYPE_LABELS[fields.type]}`,
    `Excerpt: ${fields.excerpt}`,
    `Publication: ${fields.publicationName ?? ''}`,
    `Author: ${fields.author ?? ''}`,
    `External URL: ${fields.externalUrl ?? ''}`,
    `Image: ${fields.imageUrl ?? ''}`,
    `Tags: ${fields.tags.join(', ')}`,
    '',
    fields.content,
  ].join('\n')
}
