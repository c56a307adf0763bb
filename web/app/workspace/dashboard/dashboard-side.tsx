import type { DashboardChange, DashboardScore } from '@plumbline/contract/insight/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { SectionCard } from '../../ui/card.tsx'
import { Sparkline } from '../../ui/sparkline.tsx'
import { worstPartText } from '../analytics/score-text.ts'
import { dayText, momentText } from '../work/day-text.ts'

const CHANGE_WORDS: Readonly<Record<DashboardChange['kind'], string>> = {
  update: 'New regulatory update',
  law_change: 'Law changed under a policy',
  task_given: 'Task for you',
  task_done: 'Task done',
  finding: 'New finding',
  complaint: 'New complaint',
  incident: 'New incident',
  policy_approved: 'Policy approved',
}

interface SideProps {
  score: DashboardScore | null
  since: string | null
  changes: readonly DashboardChange[]
  isAdmin: boolean
}

/** Beside the updates: the score for managers, what happened meanwhile, and the requests that wait for the operator. */
export function DashboardSide({ score, since, changes, isAdmin }: SideProps) {
  return (
    <>
      {score && <ScoreBrief score={score} />}
      <Changes since={since} changes={changes} />
      {isAdmin && <WaitingRequests />}
    </>
  )
}

function ScoreBrief({ score: { total, before, trend, weakest } }: { score: DashboardScore }) {
  const change = total !== null && before ? total - before.value : null
  return (
    <SectionCard
      title="Compliance score"
      action={
        <Link to="/analytics/method" className="text-brand hover:underline">
          How it is made
        </Link>
      }
    >
      <div className="flex items-end justify-between gap-4 px-5 pb-3">
        <p>
          <Link to="/analytics" className="display text-4xl hover:underline">
            {total ?? 'Not enough yet'}
          </Link>
          {total !== null && <span className="text-ink-soft text-sm"> of 100</span>}
          {change !== null && (
            <span className="block text-ink-soft text-sm">
              {change === 0 ? 'same as' : `${Math.abs(change)} ${change > 0 ? 'more' : 'less'} than`}{' '}
              <Link to={`/dashboard/days?day=${before!.day}`} className="underline underline-offset-4">
                {dayText(before!.day)}
              </Link>
            </span>
          )}
        </p>
        <Sparkline values={trend} className="h-10 w-32" />
      </div>
      {weakest.length === 0 ? (
        <p className="border-line border-t px-5 py-3 text-ink-soft text-sm">
          A concern is scored once it has policies, tasks, or other work to count.{' '}
          <Link to="/policies" className="font-semibold text-brand hover:underline">
            Begin with a policy
          </Link>
        </p>
      ) : (
        <ul className="border-line border-t px-5 py-2 text-sm">
          {weakest.map((concern) => (
            <li key={concern.topic} className="flex items-baseline gap-3 py-1">
              <Link
                to={`/analytics?concern=${concern.topic}`}
                className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {concern.label}
              </Link>
              <span className="min-w-0 flex-1 text-ink-soft">{worstPartText(concern.parts)}</span>
              <strong className="tabular">{concern.score}</strong>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function Changes({ since, changes }: Pick<SideProps, 'since' | 'changes'>) {
  return (
    <SectionCard title="Since your last visit">
      {changes.length === 0 ? (
        <p className="px-5 pb-4 text-ink-soft text-sm">
          {since === null
            ? 'From your next visit on, you read here what others did and what came in meanwhile.'
            : `Nothing of what you can see has changed since ${momentText(since)}.`}
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-t text-sm">
          {changes.map(({ kind, id, title, link, at }) => (
            <li key={`${kind} ${id} ${at}`} className="relative px-5 py-2 hover:bg-paper">
              <span className="flex justify-between gap-3 text-ink-soft">
                {CHANGE_WORDS[kind]}
                <time dateTime={at}>{momentText(at)}</time>
              </span>
              <Link
                to={link}
                className="wrap-anywhere font-medium after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

function WaitingRequests() {
  const { data } = useQuery(api.requests.unread.queryOptions())
  if (!data) return null
  const waiting = [
    { to: '/admin/requests', count: data.trials, text: counted(data.trials, 'trial request') },
    { to: '/admin/requests?kind=messages', count: data.messages, text: counted(data.messages, 'message') },
    {
      to: '/admin/requests?kind=applications',
      count: data.applications,
      text: counted(data.applications, 'application'),
    },
  ].filter(({ count }) => count > 0)
  if (waiting.length === 0) return null
  return (
    <SectionCard title="Waiting for you">
      <ul className="px-5 pb-4 text-sm">
        {waiting.map(({ to, text }) => (
          <li key={to} className="py-1">
            <Link to={to} className="font-medium underline underline-offset-4">
              {text}
            </Link>{' '}
            <span className="text-ink-soft">waiting for an answer</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
