import type { Policy, PolicyVersion } from '@plumbline/contract/compliance/policies.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { MarkdownEditor } from '../../editing/editor/markdown-editor.tsx'
import { UnsavedNotice } from '../../editing/editor/unsaved-notice.tsx'
import { useUnsavedText } from '../../editing/editor/unsaved-text.ts'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { isRefusal, problemText, refusalOf } from '../../platform/api/outcome.ts'
import { NotFound } from '../../platform/document/not-found.tsx'
import { maxLengthOf } from '../../platform/forms/max-length.ts'
import { ManagersOnly } from '../../platform/people/managers-only.tsx'
import { useMember } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useChangedLaw } from './changed-law.ts'
import { PeopleInDraft } from './people-in-draft.tsx'
import { PolicyFormDialog } from './policy-form-dialog.tsx'
import { SectionConflicts } from './section-conflicts.tsx'
import { SectionLaw } from './section-law.tsx'
import { type DraftText, useSectionMerge } from './use-section-merge.ts'

/** Writes a draft. It always loads the latest text before editing. */
export default function PolicyEditorPage() {
  return (
    <ManagersOnly title="Policy draft" action="write policies">
      <PolicyDraft />
    </ManagersOnly>
  )
}

function PolicyDraft() {
  const { id = '', versionId = '' } = useParams()
  const member = useMember()
  const { data, error, refetch, isFetchedAfterMount } = useQuery(
    api.policies.findVersion.queryOptions({
      input: { id, versionId },
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
  )
  const policy = useQuery(api.policies.find.queryOptions({ input: { id } }))
  if (data && member && isFetchedAfterMount && !policy.isPending) {
    if (data.state === 'draft')
      return (
        <Editor key={versionId} policyId={id} policy={policy.data} version={data} writerId={member.userId} />
      )
    return <NotFound home={`/policies/${id}`} homeLabel="The policy" />
  }
  if (isRefusal(error)) return <NotFound home="/policies" homeLabel="All policies" />
  if (error) return <ErrorState title="The draft could not be loaded" onRetry={() => refetch()} />
  return <Skeleton className="h-96 w-full" />
}

interface EditorProps {
  policyId: string
  policy: Policy | undefined
  version: PolicyVersion
  writerId: string
}

function Editor({ policyId, policy, version, writerId }: EditorProps) {
  const title = policy?.title ?? 'Policy'
  const hasChanged = useChangedLaw(policy)
  const [isShowingDetails, showDetails] = useState(false)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const begun: DraftText & { changeNote: string } = {
    body: version.body,
    changeNote: version.changeNote,
    version: version.rowVersion,
  }
  const unsaved = useUnsavedText(`${writerId}:policy:${version.id}`, begun)
  const { text, change } = unsaved
  const merging = useSectionMerge(version, policyId, text, change)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send({ body, version: rowVersion }: DraftText, mergedWith?: string) {
    const of = { id: policyId, versionId: version.id, rowVersion }
    await apiClient.policies.saveDraft({ ...of, body, changeNote: text.changeNote })
    unsaved.forget()
    await Promise.all(
      [api.policies, api.policyDrafts, api.policyLaw].map((noun) =>
        queries.invalidateQueries({ queryKey: noun.key() }),
      ),
    )
    showToast(
      mergedWith
        ? `The draft is saved, together with what ${mergedWith} changed in other sections.`
        : 'The draft is saved.',
    )
    navigate(`/policies/${policyId}?version=${version.number}`)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await send(text).catch(async (error) => {
        const refusal = refusalOf(apiClient.policies.saveDraft, error)
        if (refusal?.code !== 'CHANGED_MEANWHILE') throw error
        const { byName } = refusal.data
        const merged = await merging.merge(byName)
        if (merged) await send(merged, byName)
      })
    } catch (error) {
      setProblem(problemText(error, 'The draft could not be saved. Your text is kept in this browser.'))
    }
    setBusy(false)
  }

  return (
    <>
      <form noValidate onSubmit={save} className="grid gap-5">
        <title>{`Write ${title} · Plumbline`}</title>
        <header className="grid gap-1">
          <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
            <Link to="/policies" className="hover:underline">
              Policies
            </Link>
            {' › '}
            <Link to={`/policies/${policyId}?version=${version.number}`} className="hover:underline">
              {title}
            </Link>
          </nav>
          <h1 className="display wrap-anywhere text-3xl">{title}</h1>
          <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
            Draft of version {version.number}
            {policy?.mayManage && (
              <Button size="small" look="quiet" onClick={() => showDetails(true)}>
                Details
              </Button>
            )}
          </p>
        </header>
        <PeopleInDraft policyId={policyId} versionId={version.id} rowVersion={text.version} />
        {unsaved.restoredAt && <UnsavedNotice keptAt={unsaved.restoredAt} onDiscard={unsaved.discard} />}
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        {merging.open && (
          <SectionConflicts merge={merging.open} onChoose={merging.choose} onTake={merging.take} />
        )}
        <TextField
          label="What changed"
          optional
          maxLength={maxLengthOf('policies.saveDraft', 'changeNote')}
          hint="One sentence for approvers and readers."
          value={text.changeNote}
          onChange={(event) => change({ changeNote: event.target.value })}
        />
        <MarkdownEditor
          label="Text"
          name="body"
          value={text.body}
          onChange={(body) => change({ body, base: merging.base })}
          hasChanged={hasChanged}
        />
        <SectionLaw body={text.body} onChange={(body) => change({ body, base: merging.base })} />
        <div className="flex flex-wrap justify-end gap-3">
          <Link to={`/policies/${policyId}?version=${version.number}`} className={buttonClass('plain')}>
            Cancel
          </Link>
          <Button type="submit" busy={isBusy} disabled={merging.open !== undefined}>
            Save draft
          </Button>
        </div>
      </form>
      {isShowingDetails && policy && <PolicyFormDialog policy={policy} onClose={() => showDetails(false)} />}
    </>
  )
}
