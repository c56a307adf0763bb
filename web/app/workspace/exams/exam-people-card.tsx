import type { Exam } from '@plumbline/contract/compliance/exams.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../platform/api/api-client.ts'
import { problemText } from '../../platform/api/outcome.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { PersonSelect } from '../work/person-select.tsx'

/** Only they see anything of the exam, whatever their role. */
export function ExamPeopleCard({ exam }: { exam: Exam }) {
  const queries = useQueryClient()
  const [added, setAdded] = useState<string | null>(null)
  const set = useMutation(
    api.exams.setPeople.mutationOptions({
      async onSuccess() {
        setAdded(null)
        await queries.invalidateQueries({ queryKey: api.exams.key() })
      },
    }),
  )
  const ids = exam.people.map(({ userId }) => userId)
  return (
    <Card className="grid gap-3 p-5">
      <h2 className="font-semibold">People</h2>
      <p className="text-ink-soft text-sm">
        Nobody else of your institution sees this exam, managers included.
      </p>
      <FormProblem
        problem={set.error ? problemText(set.error, 'The people could not be saved.') : undefined}
        onDismiss={() => set.reset()}
      />
      <ul className="grid gap-1.5 text-sm">
        {exam.people.map(({ userId, name }) => (
          <li key={userId} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              {name}
              {userId === exam.lead?.userId && ', lead'}
            </span>
            {userId !== exam.lead?.userId && (
              <Button
                look="plain"
                size="small"
                aria-label={`Remove ${name} from the exam`}
                onClick={() => set.mutate({ id: exam.id, userIds: ids.filter((one) => one !== userId) })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <PersonSelect label="Add a person" nobody="Choose" value={added} onChange={setAdded} />
        </div>
        <Button
          look="quiet"
          disabled={!added || ids.includes(added)}
          busy={set.isPending}
          onClick={() => added && set.mutate({ id: exam.id, userIds: [...ids, added] })}
        >
          Add
        </Button>
      </div>
    </Card>
  )
}
