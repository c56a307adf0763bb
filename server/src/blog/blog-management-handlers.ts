import { BlogPostFields } from '@plumbline/contract/blog.ts'
import type { Db } from '@plumbline/database/db.ts'
import { slugFault } from '@plumbline/rules/slugs/slug.ts'
import { requireShowable } from '../markdown/written-text.ts'
import { signedIn } from '../procedures.ts'
import { findRevision, listRevisions } from '../revisions/revision-store.ts'
import { claimingSlug } from '../writing/claimed-slug.ts'
import { findFreeSlug } from '../writing/free-slug.ts'
import { makePreviewLink } from '../writing/preview-link.ts'
import { changeText } from '../writing/text-changes.ts'
import { deleteText } from '../writing/written-text-store.ts'
import { blogPostsTable } from './blog-tables.ts'
import { addPost, findPost, lockPost, updatePost } from './blog-writing-store.ts'
import { listManagedPosts } from './managed-posts-store.ts'

export const blogManagementHandlers = {
  manage: signedIn.blog.manage.handler(({ input: { page, ...filter }, context: { db, keptAnswers } }) =>
    listManagedPosts(db, keptAnswers, filter, page),
  ),

  edit: signedIn.blog.edit.handler(async ({ input: { id }, context: { db }, errors }) => {
    const post = await findPost(db, id)
    if (!post) throw errors.NOT_FOUND()
    return post
  }),

  create: signedIn.blog.create.handler(async ({ input: fields, context, errors }) => {
    await refuseReserved(context.db, fields.slug, errors)
    await requireShowable(fields.content, [], errors)
    return claimingSlug(context.db, slugWish(fields.slug, errors), (claim) =>
      changeText(context, async (tx) => {
        await claim(tx)
        const result = await addPost(tx, fields, context.member)
        return { result, entry: { action: 'blog.create', subjectId: result.id } }
      }),
    )
  }),

  update: signedIn.blog.update.handler(async ({ input: { id, version, ...fields }, context, errors }) => {
    await refuseReserved(context.db, fields.slug, errors)
    await requireShowable(fields.content, [], errors)
    return claimingSlug(context.db, slugWish(fields.slug, errors), (claim) =>
      changeText(context, async (tx) => {
        const before = await lockPost(tx, id)
        if (!before) throw errors.NOT_FOUND()
        if (before.version !== version) throw errors.EDITED_MEANWHILE({ data: (await findPost(tx, id))! })
        await claim(tx, id)
        const result = await updatePost(tx, before, fields, context.member)
        const detail = { version: result.version }
        return { result, entry: { action: 'blog.update', subjectId: id, detail } }
      }),
    )
  }),

  delete: signedIn.blog.delete.handler(({ input: { id }, context, errors }) =>
    changeText(context, async (tx) => {
      const slug = await deleteText(tx, blogPostsTable, id)
      if (slug === undefined) throw errors.NOT_FOUND()
      return { result: {}, entry: { action: 'blog.delete', subjectId: id, detail: { slug } } }
    }),
  ),

  revisions: signedIn.blog.revisions.handler(({ input: { id }, context: { db } }) =>
    listRevisions(db, 'blog_post', id),
  ),

  revision: signedIn.blog.revision.handler(async ({ input: { id, version }, context: { db }, errors }) => {
    const fields = await findRevision(db, 'blog_post', id, version)
    if (!fields) throw errors.NOT_FOUND()
    return BlogPostFields.parse(fields)
  }),

  previewLink: signedIn.blog.previewLink.handler(async ({ input: { id }, context, errors }) => {
    const link = await makePreviewLink(context, 'blog', id)
    if (!link) throw errors.NOT_FOUND()
    return link
  }),
}

interface SlugErrors {
  SLUG_UNAVAILABLE: (options: { data: { because: 'reserved' | 'taken'; free: string } }) => Error
}

function slugWish(slug: string, { SLUG_UNAVAILABLE }: SlugErrors) {
  const refusal = (free: string) => SLUG_UNAVAILABLE({ data: { because: 'taken', free } })
  return { table: blogPostsTable, unique: 'blog_posts_slug_key', slug, refusal }
}

async function refuseReserved(db: Db, slug: string, { SLUG_UNAVAILABLE }: SlugErrors): Promise<void> {
  if (slugFault(slug) !== 'reserved') return
  const free = await findFreeSlug(db, blogPostsTable, slug)
  throw SLUG_UNAVAILABLE({ data: { because: 'reserved', free } })
}
