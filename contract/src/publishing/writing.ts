import { z } from 'zod'
import { administrators, managers } from '../platform/access.ts'
import { StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { later } from '../platform/later.ts'

export const TITLE_LENGTH_AT_MOST = 200
export const EXCERPT_LENGTH_AT_MOST = 500
export const CONTENT_LENGTH_AT_MOST = 200_000
/** What the longest text can take up in a request, whatever its letters. */
export const TEXT_BODY_KIB = 1024
export const TAGS_AT_MOST = 20

const EARLIEST = Date.parse('2000-01-01T00:00:00Z')
const LATEST = Date.parse('2100-01-01T00:00:00Z')

/** The text takes longer to render than a page may take. */
export const TOO_INVOLVED = {
  status: 422,
  message: 'This text is too involved to be shown: it nests too deep, or a table in it has too many cells.',
} as const

export const SLUG_UNAVAILABLE = {
  status: 409,
  message: 'This slug cannot be used.',
  data: z.object({ because: z.enum(['taken', 'reserved']), free: z.string() }),
} as const

/** Its data is the text as the other person saved it. */
export function editedMeanwhile<Edited extends z.ZodType>(noun: string, edited: () => Edited) {
  const message = `Someone else saved this ${noun} while you were editing.`
  return { status: 409, message, data: later(edited) } as const
}

export const Title = z.string().trim().min(1).max(TITLE_LENGTH_AT_MOST)
export const Excerpt = z.string().trim().min(1).max(EXCERPT_LENGTH_AT_MOST)
export const Content = z.string().trim().min(1).max(CONTENT_LENGTH_AT_MOST)

/** The server rejects reserved words when they are submitted. */
export const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Trimmed; blanks and duplicates are removed. */
export const Tags = z
  .array(z.string().trim().max(40))
  .max(50)
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
  .pipe(z.array(z.string()).max(TAGS_AT_MOST))

/** An uploaded picture, a bundled illustration, or an address elsewhere, which readers are not shown. */
export const ImageAddress = z.union([
  z.string().regex(/^\/media\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  z.string().regex(/^\/illustrations\/[a-z0-9-]{1,60}\.svg$/),
  z.url({ protocol: /^https?$/ }).max(2000),
])

/** Alternative text of a picture; empty for one that only decorates. */
export const AlternativeText = z.string().trim().max(200)

export const ExternalAddress = z.url({ protocol: /^https?$/ }).max(2000)

/** An instant; the form shows it in the writer's time zone. */
export const PublicationDate = z.iso
  .datetime({ offset: true })
  .refine((date) => Date.parse(date) >= EARLIEST && Date.parse(date) < LATEST)

/** Who saved a text and when; nobody for a text shipped with the program. */
export const Saving = z.object({
  version: z.number().int(),
  savedAt: StoredMoment,
  savedByName: z.string().nullable(),
})
export type Saving = z.infer<typeof Saving>

export const PublicationStatus = z.enum(['draft', 'scheduled', 'published'])
export type PublicationStatus = z.infer<typeof PublicationStatus>

/** A version in the list of versions. */
export const Revision = Saving.extend({
  title: z.string(),
  publishedAt: StoredMoment.nullable(),
})
export type Revision = z.infer<typeof Revision>

export const PreviewLink = z.object({ path: z.string(), expiresAt: StoredMoment })
export type PreviewLink = z.infer<typeof PreviewLink>

export const TextKind = z.enum(['article', 'blog_post', 'press_item'])
export type TextKind = z.infer<typeof TextKind>

export const LastSaving = Saving.pick({ version: true, savedByName: true })
export type LastSaving = z.infer<typeof LastSaving>

export const writing = {
  render: managers
    .meta({ bodyMaxKib: TEXT_BODY_KIB, isCostly: true })
    .route({
      method: 'POST',
      path: '/writing/preview',
      summary: 'A text in Markdown as readers would see it',
    })
    .input(z.object({ content: z.string().max(CONTENT_LENGTH_AT_MOST) }))
    .output(z.object({ html: z.string() }))
    .errors({ TOO_INVOLVED }),

  editing: administrators
    .route({
      method: 'POST',
      path: '/writing/editing',
      summary: 'Says that the caller has a text open in an editor, and learns who else has',
    })
    .input(z.object({ kind: TextKind, id: Id }))
    .output(LastSaving.extend({ others: z.array(z.string()) }))
    .errors({ NOT_FOUND: { status: 404, message: 'This text does not exist.' } }),
}
