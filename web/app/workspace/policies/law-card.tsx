import type { LawChange, VersionLaw } from '@plumbline/contract/compliance/policy-law.ts'
import { Link } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { dayText } from '../work/day-text.ts'
import { PanelSection } from '../work/panel-section.tsx'

type Section = VersionLaw['sections'][number]

export const namesLaw = ({ citations, unreadable }: Section) => citations.length + unreadable.length > 0

/** Where no section names its law, a manager is told how. */
export function NoLaw() {
  return (
    <PanelSection title="Implements">
      <p className="text-ink-soft text-sm">
        No section names the law that it implements. Name it in the editor, beside the text.
      </p>
    </PanelSection>
  )
}

const SHOWN = 10

/** Above the text of a version in force. */
export function LawChanges({ changes }: { changes: readonly LawChange[] }) {
  const open = changes.filter(({ isReviewed }) => !isReviewed)
  const shown = open.length > 0 ? open : changes
  const [latest] = shown
  if (!latest) return null
  const isOpen = open.length > 0
  return (
    <div className="mb-3.5">
      <Banner
        tone={isOpen ? 'warning' : 'info'}
        title={`Law changed on ${dayText(latest.changedOn)}${isOpen ? '' : '; the change was reviewed'}`}
      >
        <ul className="mt-1 grid gap-1">
          {shown.slice(0, SHOWN).map(({ citation, changedOn, redline, what }) => (
            <li key={`${citation} ${changedOn}`}>
              <span className="font-semibold">{citation}</span>, {dayText(changedOn)}:{' '}
              {redline ? (
                <Link to={redline} className="font-semibold text-brand hover:underline">
                  see redline
                </Link>
              ) : (
                <>{what} We do not hold the new text yet.</>
              )}
            </li>
          ))}
          {shown.length > SHOWN && <li>and {shown.length - SHOWN} more</li>}
        </ul>
        {latest.taskId && (
          <p className="mt-1">
            <Link
              to={`/tasks?whose=all&status=all&task=${latest.taskId}`}
              className="font-semibold text-brand hover:underline"
            >
              {isOpen ? 'Open the task of its owner' : 'The task that is done'}
            </Link>
          </p>
        )}
      </Banner>
    </div>
  )
}
