import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { WritingForm, type WritingFormProps } from './writing-form.tsx'
import type { WrittenText } from './written-kind.ts'

/** The form of a text that is there already, once it has been read anew. */
export function EditDialog<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & WrittenText,
>({ id, ...form }: Omit<WritingFormProps<Draft, Fields, Saved>, 'saved'> & { id: string }) {
  const { queryKey, operations, words } = form.kind
  const { data, isError, refetch, isFetchedAfterMount } = useQuery({
    queryKey: [...queryKey, 'edit', id],
    queryFn: ({ signal }) => operations.edit({ id }, { signal }),
    refetchOnWindowFocus: false,
  })
  if (data && isFetchedAfterMount) return <WritingForm {...form} saved={data} />
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
