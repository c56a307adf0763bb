import type { BsaEntryFields } from '@plumbline/contract/compliance/bsa-entries.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import {
  findBsaEntry,
  insertBsaEntry,
  listBsaEntries,
  lockBsaEntry,
  updateBsaEntry,
} from './bsa-entry-store.ts'
import { BSA_PEOPLE } from './bsa-people-store.ts'

export const bsaEntryHandlers = {
  access: members.bsaEntries.access.handler(({ context: { inInstitution, member } }) =>
    inInstitution((tx) => BSA_PEOPLE.findAccess(tx, member)),
  ),

  setPeople: managers.bsaEntries.setPeople.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const userIds = await BSA_PEOPLE.name(tx, member, input.userIds, errors)
      await context.recordAct(tx, { action: 'bsa_log.people', subjectId: institutionId, detail: { userIds } })
      return BSA_PEOPLE.findAccess(tx, member)
    }),
  ),

  list: members.bsaEntries.list.handler(({ input: { page }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      await requireNamed(tx, member, errors)
      return listBsaEntries(tx, member, page)
    }),
  ),

  find: members.bsaEntries.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const entry = await findBsaEntry(tx, member, id)
      if (!entry) throw errors.NOT_FOUND()
      return entry
    }),
  ),

  create: members.bsaEntries.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const people = await requireNamed(tx, member, errors)
      checkOwner(fields, people, errors)
      checkFields(fields, todayIn(member.timeZone), errors)
      const id = await insertBsaEntry(tx, institutionId, fields, member.fullName)
      await context.recordAct(tx, { action: 'bsa_log.create', subjectId: id, detail: {} })
      return (await findBsaEntry(tx, member, id))!
    }),
  ),

  update: members.bsaEntries.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const people = await requireNamed(tx, member, errors)
      const before = await lockBsaEntry(tx, member, id)
      if (!before) throw errors.NOT_FOUND()
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      if (fields.ownerId !== before.ownerId) checkOwner(fields, people, errors)
      checkFields(fields, todayIn(member.timeZone), errors)
      await updateBsaEntry(tx, institutionId, id, fields, member.fullName)
      await context.recordAct(tx, { action: 'bsa_log.update', subjectId: id, detail: {} })
      return (await findBsaEntry(tx, member, id))!
    }),
  ),
}

type Person = { userId: string }

async function requireNamed(
  tx: Db,
  reader: Reader,
  errors: { NOT_FOUND: () => Error },
): Promise<readonly Person[]> {
  const { isNamed, people } = await BSA_PEOPLE.findAccess(tx, reader)
  if (!isNamed) throw errors.NOT_FOUND()
  return people
}

function checkOwner(
  { ownerId }: BsaEntryFields,
  people: readonly Person[],
  errors: { PERSON_NOT_NAMED: () => Error },
): void {
  if (ownerId && !people.some(({ userId }) => userId === ownerId)) throw errors.PERSON_NOT_NAMED()
}

interface FieldErrors {
  DAY_AHEAD: () => Error
  DAYS_REVERSED: () => Error
  NOT_TO_BE_FILED: () => Error
  REASON_MISSING: () => Error
}

function checkFields(fields: BsaEntryFields, today: string, errors: FieldErrors): void {
  const { startsOn, decidedOn, filedOn, decision, reason } = fields
  for (const day of [startsOn, decidedOn, filedOn]) if (day && day > today) throw errors.DAY_AHEAD()
  for (const day of [decidedOn, filedOn]) if (day && day < startsOn) throw errors.DAYS_REVERSED()
  if (filedOn && decision !== 'file') throw errors.NOT_TO_BE_FILED()
  if (decision === 'no_file' && reason === '') throw errors.REASON_MISSING()
}
