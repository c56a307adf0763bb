import clsx from 'clsx'
import { Link } from 'react-router'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/states.tsx'

interface Needs {
  tasksOverdue: number
  tasksDueWithinWeek: number
  approvals: number
  policyApprovals: number
  policiesToSign: number
  trainingsDue: number
}

/** What waits for the reader alone, worst first. Each opens its rows. */
export function NeedsYou({ needs }: { needs: Needs | undefined }) {
  if (!needs) return <Skeleton className="mb-4 h-13 w-full" />
  const entries = [
    {
      count: needs.tasksOverdue,
      text: `${needs.tasksOverdue} ${needs.tasksOverdue === 1 ? 'task' : 'tasks'} overdue`,
      to: '/tasks?due=overdue',
      isLate: true,
    },
    {
      count: needs.approvals,
      text: `${needs.approvals} ${needs.approvals === 1 ? 'approval' : 'approvals'}`,
      to: '/tasks?whose=all&status=approval',
    },
    {
      count: needs.policyApprovals,
      text: `${needs.policyApprovals} ${needs.policyApprovals === 1 ? 'policy' : 'policies'} to approve`,
      to: '/policies?state=in_review',
    },
    {
      count: needs.policiesToSign,
      text: `${needs.policiesToSign} ${needs.policiesToSign === 1 ? 'policy' : 'policies'} to sign`,
      to: '/policies',
    },
    {
      count: needs.trainingsDue,
      text: `${needs.trainingsDue} ${needs.trainingsDue === 1 ? 'training' : 'trainings'} to complete`,
      to: '/tasks/trainings',
    },
    {
      count: needs.tasksDueWithinWeek - needs.tasksOverdue,
      // The rows that it opens hold the overdue tasks too.
      text: `${needs.tasksDueWithinWeek} ${needs.tasksDueWithinWeek === 1 ? 'task' : 'tasks'} ${needs.tasksOverdue > 0 ? 'overdue or ' : ''}due within 7 days`,
      to: '/tasks?due=week',
    },
  ].filter(({ count }) => count > 0)
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-5 px-5 py-1">
      <h2 className="flex min-h-11 items-center font-semibold">
        {entries.length === 0 ? 'Nothing needs you today' : 'Needs you now'}
      </h2>
      <ul className="flex flex-col gap-x-5 sm:flex-row sm:flex-wrap">
        {entries.map(({ text, to, isLate }) => (
          <li key={to}>
            <Link
              to={to}
              className={clsx(
                'inline-flex min-h-11 items-center rounded font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current',
                isLate ? 'text-danger' : 'text-brand',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
