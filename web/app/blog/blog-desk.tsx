import type { Member } from '@plumbline/contract/members.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api, apiClient } from '../api/api-client.ts'
import { QueryProvider } from '../api/query-client.tsx'
import { useMember } from '../session/member.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/states.tsx'
import { ConfirmDialog } from '../writing/confirm-dialog.tsx'
import { DeskControls } from '../writing/desk-controls.tsx'
import { problemText } from '../writing/writing-problems.ts'
import { type BlogAddress, blogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'
import { EditBlogPostDialog } from './blog-post-dialog.tsx'
import { BlogPostForm } from './blog-post-form.tsx'
import { BlogPosts, type PostPage } from './blog-posts.tsx'
import { BlogStatusStrip } from './blog-status-strip.tsx'
import { ManagedPosts } from './managed-posts.tsx'

interface BlogDeskProps {
  filter: BlogAddress
  posts: PostPage | undefined
  categories: string[]
  /** What readers see; members who are not administrators see it, too. */
  children: ReactNode
}

export default function BlogDesk({ children, ...page }: BlogDeskProps) {
  return (
    <QueryProvider>
      <ForAdministrators {...page}>{children}</ForAdministrators>
    </QueryProvider>
  )
}

function ForAdministrators({ children, ...page }: BlogDeskProps) {
  const member = useMember()
  return member?.role === 'admin' ? <Desk {...page} writer={member} /> : children
}

type PostName = { id: string; title: string }
type Task = { kind: 'create' } | { kind: 'edit'; post: PostName } | { kind: 'delete'; post: PostName }

function Desk({ filter, posts, categories, writer }: Omit<BlogDeskProps, 'children'> & { writer: Member }) {
  const [task, setTask] = useState<Task>()
  const [success, setSuccess] = useState<string>()
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const close = () => setTask(undefined)

  function finish(message: string) {
    close()
    setSuccess(message)
    void queryClient.invalidateQueries({ queryKey: api.blog.key() })
    void revalidate()
  }

  async function deletePost({ id }: PostName) {
    try {
      await apiClient.blog.delete({ id })
      finish('Blog post deleted successfully')
      return undefined
    } catch (error) {
      return problemText(error, 'Failed to delete blog post', { NOT_FOUND: 'This post no longer exists.' })
    }
  }

  const controls = (post: PostName) => (
    <DeskControls
      title={post.title}
      onEdit={() => setTask({ kind: 'edit', post })}
      onDelete={() => setTask({ kind: 'delete', post })}
    />
  )
  const form = { writerId: writer.userId, categories, onClose: close }
  return (
    <>
      {success && (
        <Banner tone="success" onDismiss={() => setSuccess(undefined)}>
          {success}
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <BlogStatusStrip filter={filter} />
        <Button onClick={() => setTask({ kind: 'create' })}>
          <Plus className="size-4" aria-hidden />
          New Blog Post
        </Button>
      </div>
      <BlogFilters filter={filter} categories={categories} />
      {filter.status ? (
        <ManagedPosts filter={filter} status={filter.status} controls={controls} />
      ) : posts ? (
        <BlogPosts posts={posts} filter={filter} controls={controls} />
      ) : (
        <ErrorState title="Failed to load blog posts" retryHref={blogAddress(filter)} />
      )}
      {task?.kind === 'create' && (
        <BlogPostForm {...form} onSaved={() => finish('Blog post created successfully')} />
      )}
      {task?.kind === 'edit' && (
        <EditBlogPostDialog
          {...form}
          id={task.post.id}
          onSaved={() => finish('Blog post updated successfully')}
        />
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          title="Delete Blog Post"
          question="Are you sure you want to delete this blog post?"
          subject={task.post.title}
          action="Delete"
          onConfirm={() => deletePost(task.post)}
          onClose={close}
        />
      )}
    </>
  )
}
