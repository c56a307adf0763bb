import { SUBJECT_LABELS } from '@plumbline/contract/compliance/subjects.ts'
import type { UpdateDetail } from '@plumbline/contract/regulations/regulatory-updates.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ruleScreenOf } from '../lending/saved-tests.ts'

const SECTIONS_AT_FIRST = 3
const TEMPLATES_AT_FIRST = 5

/** Policies, work, loan tests, and templates that cite what changed: where to look first. */
export function WhatItTouches({ update }: { update: UpdateDetail }) {
  const { policies, records, loanTests, templates } = update
  const count = policies.length + records.length + loanTests.length + templates.length
  if (count === 0)
    return (
      <p className="rounded-card border border-line bg-surface px-4 py-4 text-ink-soft">
        No policy, task, loan test, or template names these paragraphs.
      </p>
    )
  const byPolicy = Map.groupBy(policies, ({ policyId }) => policyId)
  return (
    <div className="grid items-start gap-x-8 gap-y-5 rounded-card border border-line bg-surface px-4 py-4 lg:grid-cols-2">
      {byPolicy.size > 0 && (
        <Group title="Policies" count={byPolicy.size}>
          {[...byPolicy].map(([policyId, sections]) => (
            <li key={policyId}>
              <TouchedPolicy policyId={policyId} sections={sections} />
            </li>
          ))}
        </Group>
      )}
      {records.length > 0 && (
        <Group title="Tasks and other work" count={records.length}>
          {records.map(({ kind, id, title, path, citation }) => (
            <li key={`${kind} ${id}`}>
              <Entry to={path} title={title} about={`${SUBJECT_LABELS[kind]}, ${citation}`} />
            </li>
          ))}
        </Group>
      )}
      {loanTests.length > 0 && (
        <Group title="Loan tests" count={loanTests.length}>
          {loanTests.map(({ name, question, section }) => (
            <li key={name}>
              <Entry to={ruleScreenOf(name)} title={question} about={section} />
            </li>
          ))}
        </Group>
      )}
      {templates.length > 0 && (
        <Group title="Templates of policies" count={templates.length}>
          {templates.slice(0, TEMPLATES_AT_FIRST).map((template) => (
            <Template key={template.key} template={template} />
          ))}
          {templates.length > TEMPLATES_AT_FIRST && (
            <li>
              <details>
                <summary className="min-h-8 cursor-pointer py-1 font-semibold text-brand text-sm">
                  {templates.length - TEMPLATES_AT_FIRST} more
                </summary>
                <ul className="grid gap-1.5">
                  {templates.slice(TEMPLATES_AT_FIRST).map((template) => (
                    <Template key={template.key} template={template} />
                  ))}
                </ul>
              </details>
            </li>
          )}
        </Group>
      )}
    </div>
  )
}

function Template({ template: { key, title, citation } }: { template: UpdateDetail['templates'][number] }) {
  return (
    <li>
      <Entry to={`/resources/policy-templates/${key}`} title={title} about={citation} />
    </li>
  )
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-1.5">
      <h3 className="text-ink-soft text-sm">
        {title}, <span className="tabular">{count}</span>
      </h3>
      <ul className="grid gap-1.5 text-[0.9375rem]">{children}</ul>
    </section>
  )
}

function Entry({ to, title, about }: { to: string; title: string; about: string }) {
  return (
    <>
      <Link to={to} className="wrap-anywhere font-semibold hover:underline">
        {title}
      </Link>{' '}
      <span className="text-ink-soft text-sm">{about}</span>
    </>
  )
}

type Section = UpdateDetail['policies'][number]

/** One policy with the sections that cite what changed; more than a few are folded. */
function TouchedPolicy({ policyId, sections }: { policyId: string; sections: readonly Section[] }) {
  const rest = sections.slice(SECTIONS_AT_FIRST)
  return (
    <>
      <Link to={`/policies/${policyId}`} className="wrap-anywhere font-semibold hover:underline">
        {sections[0]!.title}
      </Link>
      <Sections sections={sections.slice(0, SECTIONS_AT_FIRST)} />
      {rest.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer py-1 font-semibold text-brand">
            {rest.length} more {rest.length === 1 ? 'section' : 'sections'}
          </summary>
          <Sections sections={rest} />
        </details>
      )}
    </>
  )
}

function Sections({ sections }: { sections: readonly Section[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {sections.map(({ policyId, sectionNumber, heading, title, citation }) => (
        <li key={`${sectionNumber} ${citation}`} className="wrap-anywhere">
          <Link
            to={`/policies/${policyId}${sectionNumber > 0 ? `?section=${sectionNumber}` : ''}`}
            className="hover:underline"
          >
            {heading || title}
          </Link>{' '}
          <span className="text-ink-soft">{citation}</span>
        </li>
      ))}
    </ul>
  )
}
