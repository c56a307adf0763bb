import { z } from 'zod'
import { managers } from './access.ts'
import { Id } from './ids.ts'

export const TITLE_LENGTH_AT_MOST = 200
export const EXCERPT_LENGTH_AT_MOST = 500
export const CONTENT_LENGTH_AT_MOST = 200_000
export const TAGS_AT_MOST = 20

const EARLIEST = Date.parse('2000-01-01T00:00:00Z')
const LATEST = Date.parse('2100-01-01T00:00:00Z')

/** Of a text that would keep the server busy for longer than anybody waits for a page. */
export const TOO_INVOLVED = {
  status: 422,
  message: 'This text is too involved to be shown: it nests too deep, or a table in it has too many cells.',
} as const

export const Title = z.string().trim().min(1).max(TITLE_LENGTH_AT_MOST)
export const Excerpt = z.string().trim().min(1).max(EXCERPT_LENGTH_AT_MOST)
export const Content = z.string().trim().min(1).max(CONTENT_LENGTH_AT_MOST)

/** Which words are reserved the server says when it is asked to use one. */
export const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Trimmed; blank ones are dropped and each stands once. */
export const Tags = z
  .array(z.string().trim().max(40))
  .max(50)
  .transform((tags) => [...new Set(tags.filter((tag) => tag !== ''))])
  .pipe(z.array(z.string()).max(TAGS_AT_MOST))

/** A picture that was uploaded here, or one elsewhere, which readers are not shown. */
export const ImageAddress = z.union([
  z.string().regex(/^\/media\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  z.url({ protocol: /^https?$/ }).max(2000),
])

export const ExternalAddress = z.url({ protocol: /^https?$/ }).max(2000)

/** An instant; the form reads and shows it in the writer's own time zone. */
export const PublicationDate = z.iso
  .datetime({ offset: true })
  .refine((date) => Date.parse(date) >= EARLIEST && Date.parse(date) < LATEST)

/** Who saved a text, and when; nobody where the text came with the program. */
export const Saving = z.object({
  version: z.number().int(),
  savedAt: z.string(),
  savedByName: z.string().nullable(),
})
export type Saving = z.infer<typeof Saving>

export const PublicationStatus = z.enum(['draft', 'scheduled', 'published'])
export type PublicationStatus = z.infer<typeof PublicationStatus>

/** A version as it stands in the list of versions. */
export const Revision = Saving.extend({
  title: z.string(),
  publishedAt: z.string().nullable(),
})
export type Revision = z.infer<typeof Revision>

export const PreviewLink = z.object({ path: z.string(), expiresAt: z.string() })
export type PreviewLink = z.infer<typeof PreviewLink>

export const TextKind = z.enum(['article', 'blog_post', 'press_item'])
export type TextKind = z.infer<typeof TextKind>

export const LastSaving = Saving.pick({ version: true, savedByName: true })
export type LastSaving = z.infer<typeof LastSaving>

export const writing = {
  render: managers
    .route({
      method: 'POST',
      path: '/writing/preview',
      summary: 'A text in Markdown as readers would see it',
    })
    .input(z.object({ content: z.string().max(CONTENT_LENGTH_AT_MOST) }))
    .output(z.object({ html: z.string() }))
    .errors({ TOO_INVOLVED }),

  editing: managers
    .route({
      method: 'POST',
      path: '/writing/editing',
      summary:
        'Says that the caller has a text open in an editor, and learns who else has; blog and press for administrators only',
    })
    .input(z.object({ kind: TextKind, id: Id }))
    .output(LastSaving.extend({ others: z.array(z.string()) }))
    .errors({ NOT_FOUND: { status: 404, message: 'This text does not exist.' } }),
}
