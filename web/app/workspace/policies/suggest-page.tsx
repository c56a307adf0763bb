import type { Policy, PolicyVersion } from '@plumbline/contract/compliance/policies.ts'
import type { PolicySuggestion } from '@plumbline/contract/compliance/policy-drafts.ts'
import { withChanges } from '@plumbline/rules/texts/text-changes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { MarkdownEditor } from '../../editing/editor/markdown-editor.tsx'
import { UnsavedNotice } from '../../editing/editor/unsaved-notice.tsx'
import { useUnsavedText } from '../../editing/editor/unsaved-text.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { isRefusal, problemText, refusalOf } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useChangedLaw } from './changed-law.ts'
import { PeopleInDraft } from './people-in-draft.tsx'
import { SectionConflicts } from './section-conflicts.tsx'
import { isWrittenOn } from './suggestions-query.ts'
import { type DraftText, useSectionMerge } from './use-section-merge.ts'

/** A copy of the draft to change; what differs becomes suggestions that the writer accepts or rejects. */
export default function SuggestPage() {
  const { id = '', versionId = '' } = useParams()
  const member = useMember()
  const fresh = { staleTime: 0, refetchOnWindowFocus: false } as const
  const input = { id, versionId }
  const version = useQuery(api.policies.findVersion.queryOptions({ input, ...fresh }))
  const suggestions = useQuery(api.policyDrafts.suggestions.queryOptions({ input, ...fresh }))
  const policy = useQuery(api.policies.find.queryOptions({ input: { id } }))
  const error = version.error ?? suggestions.error
  const isFresh = version.isFetchedAfterMount && suggestions.isFetchedAfterMount
  if (version.data && suggestions.data && policy.data && member && isFresh) {
    if (!isWrittenOn(version.data)) return <NotFound home={`/policies/${id}`} homeLabel="The policy" />
    const own = suggestions.data.items.filter(({ authorId }) => authorId === member.userId)
    return (
      <SuggestedText
        key={versionId}
        policy={policy.data}
        version={version.data}
        own={own}
        writerId={member.userId}
      />
    )
  }
  if (isRefusal(error)) return <NotFound home="/policies" homeLabel="All policies" />
  if (error)
    return (
      <ErrorState
        title="The draft could not be loaded"
        onRetry={() => Promise.all([version.refetch(), suggestions.refetch()])}
      />
    )
  return <Skeleton className="h-96 w-full" />
}

interface SuggestedTextProps {
  policy: Policy
  version: PolicyVersion
  own: readonly PolicySuggestion[]
  writerId: string
}

function SuggestedText({ policy, version, own, writerId }: SuggestedTextProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const hasChanged = useChangedLaw(policy)
  const address = `/policies/${policy.id}?version=${version.number}`
  const begun: DraftText = { body: withOwn(version.body, own), version: version.rowVersion }
  const unsaved = useUnsavedText(`${writerId}:policy-suggestion:${version.id}`, begun)
  const { text, change } = unsaved
  const merging = useSectionMerge(version, policy.id, text, change)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send({ body, version: rowVersion }: DraftText): Promise<void> {
    const { openCount } = await apiClient.policyDrafts.suggest({
      ...{ id: policy.id, versionId: version.id },
      ...{ rowVersion, body },
    })
    unsaved.forget()
    await Promise.all(
      [api.policyDrafts, api.history].map((noun) => queries.invalidateQueries({ queryKey: noun.key() })),
    )
    showToast(
      openCount === 0 ? 'Your suggestions are withdrawn' : sentText(openCount, version.writtenBy.name),
    )
    navigate(address)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (own.length === 0 && text.body === version.body)
      return setProblem('Change the text first. Nothing is different from the draft yet.')
    setBusy(true)
    setProblem(undefined)
    try {
      await send(text).catch(async (error) => {
        const refusal = refusalOf(apiClient.policyDrafts.suggest, error)
        if (refusal?.code !== 'CHANGED_MEANWHILE') throw error
        const merged = await merging.merge(refusal.data.byName)
        if (merged) await send(merged)
      })
    } catch (error) {
      setProblem(problemText(error, 'The suggestions could not be sent. Your text is kept in this browser.'))
    }
    setBusy(false)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <title>{`Suggest changes to ${policy.title} · Plumbline`}</title>
      <header className="grid gap-1">
        <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
          <Link to="/policies" className="hover:underline">
            Policies
          </Link>
          {' › '}
          <Link to={address} className="hover:underline">
            {policy.title}
          </Link>
        </nav>
        <h1 className="display wrap-anywhere text-3xl">Suggest changes to {policy.title}</h1>
        <p className="max-w-prose text-ink-soft text-sm">
          Version {version.number}, written by {version.writtenBy.name}. Change the text as you would like it.
          The draft stays as it is; each change is shown to {version.writtenBy.name}, who accepts or rejects
          it.
        </p>
      </header>
      <PeopleInDraft policyId={policy.id} versionId={version.id} rowVersion={text.version} isSuggesting />
      {unsaved.restoredAt && <UnsavedNotice keptAt={unsaved.restoredAt} onDiscard={unsaved.discard} />}
      {problem && (
        <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Banner>
      )}
      {merging.open && (
        <SectionConflicts merge={merging.open} onChoose={merging.choose} onTake={merging.take} />
      )}
      <MarkdownEditor
        label="Text as you suggest it"
        name="body"
        value={text.body}
        onChange={(body) => change({ body, base: merging.base })}
        hasChanged={hasChanged}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Link to={address} className={buttonClass('plain')}>
          Cancel
        </Link>
        <Button type="submit" busy={isBusy} disabled={merging.open !== undefined}>
          Send suggestions
        </Button>
      </div>
    </form>
  )
}

/** The draft as this person suggested it already. */
const withOwn = (body: string, own: readonly PolicySuggestion[]): string =>
  withChanges(
    body,
    own.flatMap(({ at, quote, replacement }) => (at === null ? [] : [{ at, quote, replacement }])),
  )

const sentText = (count: number, name: string) =>
  `${count === 1 ? 'Your suggestion waits' : `Your ${count} suggestions wait`} for ${name}.`
