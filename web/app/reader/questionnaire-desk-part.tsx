import type { DeskPart } from './desk-parts.ts'
import { ReaderQuestionnaire } from './reader-questionnaire.tsx'

export default {
  asked: ({ questionnaires }) =>
    questionnaires.map(({ id, vendorName, questionCount, state, dueOn, submittedAt }) => ({
      ...{ id, title: `Questions about ${vendorName}`, dueOn },
      kind: questionCount === 1 ? '1 question' : `${questionCount} questions`,
      doneOn: state === 'open' || state === 'returned' ? null : submittedAt,
    })),
  open: ({ questionnaires }, id, props) =>
    questionnaires.some((one) => one.id === id) ? (
      <ReaderQuestionnaire key={id} id={id} {...props} />
    ) : undefined,
} satisfies DeskPart
