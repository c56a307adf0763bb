import { BLOG_PAGE_SIZE, BlogPostFields } from '@plumbline/contract/blog.ts'
import { slugFault } from '@plumbline/rules/slugs/slug.ts'
import { recordAudit } from '../audit/audit-log.ts'
import { signedIn } from '../procedures.ts'
import { deleteRevisions, findRevision, listRevisions } from '../revisions/revision-store.ts'
import { violatesUnique } from '../unique-violation.ts'
import { issuePreviewToken } from '../writing/preview-token.ts'
import { countManagedPosts, listManagedPosts } from './blog-store.ts'
import {
  addPost,
  deletePost,
  findFreePostSlug,
  findPost,
  findPreviewKey,
  lockPost,
  updatePost,
} from './blog-writing-store.ts'

const SLUG_IS_UNIQUE = 'blog_posts_slug_key'

export const blogManagementHandlers = {
  manage: signedIn.blog.manage.handler(async ({ input: { page, ...filter }, context: { db } }) => {
    const [items, totalCount] = await Promise.all([
      listManagedPosts(db, filter, page),
      countManagedPosts(db, filter),
    ])
    return { items, page, totalCount, pageCount: Math.ceil(totalCount / BLOG_PAGE_SIZE) }
  }),

  edit: signedIn.blog.edit.handler(async ({ input: { id }, context: { db }, errors }) => {
    const post = await findPost(db, id)
    if (!post) throw errors.NOT_FOUND()
    return post
  }),

  create: signedIn.blog.create.handler(async ({ input: fields, context, errors }) => {
    const { db, member, clientAddress: ip } = context
    const free = () => findFreePostSlug(db, fields.slug)
    if (slugFault(fields.slug) === 'reserved')
      throw errors.SLUG_UNAVAILABLE({ data: { because: 'reserved', free: await free() } })
    try {
      const post = await db.transaction(async (tx) => {
        const added = await addPost(tx, fields, member)
        await recordAudit(tx, { action: 'blog.create', actorId: member.userId, subjectId: added.id, ip })
        return added
      })
      await context.pagesChanged()
      return post
    } catch (error) {
      if (!violatesUnique(error, SLUG_IS_UNIQUE)) throw error
      throw errors.SLUG_UNAVAILABLE({ data: { because: 'taken', free: await free() } })
    }
  }),

  update: signedIn.blog.update.handler(async ({ input: { id, version, ...fields }, context, errors }) => {
    const { db, member, clientAddress: ip } = context
    const free = () => findFreePostSlug(db, fields.slug)
    if (slugFault(fields.slug) === 'reserved')
      throw errors.SLUG_UNAVAILABLE({ data: { because: 'reserved', free: await free() } })
    try {
      const post = await db.transaction(async (tx) => {
        const before = await lockPost(tx, id)
        if (!before) throw errors.NOT_FOUND()
        if (before.version !== version) throw errors.EDITED_MEANWHILE({ data: (await findPost(tx, id))! })
        const updated = await updatePost(tx, before, fields, member)
        const detail = { version: updated.version }
        await recordAudit(tx, { action: 'blog.update', actorId: member.userId, subjectId: id, ip, detail })
        return updated
      })
      await context.pagesChanged()
      return post
    } catch (error) {
      if (!violatesUnique(error, SLUG_IS_UNIQUE)) throw error
      throw errors.SLUG_UNAVAILABLE({ data: { because: 'taken', free: await free() } })
    }
  }),

  delete: signedIn.blog.delete.handler(async ({ input: { id }, context, errors }) => {
    const { db, member, clientAddress: ip } = context
    await db.transaction(async (tx) => {
      const deleted = await deletePost(tx, id)
      if (!deleted) throw errors.NOT_FOUND()
      await deleteRevisions(tx, id)
      const detail = { slug: deleted.slug }
      await recordAudit(tx, { action: 'blog.delete', actorId: member.userId, subjectId: id, ip, detail })
    })
    await context.pagesChanged()
    return {}
  }),

  revisions: signedIn.blog.revisions.handler(({ input: { id }, context: { db } }) => listRevisions(db, id)),

  revision: signedIn.blog.revision.handler(async ({ input: { id, version }, context: { db }, errors }) => {
    const fields = await findRevision(db, id, version)
    if (!fields) throw errors.NOT_FOUND()
    return BlogPostFields.parse(fields)
  }),

  previewLink: signedIn.blog.previewLink.handler(async ({ input: { id }, context: { db }, errors }) => {
    const key = await findPreviewKey(db, id)
    if (!key) throw errors.NOT_FOUND()
    const { token, expiresAt } = issuePreviewToken({ id, key })
    return { path: `/blog/preview/${token}`, expiresAt }
  }),
}
