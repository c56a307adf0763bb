import type { SelfTestFields } from '@plumbline/contract/compliance/self-tests.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import { managers, members } from '../../platform/procedures.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { storeWorkRendering } from '../../publishing/renderings/rendering-store.ts'
import { renderForSaving } from '../../publishing/renderings/text-rendering-store.ts'
import { createFinding } from '../findings/finding-creation-store.ts'
import { createTask } from '../tasks/task-creation-store.ts'
import {
  addRelease,
  findSelfTest,
  insertSelfTest,
  listSelfTests,
  lockSelfTest,
  SELF_TEST_PEOPLE,
  updateSelfTest,
} from './self-test-store.ts'

export const selfTestHandlers = {
  access: members.selfTests.access.handler(({ context: { inInstitution, member } }) =>
    inInstitution((tx) => SELF_TEST_PEOPLE.findAccess(tx, member)),
  ),

  setPeople: managers.selfTests.setPeople.handler(({ input, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const userIds = await SELF_TEST_PEOPLE.name(tx, member, input.userIds, errors)
      await context.recordAct(tx, {
        ...{ action: 'self_test.people', subjectId: institutionId, detail: { userIds } },
      })
      return SELF_TEST_PEOPLE.findAccess(tx, member)
    }),
  ),

  list: members.selfTests.list.handler(({ input: { page }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      await requireNamed(tx, member, errors)
      return listSelfTests(tx, member, page)
    }),
  ),

  find: members.selfTests.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const test = await findSelfTest(tx, member, id)
      if (!test) throw errors.NOT_FOUND()
      return test
    }),
  ),

  create: members.selfTests.create.handler(({ input: fields, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await requireNamed(tx, member, errors)
      checkDays(fields, todayIn(member.timeZone), errors)
      const id = await insertSelfTest(tx, institutionId, fields, member.fullName)
      await context.recordAct(tx, { action: 'self_test.use', subjectId: institutionId, detail: {} })
      return (await findSelfTest(tx, member, id))!
    }),
  ),

  update: members.selfTests.update.handler(({ input: { id, version, ...fields }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await lockSelfTest(tx, member, id)
      if (!before) throw errors.NOT_FOUND()
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      checkDays(fields, todayIn(member.timeZone), errors)
      await updateSelfTest(tx, institutionId, id, fields, member.fullName)
      await context.recordAct(tx, { action: 'self_test.use', subjectId: institutionId, detail: {} })
      return (await findSelfTest(tx, member, id))!
    }),
  ),

  /** What leaves is what the manager typed here, without a link back to the room. */
  release: managers.selfTests.release.handler(async ({ input, context, errors }) => {
    const { id, into, title, description, confirmedName } = input
    const rendering = await renderForSaving(context.db, description, [], errors, {
      memberId: context.member.userId,
    })
    return context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const test = await lockSelfTest(tx, member, id)
      if (!test) throw errors.NOT_FOUND()
      if (!isSameName(confirmedName, member.fullName)) throw errors.NAME_DIFFERS()
      const today = todayIn(member.timeZone)
      if (into === 'task') {
        const taskId = await createTask(tx, institutionId, member, {
          ...{ title, description, ownerId: member.userId },
        })
        await storeWorkRendering(tx, institutionId, taskId, rendering)
        await context.recordAct(tx, { action: 'task.create', subjectId: taskId, detail: {} })
      } else {
        const findingId = await createFinding(tx, institutionId, member, {
          ...{ title, description, source: 'self_test', severity: 'medium', foundOn: today },
          ownerId: member.userId,
        })
        await context.recordAct(tx, { action: 'finding.create', subjectId: findingId, detail: {} })
      }
      await addRelease(tx, institutionId, id, { on: today, byName: member.fullName, into })
      await context.recordAct(tx, { action: 'self_test.release', subjectId: institutionId, detail: {} })
      return (await findSelfTest(tx, member, id))!
    })
  }),
}

async function requireNamed(tx: Db, reader: Reader, errors: { NOT_FOUND: () => Error }): Promise<void> {
  const { isNamed } = await SELF_TEST_PEOPLE.findAccess(tx, reader)
  if (!isNamed) throw errors.NOT_FOUND()
}

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
const isSameName = (typed: string, own: string) => plain(typed) === plain(own)

function checkDays(
  { begunOn, completedOn }: SelfTestFields,
  today: string,
  errors: { DAY_AHEAD: () => Error; DAYS_REVERSED: () => Error },
): void {
  for (const day of [begunOn, completedOn]) if (day && day > today) throw errors.DAY_AHEAD()
  if (begunOn && completedOn && completedOn < begunOn) throw errors.DAYS_REVERSED()
}
