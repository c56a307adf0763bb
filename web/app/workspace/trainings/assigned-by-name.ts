import type { Training } from '@plumbline/contract/compliance/trainings.ts'

/** Whom a training names, besides roles. */
export const assignedByName = ({ assignments }: Pick<Training, 'assignments'>) => ({
  userIds: assignments.filter(({ isByName, isReader }) => isByName && !isReader).map(({ userId }) => userId),
  readerIds: assignments.filter(({ isReader }) => isReader).map(({ userId }) => userId),
})
