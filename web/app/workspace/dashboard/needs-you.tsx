import type { Need } from '@plumbline/contract/insight/dashboard.ts'
import type { NeedAct } from '@plumbline/contract/noun-entry.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useLazyPart } from '../../ui/lazy-part.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { dayText } from '../work/day-text.ts'
import { DaysAhead } from './days-ahead.tsx'
import { dueWords } from './due-words.ts'
import { NEED_ACTS } from './need-acts.ts'
import { KIND_WORDS } from './need-words.ts'

/** So far ahead the list and the strip of days look. */
const DAYS = 30

const loadSetupLead = async () => (await import('./setup-lead.tsx')).SetupLead

/** What needs the reader, by name and date: overdue first. Until the institution is set up, the next step leads. */
export function NeedsYou() {
  const [params] = useSearchParams()
  const on = params.get('due') ?? undefined
  const needs = useQuery(
    api.dashboard.needs.queryOptions({
      input: { days: DAYS, ...(on && { on }) },
      placeholderData: (before) => before,
      throwOnError: false,
    }),
  )
  const setup = useQuery(api.setup.find.queryOptions())
  const isSetUp = setup.data ? setup.data.endedAs !== null : undefined
  const SetupLead = useLazyPart(isSetUp === false ? loadSetupLead : undefined)
  if (needs.isError || setup.isError)
    return (
      <Card className="mb-4">
        <ErrorState
          title="What needs you could not be loaded"
          onRetry={() => Promise.all([needs.refetch(), setup.refetch()])}
        />
      </Card>
    )
  if (!needs.data || !setup.data) return <Skeleton className="mb-4 h-32 w-full" />
  const { today, items, totalCount, overdueCount, byDay } = needs.data
  return (
    <>
      {!isSetUp && (SetupLead ? <SetupLead setup={setup.data} /> : <Skeleton className="mb-4 h-28 w-full" />)}
      {totalCount > 0 && (
        <Card className="mb-4">
          <header className="flex flex-wrap items-baseline gap-x-3 px-5 pt-4 pb-3">
            <h2 className="font-semibold leading-tight">Needs you</h2>
            <p className="tabular text-ink-soft text-sm">
              {totalCount === 1 ? '1 item' : `${totalCount} items`}
              {overdueCount > 0 && (
                <>
                  {', '}
                  <span className="font-semibold text-danger">{overdueCount} overdue</span>
                </>
              )}
            </p>
          </header>
          <DaysAhead {...{ today, byDay, on, days: DAYS }} />
          <ul className="divide-y divide-line border-line border-t">
            {items.map((need) => (
              <NeedRow key={`${need.kind}/${need.id}`} need={need} today={today} />
            ))}
          </ul>
          {(on || totalCount > items.length) && (
            <p className="border-line border-t px-5 py-2.5 text-ink-soft text-sm">
              {on
                ? `Due on ${dayText(on)}. `
                : `The ${items.length} most urgent of ${totalCount}. Choose a day above to see what is due that day. `}
              <Link to={on ? '/dashboard' : '/tasks'} className="font-semibold text-brand underline">
                {on ? 'Show what is most urgent' : 'Open your tasks'}
              </Link>
            </p>
          )}
        </Card>
      )}
      {totalCount === 0 && isSetUp && (
        <Card className="mb-4 px-5 py-3.5">
          <h2 className="font-semibold">Nothing needs you today</h2>
          <p className="text-ink-soft text-sm">
            Nothing is overdue or due within {DAYS} days. Tasks, complaints with their time limits, policies
            to sign or review, and requests of examiners come here by their dates.
          </p>
        </Card>
      )}
    </>
  )
}

function NeedRow({ need, today }: { need: Need; today: string }) {
  const { kind, title, link, dueOn, reason } = need
  const isLate = dueOn !== null && dueOn < today
  const mayWrite = useMayWrite()
  const possible = NEED_ACTS[kind]
  const act = possible?.isForManagers && !mayWrite ? undefined : possible
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-1.5 hover:bg-paper lg:min-h-11 lg:grid-cols-[11rem_minmax(0,1fr)_9rem_6.5rem]">
      <span className="text-ink-soft text-sm max-sm:line-clamp-1">{KIND_WORDS[kind]}</span>
      <span
        className={clsx(
          'wrap-anywhere col-start-1 min-w-0 lg:col-span-1 lg:col-start-2',
          !act && 'max-lg:col-span-2',
        )}
      >
        <Link
          to={link}
          className="font-semibold after:absolute after:inset-0 hover:underline max-sm:line-clamp-2 max-sm:leading-tight"
        >
          {title}
        </Link>{' '}
        <span className="text-ink-soft text-sm max-lg:block max-sm:line-clamp-1 lg:ml-1.5">{reason}</span>
      </span>
      <span
        className={clsx(
          'tabular col-start-2 row-start-1 text-right text-sm lg:col-start-3',
          isLate ? 'font-semibold text-danger' : dueOn === today ? 'font-semibold' : 'text-ink-soft',
        )}
      >
        {dueOn === null ? 'Waiting for you' : dueWords(dueOn, today)}
      </span>
      {act && <FinishButton need={need} act={act} />}
    </li>
  )
}

const loadDayEditor = async () => (await import('./need-day-editor.tsx')).NeedDayEditor
const loadDialog = async () => (await import('./need-dialog.tsx')).NeedDialog

/** Finishes a need where it stands. */
function FinishButton({ need, act: { label, how } }: { need: Need; act: NeedAct }) {
  const { id, title } = need
  const queries = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const DayEditor = useLazyPart(isBusy && how === 'day' ? loadDayEditor : undefined, lose)
  const NeedDialog = useLazyPart(isBusy && how === 'dialog' ? loadDialog : undefined, lose)
  const close = () => setBusy(false)
  function lose() {
    window.plumbline.showLoadFailure()
    close()
  }
  async function finish() {
    setBusy(true)
    if (how !== 'at_once') return
    try {
      await (await import('./finish-task.ts')).finishTask(queries, id)
      close()
    } catch {
      lose()
    }
  }
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        size="small"
        busy={isBusy && !DayEditor && !NeedDialog}
        aria-haspopup={how === 'at_once' ? undefined : 'dialog'}
        onClick={finish}
        className="relative justify-self-end"
      >
        {label}
        <span className="sr-only">{title}</span>
      </Button>
      {isBusy && how === 'day' && DayEditor && <DayEditor need={need} anchor={button} onClose={close} />}
      {isBusy && how === 'dialog' && NeedDialog && <NeedDialog need={need} onClose={close} />}
    </>
  )
}
