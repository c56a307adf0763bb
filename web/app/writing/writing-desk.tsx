import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFocusNear } from '../document/focus-near.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { DeskControls } from './desk-controls.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { WritingForm } from './writing-form.tsx'
import { problemText } from './writing-problems.ts'
import type { RenderFields, WrittenKind, WrittenText } from './written-kind.ts'

type TextName = Pick<WrittenText, 'id' | 'title'>
type Task = { kind: 'create' } | { kind: 'edit'; text: TextName } | { kind: 'delete'; text: TextName }

interface WritingDeskProps<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & WrittenText,
> {
  kind: WrittenKind<Draft, Fields, Saved>
  writerId: string
  fields: RenderFields<Draft, Saved>
  /** The page as its writers see it. */
  children: (tools: { createButton: ReactNode; controls: (text: TextName) => ReactNode }) => ReactNode
}

/** What writers have beside what readers see: a new text, and on each its controls. */
export function WritingDesk<
  Draft extends { version: number },
  Fields extends object,
  Saved extends Fields & WrittenText,
>({ kind, writerId, fields, children }: WritingDeskProps<Draft, Fields, Saved>) {
  const { words, operations } = kind
  const [task, setTask] = useState<Task>()
  const [success, setSuccess] = useState<string>()
  const queryClient = useQueryClient()
  useFocusNear()
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
          <DeskControls
            title={text.title}
            onEdit={() => setTask({ kind: 'edit', text })}
            onDelete={() => setTask({ kind: 'delete', text })}
          />
        ),
      })}
      {task?.kind === 'create' && <WritingForm {...form} onSaved={() => finish(words.create.done)} />}
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
