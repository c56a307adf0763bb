import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Banner } from '../../ui/banner.tsx'
import { SectionCard } from '../../ui/card.tsx'
import { Switch } from '../../ui/choice.tsx'
import { dateAndTime } from '../../ui/date-text.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { showToast } from '../../ui/toast.tsx'

export default function AssistantSettingsPage() {
  const queries = useQueryClient()
  const settings = useQuery(api.assistant.settings.queryOptions())
  const [problem, setProblem] = useState<string>()
  if (settings.isPending) return <PageSpinner label="Loading the assistant’s settings…" />
  if (settings.isError)
    return <ErrorState title="Failed to load the assistant’s settings" onRetry={() => settings.refetch()} />
  const { isModelAvailable, usesModel, modelHost, switchedByName, switchedAt } = settings.data

  async function switchTo(next: boolean) {
    setProblem(undefined)
    try {
      await apiClient.assistant.switchModel({ usesModel: next })
      await queries.invalidateQueries({ queryKey: api.assistant.key() })
      showToast(next ? 'The model is on' : 'The model is off')
    } catch (error) {
      setProblem(problemText(error, 'The setting was not saved'))
    }
  }

  return (
    <SectionCard title="Assistant" className="max-w-2xl">
      <div className="grid gap-4 px-5 pb-5">
        {problem && (
          <Banner tone="danger" onDismiss={() => setProblem(undefined)}>
            {problem}
          </Banner>
        )}
        <p>
          The assistant quotes regulations, articles, and your effective policies, and computes dates and
          figures. It does this without a language model, and nothing leaves this installation.
        </p>
        {isModelAvailable ? (
          <>
            <p>
              A model can arrange the quotes into a shorter answer. If you switch it on, each question and the
              passages quoted for it are sent to <strong>{modelHost}</strong>. Names and loan data are never
              added; they are sent only if a person types them. Sentences that the quotes do not support are
              removed.
            </p>
            <Switch
              label="Let the model arrange quotes"
              checked={usesModel}
              onChange={(next) => void switchTo(next)}
            />
            {switchedAt && (
              <p className="text-ink-soft text-sm">
                Changed by {switchedByName} on {dateAndTime(switchedAt)}.
              </p>
            )}
          </>
        ) : (
          <p className="text-ink-soft">The operator of this installation has not set up a model.</p>
        )}
      </div>
    </SectionCard>
  )
}
