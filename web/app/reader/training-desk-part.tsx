import type { DeskPart } from './desk-parts.ts'
import { ReaderTraining } from './training-reading.tsx'

export default {
  asked: ({ trainings }) =>
    trainings.map(({ assignmentId, title, dueOn, completedOn }) => ({
      ...{ id: assignmentId, title, kind: 'Training', dueOn, doneOn: completedOn },
    })),
  open: ({ trainings }, id, props) => {
    const training = trainings.find(({ assignmentId }) => assignmentId === id)
    return training && <ReaderTraining key={id} training={training} {...props} />
  },
} satisfies DeskPart
