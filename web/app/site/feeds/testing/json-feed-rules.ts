import { z } from 'zod'

const Address = z.url({ protocol: /^https?$/ })
const Moment = z.iso.datetime({ offset: true })
const Author = z
  .strictObject({ name: z.string().min(1), url: Address, avatar: Address })
  .partial()
  .refine((author) => Object.keys(author).length > 0)

const Item = z
  .strictObject({
    id: z.string().min(1),
    url: Address.optional(),
    external_url: Address.optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: Address.optional(),
    banner_image: Address.optional(),
    date_published: Moment.optional(),
    date_modified: Moment.optional(),
    authors: z.array(Author).optional(),
    tags: z.array(z.string()).optional(),
    language: z.string().optional(),
  })
  .refine(({ content_html, content_text }) => content_html !== undefined || content_text !== undefined)

/** Rules of JSON Feed 1.1; both addresses are required here. */
const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: Address,
  feed_url: Address,
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: Address.optional(),
  icon: Address.optional(),
  favicon: Address.optional(),
  authors: z.array(Author).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .optional(),
  expired: z.boolean().optional(),
  items: z
    .array(Item)
    .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'two items have one id'),
})

/** Violations of JSON Feed 1.1; throws on invalid JSON. */
export function jsonFeedFaults(text: string): string[] {
  const { error } = JsonFeed.safeParse(JSON.parse(text))
  return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : []
}
