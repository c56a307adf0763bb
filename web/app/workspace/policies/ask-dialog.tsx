import type { QuizQuestion } from '@plumbline/contract/compliance/attestations.ts'
import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api, apiClient } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ReaderChoice } from '../readers/reader-choice.tsx'
import { PeopleChoice } from '../work/people-choice.tsx'
import { QuizField, quizProblem } from './quiz-field.tsx'

export function AskDialog({ policy, onClose }: { policy: Policy; onClose: () => void }) {
  const queries = useQueryClient()
  const asked = useQuery(api.attestations.list.queryOptions({ input: { id: policy.id } })).data ?? []
  const offered = useQuery(api.attestations.asking.queryOptions({ input: { id: policy.id } })).data
  const [chosen, setChosen] = useState<string[]>([])
  const [readers, setReaders] = useState<string[]>([])
  const [dueOn, setDueOn] = useState('')
  const [sections, setSections] = useState<string[]>([])
  const [changedQuiz, setQuiz] = useState<QuizQuestion[]>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const quiz = changedQuiz ?? offered?.quiz ?? []

  async function send(event: FormEvent) {
    event.preventDefault()
    if (chosen.length + readers.length === 0) return setProblem('Choose at least one person.')
    if (dueOn === '') return setProblem('Enter the date to sign by.')
    const wrong = quizProblem(quiz)
    if (wrong) return setProblem(wrong)
    setBusy(true)
    setProblem(undefined)
    try {
      await apiClient.attestations.ask({
        ...{ id: policy.id, userIds: chosen, readerIds: readers, dueOn, sections },
        ...(changedQuiz && { quiz: changedQuiz }),
      })
      onClose()
      await queries.invalidateQueries({ queryKey: api.attestations.key() })
      await queries.invalidateQueries({ queryKey: api.policies.key() })
      await queries.invalidateQueries({ queryKey: api.readers.key() })
    } catch (error) {
      setProblem(problemText(error, 'People could not be asked. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Ask people to sign version ${policy.effectiveNumber}`}
      description="Colleagues are told in the product and by email, readers by email. Nobody is asked twice for one version."
      action="Ask to sign"
      busy={isBusy}
      problem={problem}
      onDismissProblem={() => setProblem(undefined)}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Sign by"
        type="date"
        value={dueOn}
        onChange={(event) => setDueOn(event.target.value)}
      />
      <PeopleChoice
        chosen={chosen}
        onChange={setChosen}
        except={asked.map(({ userId }) => userId)}
        nobody="Everybody was asked to sign this version."
        hasGroups
      />
      <ReaderChoice chosen={readers} onChange={setReaders} except={asked.map(({ userId }) => userId)} />
      {offered && offered.sections.length > 1 && (
        <Disclosure
          title={sections.length === 0 ? 'Sections: the whole policy' : `Sections: ${sections.length}`}
        >
          <div className="grid gap-2 pt-3">
            <p className="text-ink-soft text-sm">
              Choose none for the whole policy. A later version asks again only those whose sections changed.
            </p>
            {offered.sections.map((name) => (
              <Checkbox
                key={name}
                label={name}
                checked={sections.includes(name)}
                onChange={(isChosen) =>
                  setSections(isChosen ? [...sections, name] : sections.filter((one) => one !== name))
                }
              />
            ))}
          </div>
        </Disclosure>
      )}
      {offered && (
        <Disclosure title={quiz.length === 0 ? 'Quiz: none' : `Quiz: ${quiz.length}`}>
          <p className="pt-3 text-ink-soft text-sm">
            Everybody who signs this version answers it first. The right answer is marked.
          </p>
          <QuizField questions={quiz} onChange={setQuiz} />
        </Disclosure>
      )}
    </FormDialog>
  )
}
