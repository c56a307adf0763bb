import type { ReactNode } from 'react'
import { ErrorState } from '../ui/states.tsx'
import { ForAdministrators } from '../writing/for-administrators.tsx'
import { WritingDesk } from '../writing/writing-desk.tsx'
import { type BlogAddress, blogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogPostFields } from './blog-post-fields.tsx'
import { BLOG_POST } from './blog-post-kind.ts'
import { BlogPosts, type PostPage } from './blog-posts.tsx'
import { BlogStatusStrip } from './blog-status-strip.tsx'
import { ManagedPosts } from './managed-posts.tsx'

interface BlogDeskProps {
  filter: BlogAddress
  posts: PostPage | undefined
  categories: string[]
  /** What readers see. */
  children: ReactNode
}

export default function BlogDesk({ filter, posts, categories, children }: BlogDeskProps) {
  return (
    <ForAdministrators
      desk={({ userId }) => (
        <WritingDesk
          kind={BLOG_POST}
          writerId={userId}
          fields={(form) => <BlogPostFields {...form} categories={categories} />}
        >
          {({ createButton, controls }) => (
            <>
              <div className="flex flex-wrap items-center justify-between gap-4">
                <BlogStatusStrip filter={filter} />
                {createButton}
              </div>
              <BlogFilters filter={filter} categories={categories} />
              {filter.status ? (
                <ManagedPosts filter={filter} status={filter.status} controls={controls} />
              ) : posts ? (
                <BlogPosts posts={posts} filter={filter} controls={controls} />
              ) : (
                <ErrorState title="Failed to load blog posts" retryHref={blogAddress(filter)} />
              )}
            </>
          )}
        </WritingDesk>
      )}
    >
      {children}
    </ForAdministrators>
  )
}
