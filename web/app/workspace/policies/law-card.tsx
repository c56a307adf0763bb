import type { LawChange, VersionLaw } from '@plumbline/contract/compliance/policy-law.ts'
import { Link } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { dayText } from '../shared-pieces/day-text.ts'
import { PanelSection } from '../shared-pieces/panel-section.tsx'
import { LawLink } from './law-link.tsx'

type Section = VersionLaw['sections'][number]

const namesLaw = ({ citations, unreadable }: Section) => citations.length + unreadable.length > 0

/** Which section implements which paragraphs. */
export function LawCard({ law, mayManage }: { law: VersionLaw; mayManage: boolean }) {
  const sections = law.sections.filter(namesLaw)
  if (sections.length === 0 && !mayManage) return null
  return (
    <PanelSection title="Implements">
      {sections.length === 0 ? (
        <p className="text-ink-soft text-sm">
          No section names the law that it implements. Name it in the editor, beside the text.
        </p>
      ) : (
        <ul className="grid gap-2.5 text-sm">
          {sections.map(({ number, heading, citations, unreadable }) => (
            <li key={number} className="grid gap-1">
              <span className="wrap-anywhere font-semibold">{heading || 'Before the first heading'}</span>
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {citations.map((citation) => (
                  <li key={citation.text}>
                    <LawLink citation={citation} />
                  </li>
                ))}
                {unreadable.map((text) => (
                  <li key={text} className="wrap-anywhere text-warning">
                    “{text}” is not a citation we can read
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
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
