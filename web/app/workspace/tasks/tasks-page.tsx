import clsx from 'clsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useNewInAddress } from '../../platform/list/new-in-address.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { ImportLink } from './record-page.tsx'
import { withChanges } from './task-address.ts'
import { TaskBoard } from './task-board.tsx'
import { TaskCalendar } from './task-calendar.tsx'
import { TaskFilterBar } from './task-filters.tsx'
import { TaskFormDialog } from './task-form-dialog.tsx'
import { TaskList } from './task-list.tsx'
import { TaskPanel } from './task-panel.tsx'
import { TaskTabs } from './task-tabs.tsx'
import { TemplateDialog } from './template-dialog.tsx'
import { useTaskAddress } from './use-task-address.ts'

export default function TasksPage() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const mayWrite = useMayWrite()
  const [isNew, setNew] = useNewInAddress()
  const [isChoosing, setChoosing] = useState(false)
  const { view, task } = useTaskAddress(params)
  const goTo = (id: string | undefined) =>
    navigate(`?${withChanges(params, { task: id })}`, { replace: true, preventScrollReset: true })

  return (
    <>
      <title>Tasks · Plumbline</title>
      <header className="mb-4 flex flex-wrap items-end gap-3">
        <h1 className="display mr-auto text-3xl max-sm:w-full">Tasks</h1>
        {mayWrite && (
          <Button look="quiet" onClick={() => setChoosing(true)}>
            From a template
          </Button>
        )}
        {mayWrite && <ImportLink kind="tasks" />}
        <Button onClick={() => setNew(true)}>
          <Plus className="size-4" aria-hidden />
          New task
        </Button>
      </header>
      <TaskTabs />
      <TaskFilterBar />
      <div className={clsx(task && 'lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:items-start lg:gap-4')}>
        <div className="min-w-0">
          {view === 'list' && <TaskList />}
          {view === 'board' && <TaskBoard />}
          {view === 'calendar' && <TaskCalendar />}
        </div>
        {task && <TaskPanel key={task} id={task} onClose={() => goTo(undefined)} />}
      </div>
      {isNew && <TaskFormDialog onClose={() => setNew(false)} onSaved={({ id }) => goTo(id)} />}
      {isChoosing && <TemplateDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
