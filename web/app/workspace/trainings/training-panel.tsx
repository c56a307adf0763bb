import { TRAINING_FIELDS } from '@plumbline/contract/compliance/training-fields.ts'
import type { Training, TrainingAssignment } from '@plumbline/contract/compliance/trainings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, MoreHorizontal, Pencil } from 'lucide-react'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast.tsx'
import { dayText, todayText } from '../work/day-text.ts'
import { EvidencePanel } from '../work/evidence-panel.tsx'
import { PanelSection } from '../work/panel-section.tsx'
import { ROLE_LABELS } from '../work/people-choice.tsx'
import { factsOfFields, LongFields } from '../work/record-fields.tsx'
import { SharedSections, UnloadedPanel } from '../work/record-panel.tsx'
import { PanelFacts, SidePanel } from '../work/side-panel.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { TrainingFormDialog } from './training-form-dialog.tsx'

interface TrainingPanelProps {
  id: string
  onShow: (id: string | undefined) => void
}

export function TrainingPanel({ id, onShow }: TrainingPanelProps) {
  const query = useQuery(api.trainings.find.queryOptions({ input: { id } }))
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'edit' | 'again' | 'delete'>()
  const [completing, setCompleting] = useState<{ id: string; name?: string }>()
  const [shown, setShown] = useState<TrainingAssignment>()
  const [problem, setProblem] = useState<string>()
  const training = query.data
  const close = () => onShow(undefined)
  if (!training) return <UnloadedPanel id={id} noun="training" query={query} onClose={close} />
  const { own, mayManage, assignedCount, completedCount } = training
  const subject = { kind: 'training', id } as const

  async function act(work: () => Promise<unknown>) {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(problemText(error, 'This could not be done. Please try again.'))
    }
    for (const queryKey of [api.trainings.key(), api.history.key()])
      await queries.invalidateQueries({ queryKey })
  }
  const remind = () =>
    act(async () => {
      const { reminded } = await apiClient.trainings.remind({ id })
      showToast(
        reminded === 0
          ? 'Everybody was told within the last day.'
          : reminded === 1
            ? '1 person was reminded.'
            : `${reminded} people were reminded.`,
      )
    })

  async function remove() {
    try {
      await apiClient.trainings.remove({ id })
    } catch (error) {
      return problemText(error, 'The training could not be deleted. Please try again.')
    }
    close()
    await queries.invalidateQueries({ queryKey: api.trainings.key() })
    return undefined
  }

  return (
    <SidePanel
      id={id}
      title={training.title}
      onClose={close}
      bar={
        <>
          <Badge tone={completedCount === assignedCount ? 'success' : 'neutral'}>
            {mayManage
              ? `${completedCount} of ${assignedCount} completed`
              : own?.completedOn
                ? 'Completed'
                : 'To complete'}
          </Badge>
          {mayManage && (
            <span className="ml-auto flex">
              <IconButton label="Edit training" onClick={() => setAsked('edit')}>
                <Pencil aria-hidden />
              </IconButton>
              <Menu
                trigger={
                  <IconButton label="More">
                    <MoreHorizontal aria-hidden />
                  </IconButton>
                }
              >
                <MenuItem onSelect={() => act(async () => saveFile(await apiClient.trainings.file({ id })))}>
                  Completions (CSV)
                </MenuItem>
                <MenuItem onSelect={() => setAsked('again')}>Assign again for next year…</MenuItem>
                <MenuSeparator />
                <MenuItem danger onSelect={() => setAsked('delete')}>
                  Delete
                </MenuItem>
              </Menu>
            </span>
          )}
        </>
      }
    >
      {problem && (
        <div className="px-5 pb-3">
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        </div>
      )}
      <div className="flex flex-wrap gap-2 px-5 pb-4">
        {own && !own.completedOn && (
          <Button size="small" onClick={() => setCompleting({ id: own.assignmentId })}>
            I completed it
          </Button>
        )}
        {mayManage && completedCount < assignedCount && (
          <Button size="small" look="quiet" onClick={remind}>
            Remind
          </Button>
        )}
      </div>
      <PanelFacts facts={factsOf(training)} />
      <LongFields fields={TRAINING_FIELDS} record={training} />
      {own && (
        <EvidencePanel
          subject={{ kind: 'training_assignment', id: own.assignmentId }}
          title="Your evidence"
        />
      )}
      {mayManage && (
        <PanelSection title="Who has and who has not" count={assignedCount}>
          <ul className="grid gap-2 text-sm">
            {training.assignments.map((assignment) => (
              <AssignmentRow
                key={assignment.id}
                assignment={assignment}
                dueOn={training.dueOn}
                onComplete={() => setCompleting({ id: assignment.id, name: assignment.name })}
                onEvidence={() => setShown(assignment)}
                onReopen={() => act(() => apiClient.trainings.reopen({ id: assignment.id }))}
              />
            ))}
          </ul>
        </PanelSection>
      )}
      {shown && (
        <EvidencePanel
          key={shown.id}
          subject={{ kind: 'training_assignment', id: shown.id }}
          title={`Evidence of ${shown.name}`}
        />
      )}
      <SharedSections subject={subject} mayChange={mayManage} />
      {asked === 'edit' && (
        <TrainingFormDialog
          training={training}
          onClose={() => setAsked(undefined)}
          onSaved={() => undefined}
        />
      )}
      {asked === 'again' && (
        <TrainingFormDialog
          like={training}
          onClose={() => setAsked(undefined)}
          onSaved={(saved) => onShow(saved.id)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title="Delete training"
          question={`“${training.title}” is taken off everybody’s list. A training that somebody has completed cannot be deleted.`}
          action="Delete"
          onConfirm={remove}
          onClose={() => setAsked(undefined)}
        />
      )}
      {completing && (
        <CompleteDialog
          assignmentId={completing.id}
          name={completing.name}
          title={training.title}
          onClose={() => setCompleting(undefined)}
        />
      )}
    </SidePanel>
  )
}

function factsOf(training: Training) {
  const facts = factsOfFields(TRAINING_FIELDS, training)
  if (training.roles.length > 0)
    facts.push(['Roles', training.roles.map((role) => ROLE_LABELS[role]).join(', ')])
  facts.push(['Evidence', training.requiresEvidence ? 'Required' : 'Not required'])
  if (training.own?.completedOn) facts.push(['You completed it', dayText(training.own.completedOn)])
  return facts
}

interface AssignmentRowProps {
  assignment: TrainingAssignment
  dueOn: string
  onComplete: () => void
  onEvidence: () => void
  onReopen: () => void
}

function AssignmentRow({ assignment, dueOn, onComplete, onEvidence, onReopen }: AssignmentRowProps) {
  const { name, isReader, completedOn, completedByName, isLate, note, evidenceCount } = assignment
  const isOverdue = !completedOn && dueOn < todayText()
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-2">
      <span className="min-w-0">
        <span className="font-semibold">{name}</span>{' '}
        {completedOn ? (
          <span className={isLate ? 'text-danger' : 'text-success'}>
            <CircleCheck className="inline size-4" aria-hidden /> {isLate ? 'late, ' : ''}
            {dayText(completedOn)}
          </span>
        ) : (
          <span className={isOverdue ? 'font-semibold text-danger' : 'text-ink-soft'}>
            {isOverdue ? 'overdue' : 'not yet'}
          </span>
        )}
        <span className="block text-ink-faint text-xs">
          {[
            isReader && 'reader',
            completedByName && `recorded by ${completedByName}`,
            note,
            evidenceCount > 0 &&
              (evidenceCount === 1 ? '1 piece of evidence' : `${evidenceCount} pieces of evidence`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Menu
        trigger={
          <IconButton label={`Completion of ${name}`} className="size-8">
            <MoreHorizontal aria-hidden />
          </IconButton>
        }
      >
        {completedOn ? (
          <MenuItem onSelect={onReopen}>Take the completion back</MenuItem>
        ) : (
          <MenuItem onSelect={onComplete}>Record completion…</MenuItem>
        )}
        <MenuItem onSelect={onEvidence}>Evidence</MenuItem>
      </Menu>
    </li>
  )
}
