import type { BlogPostFields, EditedBlogPost } from '@plumbline/contract/publishing/blog.ts'
import type { ContentKind } from '../../editing/editor/content-kind.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import {
  type BlogPostDraft,
  comparablePost,
  draftOf,
  draftOfFields,
  EMPTY_POST,
  errorsOf,
  fieldsOf,
} from './blog-post-draft.ts'

export const BLOG_POST: ContentKind<BlogPostDraft, BlogPostFields, EditedBlogPost> = {
  kind: 'blog_post',
  storageName: 'blog',
  words: {
    create: {
      button: 'New Blog Post',
      title: 'Create New Blog Post',
      submit: 'Create Post',
      done: 'Blog post created successfully',
      failed: 'Failed to create blog post',
    },
    edit: {
      title: 'Edit Blog Post',
      submit: 'Update Post',
      done: 'Blog post updated successfully',
      failed: 'Failed to update blog post',
      notLoaded: 'The post could not be loaded',
      gone: 'This post no longer exists. Your text is kept in this browser.',
    },
    remove: {
      title: 'Delete Blog Post',
      question: 'Are you sure you want to delete this blog post?',
      done: 'Blog post deleted successfully',
      failed: 'Failed to delete blog post',
      gone: 'This post no longer exists.',
    },
  },
  queryKey: api.blog.key(),
  operations: apiClient.blog,
  empty: EMPTY_POST,
  draftOf,
  fieldsOf,
  errorsOf,
  // Slug and publication state stay unchanged.
  restoredFrom(fields) {
    const { slug, isPublished, publishedAt, publishedBefore, ...words } = draftOfFields(fields)
    return words
  },
  written: comparablePost,
  readRefusal({ code, data }) {
    if (code !== 'SLUG_UNAVAILABLE') return undefined
    const { because, free } = data as { because: 'taken' | 'reserved'; free: string }
    const error = because === 'taken' ? 'Another post has this slug.' : 'This slug is reserved.'
    return { field: 'slug', error, free }
  },
}
