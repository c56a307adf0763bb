import type { Control, ControlFields } from '@plumbline/contract/compliance/controls.ts'
import type { Db } from '@plumbline/database/db.ts'
import { managers, members } from '../../platform/procedures.ts'
import { isOwnerOrManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { findActiveColleague } from '../../work/people/people-store.ts'
import { editableRecord } from '../../work/records/current-record.ts'
import { changeControl, createControl } from './control-creation.ts'
import { asSummary, findControl, listControlRows, listControls, lockControl } from './control-store.ts'

export const controlHandlers = {
  list: members.controls.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listControls(tx, member, input)),
  ),

  rows: members.controls.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listControlRows(tx, member, input)),
  ),

  find: members.controls.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const control = await readControl(tx, member, id)
      if (!control) throw errors.NOT_FOUND()
      return control
    }),
  ),

  create: managers.controls.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkInput(tx, institutionId, fields, null, errors)
      const id = await createControl(tx, institutionId, member, fields)
      await context.recordAct(tx, { action: 'control.create', subjectId: id, detail: {} })
      return (await readControl(tx, member, id))!
    }),
  ),

  update: members.controls.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const found = await lockControl(tx, member, id)
      const before = editableRecord(found, version, (row) => isOwnerOrManager(member, row), errors)
      await checkInput(tx, institutionId, fields, before.ownerId, errors)
      const changes = await changeControl(tx, institutionId, member, before, fields)
      await context.recordAct(tx, {
        action: 'control.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readControl(tx, member, id))!
    }),
  ),
}

async function readControl(tx: Db, reader: Reader, id: string): Promise<Control | undefined> {
  const row = await findControl(tx, reader, id)
  return row && { ...row, ...asSummary(row), mayEdit: isOwnerOrManager(reader, row) }
}

async function checkInput(
  tx: Db,
  institutionId: string,
  { ownerId, judged, judgedReason }: ControlFields,
  ownerBefore: string | null,
  errors: { PERSON_UNKNOWN: () => Error; REASON_MISSING: () => Error },
) {
  if (judged === 'strong' && judgedReason === '') throw errors.REASON_MISSING()
  if (ownerId && ownerId !== ownerBefore && !(await findActiveColleague(tx, institutionId, ownerId)))
    throw errors.PERSON_UNKNOWN()
}
