import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { isRefusal, problemText } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { withCitationLinks } from '../../platform/regulations/linked-html.ts'
import { useMayWrite, useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { TopicName } from '../work/topics.tsx'

/** A template as it would begin here, before anything is made of it. */
export default function PolicyTemplatePage() {
  const { key = '' } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const me = useMember()?.userId ?? null
  const mayUse = useMayWrite()
  const query = useQuery(api.policies.findTemplate.queryOptions({ input: { key } }))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (isRefusal(query.error)) return <NotFound home="/resources/policy-templates" homeLabel="All templates" />
  if (query.isError)
    return <ErrorState title="The template could not be loaded" onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton className="h-96 w-full" />
  const { title, topic, checkedAgainst, body, html } = query.data

  async function make() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { id } = await apiClient.policies.create({ title, topic, ownerId: me, body })
      await queries.invalidateQueries({ queryKey: api.policies.key() })
      await navigate(`/policies/${id}`)
    } catch (error) {
      setProblem(problemText(error, 'The draft could not be started. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <div className="mx-auto max-w-3xl">
      <title>{`${title} · Policy templates · Plumbline`}</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/resources" className="hover:underline">
          Resources
        </Link>{' '}
        ›{' '}
        <Link to="/resources/policy-templates" className="hover:underline">
          Policy templates
        </Link>
      </nav>
      <header className="mb-4 flex flex-wrap items-start gap-3">
        <div className="mr-auto min-w-0">
          <h1 className="display wrap-anywhere text-3xl">{title}</h1>
          {topic && (
            <p className="mt-1 text-ink-soft text-sm">
              <TopicName topic={topic} />
            </p>
          )}
          <p className="mt-1 text-ink-soft text-sm">
            Checked against the text of <DateText iso={checkedAgainst} />
            {citesOlderCopies(body) &&
              ', and law beyond the Bureau’s parts against the older copies in the library, each with its day'}
          </p>
        </div>
        {mayUse && (
          <Button busy={isBusy} onClick={make}>
            Use this template
          </Button>
        )}
      </header>
      {problem && (
        <div className="mb-4">
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        </div>
      )}
      <Card className="px-5 py-5 sm:px-7">
        <Prose html={withCitationLinks(html)} large className="[&>:first-child]:mt-0!" />
      </Card>
      {!mayUse && (
        <p className="mt-3 text-ink-soft text-sm">A manager can start a policy from this template.</p>
      )}
    </div>
  )
}

/** The Bureau's parts were read in the newer text, everything else in what the library holds of it. */
function citesOlderCopies(body: string): boolean {
  const cited = [...body.matchAll(/^Implements: (.+)$/gm)].flatMap(([, list]) => list!.split('; '))
  return cited.some((citation) => !/^12 CFR 10\d\d/.test(citation))
}
