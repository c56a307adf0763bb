import type { EditedPressItem, PressItemFields } from '@plumbline/contract/publishing/press.ts'
import type { ContentKind } from '../../editing/editor/content-kind.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import {
  comparableItem,
  draftOf,
  draftOfFields,
  EMPTY_ITEM,
  errorsOf,
  fieldsOf,
  type PressItemDraft,
} from './press-item-draft.ts'

export const PRESS_ITEM: ContentKind<PressItemDraft, PressItemFields, EditedPressItem> = {
  kind: 'press_item',
  storageName: 'press',
  words: {
    create: {
      button: 'Add Press Item',
      title: 'Add Press Item',
      submit: 'Add Press Item',
      done: 'Press item added successfully',
      failed: 'Failed to add press item',
    },
    edit: {
      title: 'Edit Press Item',
      submit: 'Update Press Item',
      done: 'Press item updated successfully',
      failed: 'Failed to update press item',
      notLoaded: 'The press item could not be loaded',
      gone: 'This press item no longer exists. Your text is kept in this browser.',
    },
    remove: {
      title: 'Delete Press Item',
      question: 'Are you sure you want to delete this press item?',
      done: 'Press item deleted successfully',
      failed: 'Failed to delete press item',
      gone: 'This press item no longer exists.',
    },
  },
  queryKey: api.press.key(),
  operations: apiClient.press,
  empty: EMPTY_ITEM,
  draftOf,
  fieldsOf,
  errorsOf,
  // The publication date stays unchanged.
  restoredFrom(fields) {
    const { publishedAt, publishedBefore, ...words } = draftOfFields(fields)
    return words
  },
  written: comparableItem,
}
