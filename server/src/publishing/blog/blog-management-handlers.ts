import { BlogPostFields } from '@plumbline/contract/publishing/blog.ts'
import { administrators } from '../../platform/procedures.ts'
import { makePreviewLink } from '../editing/preview-link.ts'
import { blogEditing } from './blog-editing.ts'
import { listManagedPosts } from './managed-posts-store.ts'

export const blogManagementHandlers = {
  manage: administrators.blog.manage.handler(({ input: { page, ...filter }, context: { db, queryCache } }) =>
    listManagedPosts(db, queryCache, filter, page),
  ),

  edit: administrators.blog.edit.handler(async ({ input: { id }, context: { db }, errors }) => {
    const post = await blogEditing.find(db, id)
    if (!post) throw errors.NOT_FOUND()
    return post
  }),

  create: administrators.blog.create.handler(({ input, context, errors }) =>
    blogEditing.create(context, input, errors),
  ),

  update: administrators.blog.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    blogEditing.update(context, { id, version, fields }, errors),
  ),

  delete: administrators.blog.delete.handler(async ({ input: { id }, context, errors }) => {
    await blogEditing.delete(context, id, errors)
    return {}
  }),

  revisions: administrators.blog.revisions.handler(({ input: { id }, context: { db } }) =>
    blogEditing.revisions(db, id),
  ),

  revision: administrators.blog.revision.handler(async ({ input, context: { db }, errors }) =>
    BlogPostFields.parse(await blogEditing.revision(db, input, errors)),
  ),

  previewLink: administrators.blog.previewLink.handler(async ({ input: { id }, context, errors }) => {
    const link = await makePreviewLink(context, 'blog', id)
    if (!link) throw errors.NOT_FOUND()
    return link
  }),
}
