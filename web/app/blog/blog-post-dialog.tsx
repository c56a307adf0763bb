import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api-client.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { BlogPostForm, type BlogPostFormProps } from './blog-post-form.tsx'

type EditProps = Omit<BlogPostFormProps, 'post'> & { id: string }

/** The form of a post that is there already, once it has been read anew. */
export function EditBlogPostDialog({ id, ...form }: EditProps) {
  const { data, isError, refetch, isFetchedAfterMount } = useQuery(
    api.blog.edit.queryOptions({ input: { id }, refetchOnWindowFocus: false }),
  )
  if (data && isFetchedAfterMount) return <BlogPostForm {...form} post={data} />
  return (
    <Dialog open onClose={form.onClose} title="Edit Blog Post" size="wide">
      {isError ? (
        <ErrorState title="The post could not be loaded" onRetry={refetch} />
      ) : (
        <div className="grid gap-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </div>
      )}
    </Dialog>
  )
}
