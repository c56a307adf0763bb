import type { TaskSummary } from '@plumbline/contract/compliance/tasks.ts'
import { expect, test } from 'vitest'
import { changesOf } from './bulk-preview.tsx'

const task: TaskSummary = {
  ...{ id: 'a', title: 'Check the rate sheet', status: 'open', priority: 'medium', topic: null },
  ...{ owner: { userId: 'uma', name: 'Uma User' }, dueOn: '2026-02-27', startOn: null, doneOn: null },
  ...{ isRecurring: false, originTitle: '', checklistDone: 0, checklistCount: 0, evidenceCount: 0 },
  ...{ commentCount: 0, waitsFor: null, isWaitingForApproval: false, version: 1 },
}
const nameOf = (userId: string) => (userId === 'max' ? 'Max Manager' : '')

test.each([
  [{ status: 'done' }, ['Status', 'Open', 'Done']],
  [{ priority: 'high' }, ['Priority', 'Medium', 'High']],
  [{ ownerId: 'max' }, ['Owner', 'Uma User', 'Max Manager']],
  [{ ownerId: null }, ['Owner', 'Uma User', 'Nobody']],
  [{ shiftDays: 2 }, ['Due', 'Feb 27, 2026', 'Mar 1, 2026']],
] as const)('a change to %j shows what each task had and gets', (change, [label, from, to]) => {
  expect(changesOf(task, change, nameOf)).toEqual([{ label, from, to }])
})

test('what a task has already is no change', () => {
  expect(changesOf(task, { status: 'open', priority: 'medium', shiftDays: 0 }, nameOf)).toEqual([])
  expect(changesOf({ ...task, dueOn: null }, { shiftDays: 7 }, nameOf)).toEqual([])
})
