import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api-client.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState, Skeleton } from '../ui/states.tsx'
import { PressItemForm, type PressItemFormProps } from './press-item-form.tsx'

type EditProps = Omit<PressItemFormProps, 'item'> & { id: string }

/** The form of an item that is there already, once it has been read anew. */
export function EditPressItemDialog({ id, ...form }: EditProps) {
  const { data, isError, refetch, isFetchedAfterMount } = useQuery(
    api.press.edit.queryOptions({ input: { id }, refetchOnWindowFocus: false }),
  )
  if (data && isFetchedAfterMount) return <PressItemForm {...form} item={data} />
  return (
    <Dialog open onClose={form.onClose} title="Edit Press Item" size="wide">
      {isError ? (
        <ErrorState title="The press item could not be loaded" onRetry={refetch} />
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
