import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRestoreFocus } from '../../platform/document/restore-focus.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ContentForm } from './content-form.tsx'
import type { ContentKind, RenderFields, SavedContent } from './content-kind.ts'
import { EditDialog } from './edit-dialog.tsx'
import { ManagementControls } from './management-controls.tsx'
import { problemText } from './save-problems.ts'

type TextName = Pick<SavedContent, 'id' | 'title'>
type Task = { kind: 'create' } | { kind: 'edit'; text: TextName } | { kind: 'delete'; text: TextName }

interface ManagementViewProps<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & SavedContent,
> {
  kind: ContentKind<Draft, Fields, Saved>
  writerId: string
  fields: RenderFields<Draft, Saved>
  /** The page as administrators see it. */
  children: (tools: { createButton: ReactNode; controls: (text: TextName) => ReactNode }) => ReactNode
}

/** The management view: the readers' list with buttons to create, edit and delete. */
export function ManagementView<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & SavedContent,
>({ kind, writerId, fields, children }: ManagementViewProps<Draft, Fields, Saved>) {
  const { words, operations } = kind
  const [task, setTask] = useState<Task>()
  const [success, setSuccess] = useState<string>()
  const queryClient = useQueryClient()
  useRestoreFocus()
  const close = () => setTask(undefined)

  function finish(message: string) {
    close()
    setSuccess(message)
    void queryClient.invalidateQueries({ queryKey: kind.queryKey })
  }

  async function remove({ id }: TextName) {
    try {
      await operations.delete({ id })
      finish(words.remove.done)
      return undefined
    } catch (error) {
      return problemText(error, words.remove.failed, { NOT_FOUND: words.remove.gone })
    }
  }

  const form = { kind, writerId, fields, onClose: close }
  return (
    <>
      {success && (
        <Banner tone="success" onDismiss={() => setSuccess(undefined)}>
          {success}
        </Banner>
      )}
      {children({
        createButton: (
          <Button className="justify-self-end" onClick={() => setTask({ kind: 'create' })}>
            <Plus className="size-4" aria-hidden />
            {words.create.button}
          </Button>
        ),
        controls: (text) => (
          <ManagementControls
            title={text.title}
            onEdit={() => setTask({ kind: 'edit', text })}
            onDelete={() => setTask({ kind: 'delete', text })}
          />
        ),
      })}
      {task?.kind === 'create' && <ContentForm {...form} onSaved={() => finish(words.create.done)} />}
      {task?.kind === 'edit' && (
        <EditDialog {...form} id={task.text.id} onSaved={() => finish(words.edit.done)} />
      )}
      {task?.kind === 'delete' && (
        <ConfirmDialog
          title={words.remove.title}
          question={words.remove.question}
          subject={task.text.title}
          action="Delete"
          onConfirm={() => remove(task.text)}
          onClose={close}
        />
      )}
    </>
  )
}
