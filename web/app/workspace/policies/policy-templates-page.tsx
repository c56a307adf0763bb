import type { PolicyTemplateSummary } from '@plumbline/contract/compliance/policy-documents.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../platform/api/api-client.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { TopicName } from '../work/topics.tsx'

export default function PolicyTemplatesPage() {
  const templates = useQuery(api.policies.templateList.queryOptions())
  return (
    <>
      <title>Policy templates · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/resources" className="hover:underline">
          Resources
        </Link>
      </nav>
      <header className="mb-6 grid gap-3">
        <h1 className="display text-3xl">Policy templates</h1>
        <p className="max-w-2xl text-ink-soft">
          Policies to start from, with the name and the facts of your institution. Each section cites the
          paragraphs that it carries out.
        </p>
      </header>
      {templates.isPending && <Skeleton className="h-64 w-full" />}
      {templates.isError && (
        <ErrorState title="The templates could not be loaded" onRetry={() => templates.refetch()} />
      )}
      <ul className="grid gap-3.5 sm:grid-cols-2">
        {templates.data?.map((template) => (
          <TemplateCard key={template.key} template={template} />
        ))}
      </ul>
    </>
  )
}

function TemplateCard({
  template: { key, title, topic, sections, citations },
}: {
  template: PolicyTemplateSummary
}) {
  return (
    <li className="relative grid gap-1.5 rounded-card border border-line bg-surface p-4.5">
      <h2 className="font-semibold">
        <Link
          to={`/resources/policy-templates/${key}`}
          className="after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
      </h2>
      <p className="text-[0.9375rem] text-ink-soft">
        {topic && (
          <>
            <TopicName topic={topic} /> ·{' '}
          </>
        )}
        {sections === 1 ? '1 section' : `${sections} sections`}
      </p>
      <p className="line-clamp-2 font-semibold text-brass text-xs">{citations.join(', ')}</p>
    </li>
  )
}
