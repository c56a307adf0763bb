import { READERS_AT_MOST } from '@plumbline/contract/compliance/readers.ts'
import type { Db } from '@plumbline/database/db.ts'
import { promiseDirectoryNotice } from '../../compliance/readers/directory-notices.ts'
import {
  changeReaders,
  findDirectoryReaderIds,
  readerChanges,
  TooManyReaders,
} from '../../compliance/readers/reader-group-store.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import type { DirectoryGroup } from '../../tenancy/team/directory-group-store.ts'
import { readersChosen } from '../../tenancy/team/group-roles.ts'
import { ScimError } from './scim-answer.ts'
import { type Act, type GroupKeeping, lockGroups, recordAct } from './scim-directory-groups.ts'
import { READERS_GROUP } from './scim-group.ts'
import type { ScimCaller } from './scim-roster.ts'

/** Once a manager has chosen a group of the readers, its people alone are readers. */
export const READER_GROUPS: GroupKeeping = {
  isOfReaders: true,
  // As many as a directory keeps here, whether they are asked or not.
  membersAtMost: 5_000,
  ownGroups: [READERS_GROUP],
  findKnown: ({ db, institutionId }, ids) =>
    inInstitution(db, institutionId, (tx) => findDirectoryReaderIds(tx, institutionId, ids)),
  bringPeople: bringToReaders,
}

/** Whether the groups let this person be a reader. */
export async function mayRead(caller: ScimCaller, id: string): Promise<boolean> {
  return readersChosen(await lockGroups(caller, READER_GROUPS))?.has(id) ?? true
}

async function bringToReaders(
  caller: ScimCaller,
  before: readonly DirectoryGroup[],
  after: readonly DirectoryGroup[],
): Promise<void> {
  const { db, institutionId } = caller
  const [given, wanted] = [readersChosen(before), readersChosen(after)]
  if (given && !wanted)
    throw new ScimError(
      409,
      'This is the last group that makes readers. Ask a manager to choose another group in Plumbline (Settings, Directory) first.',
    )
  const actor = { institutionId, recordAct: (tx: Db, act: Act) => recordAct(tx, caller, act) }
  try {
    await inInstitution(db, institutionId, async (tx) => {
      const changes = await readerChanges(tx, institutionId, given, wanted)
      await changeReaders(tx, actor, changes)
      if (changes.joining.length > 0) await promiseDirectoryNotice(tx, institutionId)
    })
  } catch (error) {
    if (!(error instanceof TooManyReaders)) throw error
    throw new ScimError(
      409,
      `members: an institution has at most ${READERS_AT_MOST.toLocaleString('en-US')} readers.`,
    )
  }
}
