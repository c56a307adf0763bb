import { QUESTION_SECTIONS, type VendorQuestion } from '@plumbline/rules/vendors/questionnaire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { type Outcome, problemText } from '../../platform/api/outcome.ts'
import { SECTION_LABELS } from '../../platform/questionnaires/questionnaire-text.ts'
import { useMayWrite } from '../../platform/session/member.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionRow } from './question-row.tsx'

/** What vendors are asked. A change holds from the next questionnaire on. */
export default function QuestionsPage() {
  const query = useQuery(api.vendorQuestionnaires.questions.queryOptions({ input: {} }))
  return (
    <>
      <title>Questions to vendors · Plumbline</title>
      <nav aria-label="Breadcrumb" className="mb-2 text-ink-soft text-sm">
        <Link to="/vendors" className="hover:underline">
          Vendors
        </Link>
      </nav>
      <header className="mb-4">
        <h1 className="display text-3xl">Questions to vendors</h1>
        <p className="mt-1.5 max-w-2xl text-ink-soft">
          Each vendor gets the questions that are marked for its criticality. A change holds from the next
          questionnaire on; what was sent stays as it was.
        </p>
      </header>
      {query.isPending ? (
        <Skeleton className="h-64 w-full" />
      ) : query.isError ? (
        <ErrorState title="The questions could not be loaded" onRetry={() => query.refetch()} />
      ) : (
        <Questions key={query.data.version} {...query.data} />
      )}
    </>
  )
}

interface QuestionsProps {
  questions: readonly VendorQuestion[]
  version: number
}

function Questions({ questions, version }: QuestionsProps) {
  const mayWrite = useMayWrite()
  const queries = useQueryClient()
  const [edited, setEdited] = useState<VendorQuestion | 'new'>()
  const [outcome, setOutcome] = useState<Outcome>()

  async function save(next: readonly VendorQuestion[]): Promise<string | undefined> {
    try {
      await apiClient.vendorQuestionnaires.saveQuestions({ version, questions: [...next] })
      await queries.invalidateQueries({ queryKey: api.vendorQuestionnaires.questions.key() })
      return undefined
    } catch (error) {
      return problemText(error, 'The questions could not be saved. Please try again.')
    }
  }

  async function remove(question: VendorQuestion) {
    const problem = await save(questions.filter(({ id }) => id !== question.id))
    if (problem) setOutcome({ tone: 'danger', text: problem })
  }

  const withQuestion = (question: VendorQuestion) =>
    edited === 'new'
      ? [...questions, question]
      : questions.map((one) => (one.id === question.id ? question : one))
  return (
    <div className="grid gap-4">
      {outcome && (
        <Banner tone={outcome.tone} onDismiss={() => setOutcome(undefined)}>
          {outcome.text}
        </Banner>
      )}
      {mayWrite && (
        <span>
          <Button onClick={() => setEdited('new')}>
            <Plus className="size-4" aria-hidden />
            Add a question
          </Button>
        </span>
      )}
      {QUESTION_SECTIONS.map((section) => {
        const own = questions.filter((one) => one.section === section)
        return own.length === 0 ? null : (
          <Card key={section} className="px-5 py-5">
            <h2 className="mb-3 font-display text-xl">{SECTION_LABELS[section]}</h2>
            <ul className="grid gap-4">
              {own.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  onEdit={mayWrite ? () => setEdited(question) : undefined}
                  onRemove={mayWrite && questions.length > 1 ? () => remove(question) : undefined}
                />
              ))}
            </ul>
          </Card>
        )
      })}
      {edited && (
        <QuestionDialog
          question={edited === 'new' ? undefined : edited}
          save={(question) => save(withQuestion(question))}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}
