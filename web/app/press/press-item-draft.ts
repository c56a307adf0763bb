import type { EditedPressItem, PressItemFields, PressType } from '@plumbline/contract/press.ts'
import { isImageAddress, isWebAddress } from '../writing/addresses.ts'
import { fromLocalInput, fromTouchedInput, toLocalInput } from '../writing/local-date-time.ts'
import { withTag } from '../writing/tag-field.tsx'
import { wordingFaults } from '../writing/wording-faults.ts'
import type { Faults } from '../writing/written-kind.ts'
import { PRESS_TYPE_LABELS } from './press-text.ts'

/** What the form holds while it is written. */
export interface PressItemDraft {
  title: string
  type: PressType
  excerpt: string
  content: string
  publicationName: string
  author: string
  /** As the date-time input holds it. */
  publishedAt: string
  /** To the millisecond, as it was saved. */
  publishedBefore: string | null
  externalUrl: string
  imageUrl: string
  isFeatured: boolean
  tags: string[]
  typedTag: string
  /** The version that is being edited; nothing for a new item. */
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

/** What keeps it from being saved, in the order of the form. */
export function faultsOf(draft: PressItemDraft): Faults<PressItemDraft> {
  const faults: Faults<PressItemDraft> = {}
  const externalUrl = draft.externalUrl.trim()
  if (draft.title.trim() === '') faults.title = 'Title is required.'
  if (draft.excerpt.trim() === '') faults.excerpt = 'Excerpt is required.'
  Object.assign(faults, wordingFaults(draft))
  if (fromLocalInput(draft.publishedAt) === undefined) {
    faults.publishedAt = 'Please enter a date between 2000 and 2099.'
  }
  if (externalUrl !== '' && !isWebAddress(externalUrl)) faults.externalUrl = 'Please enter a valid URL.'
  if (!isImageAddress(draft.imageUrl.trim())) faults.imageUrl = 'Please enter a valid URL.'
  return faults
}

/** The text with what stands around it, for comparing. */
export function writtenItem(fields: PressItemFields): string {
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
