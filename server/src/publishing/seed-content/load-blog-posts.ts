import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { blogEditing } from '../blog/blog-editing.ts'
import { blogPostsTable } from '../blog/blog-tables.ts'
import { type ContentFile, publicationTime } from './content-files.ts'
import { loadFolder } from './loaded-content.ts'

const BlogFrontMatter = z.strictObject({
  title: z.string().min(1),
  category: z.string().min(1),
  excerpt: z.string().min(40).max(300),
  tags: z.array(z.string()).min(2).max(6),
  featured: z.boolean(),
  /** A picture of `web/public/illustrations/`, drawn by `scripts/draw-illustrations.mjs`. */
  illustration: z.strictObject({ name: z.string(), alt: z.string().min(20).max(200) }).optional(),
  /** Absent: a draft. */
  publishedAt: z.iso.date().optional(),
})
type BlogFrontMatter = z.infer<typeof BlogFrontMatter>

const HOUSE_BYLINE = 'Plumbline Editorial'

export function loadBlogPosts(db: Db): Promise<void> {
  return loadFolder(db, {
    kind: 'blog',
    folder: 'blog',
    schema: BlogFrontMatter,
    load(tx, file) {
      const post = postOf(file)
      return tx
        .insert(blogPostsTable)
        .values({ ...post, firstPublishedAt: post.publishedAt })
        .onConflictDoNothing({ target: blogPostsTable.slug })
    },
    correct: (tx, file, version) => blogEditing.correct(tx, postOf(file), version),
  })
}

function postOf({ slug, body, frontMatter }: ContentFile<BlogFrontMatter>) {
  const { featured, publishedAt, illustration, ...rest } = frontMatter
  return {
    ...rest,
    slug,
    content: body,
    byline: HOUSE_BYLINE,
    featuredImageUrl: illustration ? `/illustrations/${illustration.name}.svg` : null,
    featuredImageAlt: illustration?.alt ?? '',
    isFeatured: featured,
    isPublished: publishedAt !== undefined,
    publishedAt: publishedAt === undefined ? null : publicationTime(publishedAt),
  }
}
