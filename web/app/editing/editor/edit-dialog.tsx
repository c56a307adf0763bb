import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { ContentForm, type ContentFormProps } from './content-form.tsx'
import type { SavedContent } from './content-kind.ts'

/** Edits an existing text, after loading its latest version. */
export function EditDialog<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & SavedContent,
>({ id, ...form }: Omit<ContentFormProps<Draft, Fields, Saved>, 'saved'> & { id: string }) {
  const { queryKey, operations, words } = form.kind
  const { data, isError, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [...queryKey, 'edit', id],
    queryFn: ({ signal }) => operations.edit({ id }, { signal }),
    refetchOnWindowFocus: false,
  })
  if (data && isFetchedAfterMount) return <ContentForm {...form} saved={data} />
  return (
    <Dialog open onClose={form.onClose} title={words.edit.title} size="wide">
      {isError ? (
        <ErrorState title={words.edit.notLoaded} onRetry={refetch} />
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
