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
import { type PressAddress, pressAddress } from './press-address.ts'
import { EditPressItemDialog } from './press-item-dialog.tsx'
import { PressItemForm } from './press-item-form.tsx'
import { PressList, type PressPage } from './press-list.tsx'
import { ScheduledItems } from './scheduled-items.tsx'

interface PressDeskProps {
  asked: PressAddress
  press: PressPage | undefined
  /** What readers see; members who are not administrators see it, too. */
  children: ReactNode
}

export default function PressDesk({ children, ...page }: PressDeskProps) {
  return (
    <QueryProvider>
      <ForAdministrators {...page}>{children}</ForAdministrators>
    </QueryProvider>
  )
}

function ForAdministrators({ children, ...page }: PressDeskProps) {
  const member = useMember()
  return member?.role === 'admin' ? <Desk {...page} writer={member} /> : children
}

type ItemName = { id: string; title: string }
type Task = { kind: 'create' } | { kind: 'edit'; item: ItemName } | { kind: 'delete'; item: ItemName }

function Desk({ asked, press, writer }: Omit<PressDeskProps, 'children'> & { writer: Member }) {
  const [task, setTask] = useState<Task>()
  const [success, setSuccess] = useState<string>()
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const close = () => setTask(undefined)

  function finish(message: string) {
    close()
    setSuccess(message)
    void queryClient.invalidateQueries({ queryKey: api.press.key() })
    void revalidate()
  }

  async function deleteItem({ id }: ItemName) {
    try {
      await apiClient.press.delete({ id })
      finish('Press item deleted successfully')
      return undefined
    } catch (error) {
      return problemText(error, 'Failed to delete press item', {
        NOT_FOUND: 'This press item no longer exists.',
      })
    }
  }

  const controls = (item: ItemName) => (
    <DeskControls
      title={item.title}
      onEdit={() => setTask({ kind: 'edit', item })}
      onDelete={() => setTask({ kind: 'delete', item })}
    />
  )
  const form = { writerId: writer.userId, onClose: close }
  return (
    <>
      {success && (
        <Banner tone="success" onDismiss={() => setSuccess(undefined)}>
          {success}
        </Banner>
      )}
      <Button className="justify-self-end" onClick={() => setTask({ kind: 'create' })}>
        <Plus className="size-4" aria-hidden />
        Add Press Item
      </Button>
      <ScheduledItems controls={controls} />
      {press ? (
        <PressList asked={asked} press={press} controls={controls} />
      ) : (
        <ErrorState title="Failed to load press items" retryHref={pressAddress(asked)} />
      )}
      {task?.kind === 'create' && (
        <PressItemForm {...form} onSaved={() => finish('Press item added successfully')} />
      )}
      {task?.kind === 'edit' && (
        <EditPressItemDialog
          {...form}
          id={task.item.id}
          onSaved={() => finish('Press item updated successfully')}
        />
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          title="Delete Press Item"
          question="Are you sure you want to delete this press item?"
          subject={task.item.title}
          action="Delete"
          onConfirm={() => deleteItem(task.item)}
          onClose={close}
        />
      )}
    </>
  )
}
