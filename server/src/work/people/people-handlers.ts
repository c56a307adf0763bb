import { members } from '../../platform/procedures.ts'
import { listColleagues } from './people-store.ts'

export const peopleHandlers = {
  list: members.people.list.handler(({ context: { inInstitution, institutionId } }) =>
    inInstitution((tx) => listColleagues(tx, institutionId)),
  ),
}
