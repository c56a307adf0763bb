import { z } from 'zod'
import { administrators, everyone } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { newestPageOf, PageNumber, SearchText } from '../platform/paging.ts'
import {
  Content,
  Excerpt,
  ExternalAddress,
  editedMeanwhile,
  ImageAddress,
  PreviewLink,
  PublicationDate,
  Revision,
  Saving,
  Tags,
  TEXT_BODY_KIB,
  Title,
  TOO_INVOLVED,
} from './writing.ts'

/** Up to this number everything is on one page. */
export const PRESS_PAGE_SIZE = 200

export const PRESS_TYPES = ['press_release', 'news_article', 'media_mention'] as const
export const PressType = z.enum(PRESS_TYPES)
export type PressType = z.infer<typeof PressType>

/** A press item in a list: everything but its text. */
export const PressItemSummary = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  type: PressType,
  publicationName: z.string().nullable(),
  author: z.string().nullable(),
  publishedAt: StoredMoment,
  externalUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  isFeatured: z.boolean(),
  tags: z.array(z.string()),
})
export type PressItemSummary = z.infer<typeof PressItemSummary>

const ItemLink = PressItemSummary.pick({ slug: true, title: true })

/** A press item with its text, as readers see it. */
export const PressItem = PressItemSummary.extend({
  html: z.string(),
  headings: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: StoredMoment,
})
export type PressItem = z.infer<typeof PressItem>

export const PressItemPage = PressItem.extend({
  previous: ItemLink.nullable(),
  next: ItemLink.nullable(),
  related: z.array(PressItemSummary),
})
export type PressItemPage = z.infer<typeof PressItemPage>

export const PressListInput = z.object({
  search: SearchText.default(''),
  type: PressType.optional(),
  page: PageNumber.default(1),
})

const ShortText = z.string().trim().min(1).max(160)

/** The fields that a writer may set. */
export const PressItemFields = z.object({
  title: Title,
  excerpt: Excerpt,
  content: Content,
  type: PressType.default('press_release'),
  publicationName: ShortText.nullable(),
  author: ShortText.nullable(),
  /** Absent: keeps its date, or the current time for a new item. */
  publishedAt: PublicationDate.nullable(),
  externalUrl: ExternalAddress.nullable(),
  imageUrl: ImageAddress.nullable(),
  isFeatured: z.boolean(),
  tags: Tags,
})
export type PressItemFields = z.infer<typeof PressItemFields>

/** A press item as its writers see it. */
export const EditedPressItem = z.object({ ...PressItemFields.shape, ...Saving.shape, id: Id })
export type EditedPressItem = z.infer<typeof EditedPressItem>

const NOT_FOUND = { status: 404, message: 'This press item does not exist.' } as const

/** The public operations of the press page. */
const reading = {
  list: everyone
    .route({ method: 'GET', path: '/press', summary: 'Press items whose date has come, newest first' })
    .input(PressListInput)
    .output(newestPageOf(PressItemSummary)),

  addresses: everyone
    .route({
      method: 'GET',
      path: '/press/addresses',
      summary: 'Where each press item stands, and when it last changed',
    })
    .output(z.array(z.object({ slug: z.string(), updatedAt: StoredMoment }))),

  feed: everyone
    .route({ method: 'GET', path: '/press/feed', summary: 'The newest press items with their whole text' })
    .output(z.array(PressItem)),

  item: everyone
    .route({
      method: 'GET',
      path: '/press-items/{slug}',
      summary: 'A press item, its neighbours and its kin',
    })
    .input(z.object({ slug: z.string().max(200) }))
    .output(PressItemPage)
    .errors({ NOT_FOUND }),

  preview: everyone
    .route({
      method: 'GET',
      path: '/press-previews/{token}',
      summary: 'A press item dated ahead, for who holds a preview link that has not expired',
    })
    .input(z.object({ token: z.string().max(300) }))
    .output(PressItem)
    .errors({ NOT_FOUND: { status: 404, message: 'This preview link is not valid, or has expired.' } }),
}

/** The administrators' operations of the press page. */
const managing = {
  scheduled: administrators
    .route({ method: 'GET', path: '/press/scheduled', summary: 'Press items dated ahead, soonest first' })
    .output(z.array(PressItemSummary)),

  edit: administrators
    .route({
      method: 'GET',
      path: '/press-management/{id}',
      summary: 'A press item with everything its form needs',
    })
    .input(z.object({ id: Id }))
    .output(EditedPressItem)
    .errors({ NOT_FOUND }),

  create: administrators
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .route({ method: 'POST', path: '/press', successStatus: 201, summary: 'A new press item' })
    .input(PressItemFields)
    .output(EditedPressItem)
    .errors({ TOO_INVOLVED }),

  update: administrators
    .meta({ bodyMaxKib: TEXT_BODY_KIB })
    .route({ method: 'PUT', path: '/press/{id}', summary: 'A new version of a press item' })
    .input(z.object({ ...PressItemFields.shape, id: Id, version: z.int32() }))
    .output(EditedPressItem)
    .errors({
      NOT_FOUND,
      TOO_INVOLVED,
      EDITED_MEANWHILE: editedMeanwhile('press item', () => EditedPressItem),
    }),

  delete: administrators
    .route({ method: 'DELETE', path: '/press/{id}', summary: 'Removes a press item and its versions' })
    .input(z.object({ id: Id }))
    .output(z.object({}))
    .errors({ NOT_FOUND }),

  revisions: administrators
    .route({
      method: 'GET',
      path: '/press/{id}/versions',
      summary: 'What was saved of a press item, latest first',
    })
    .input(z.object({ id: Id }))
    .output(z.array(Revision)),

  revision: administrators
    .route({
      method: 'GET',
      path: '/press/{id}/versions/{version}',
      summary: 'One version of a press item, whole',
    })
    .input(z.object({ id: Id, version: z.int32() }))
    .output(PressItemFields)
    .errors({ NOT_FOUND }),

  previewLink: administrators
    .route({
      method: 'POST',
      path: '/press/{id}/preview-link',
      summary: 'A link with which anyone may read a press item before its date, for seven days',
    })
    .input(z.object({ id: Id }))
    .output(PreviewLink)
    .errors({ NOT_FOUND }),
}

export const press = { ...reading, ...managing }
