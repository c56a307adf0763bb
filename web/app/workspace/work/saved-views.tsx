import type { SavedView, ViewScreen } from '@plumbline/contract/compliance/saved-views.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.tsx'

interface SavedViewsProps {
  screen: ViewScreen
  /** Parts of the address that are no part of a view. */
  leaveOut?: readonly string[]
}

/** The filters of a screen under names of one's own. */
export function SavedViews({ screen, leaveOut = [] }: SavedViewsProps) {
  const [params, setParams] = useSearchParams()
  const views = useQuery(api.savedViews.list.queryOptions({ input: { screen } }))
  const queries = useQueryClient()
  const [isNaming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const refresh = () => queries.invalidateQueries({ queryKey: api.savedViews.key() })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setProblem('Enter a name.')
    const kept = new URLSearchParams(params)
    for (const one of leaveOut) kept.delete(one)
    try {
      await apiClient.savedViews.save({ screen, name, query: kept.toString() })
      await refresh()
      setNaming(false)
      setName('')
      setProblem(undefined)
    } catch (error) {
      setProblem(problemText(error, 'The view could not be saved.'))
    }
  }

  async function remove({ id, name, query }: SavedView) {
    try {
      await apiClient.savedViews.remove({ id })
    } catch (error) {
      return showToast(problemText(error, 'The view could not be deleted.'))
    }
    await refresh()
    showToast('View deleted', name, { label: 'Undo', onPress: () => void restore({ name, query }) })
  }

  async function restore(view: Pick<SavedView, 'name' | 'query'>) {
    try {
      await apiClient.savedViews.save({ screen, ...view })
    } catch (error) {
      showToast(problemText(error, 'The view could not be restored.'))
    }
    await refresh()
  }

  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" size="small">
            <Bookmark className="size-4" aria-hidden />
            Views
          </Button>
        }
      >
        {views.data?.map((view) => (
          <span key={view.id} className="flex items-center">
            <span className="flex-1">
              <MenuItem onSelect={() => setParams(new URLSearchParams(view.query))}>{view.name}</MenuItem>
            </span>
            <MenuItem name={`Delete the view ${view.name}`} onSelect={() => remove(view)}>
              <X aria-hidden />
            </MenuItem>
          </span>
        ))}
        <MenuItem onSelect={() => setNaming(true)}>Save this view…</MenuItem>
      </Menu>
      {isNaming && (
        <FormDialog
          size="small"
          title="Save this view"
          description="The view and its filters, for you alone."
          action="Save"
          problem={problem}
          onSubmit={save}
          onClose={() => setNaming(false)}
        >
          <TextField
            label="Name"
            value={name}
            maxLength={maxLengthOf('savedViews.save', 'name')}
            onChange={(event) => setName(event.target.value)}
          />
        </FormDialog>
      )}
    </>
  )
}
