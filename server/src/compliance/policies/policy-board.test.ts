import { afterAll, describe, expect, test } from 'vitest'
import { todayIn } from '../../platform/days/today.ts'
import { storeFile } from '../../testing/stored-file.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)

/** An institution with a writer, two approvers, and a policy with a draft. */
async function drafted(name: string) {
  const institution = await server.newInstitution({ name })
  const writer = await institution.signedIn({ role: 'manager', fullName: 'Wren Writer' })
  const first = await institution.signedIn({ fullName: 'Ann First' })
  const second = await institution.signedIn({ fullName: 'Ben Second' })
  const idOf = async (client: typeof writer) => (await client.members.me()).userId
  const policy = await writer.policies.create({ title: 'Flood insurance', body: '# Notices\n\nTen days.' })
  const { id: versionId, rowVersion } = policy.versions[0]!
  const today = todayIn((await writer.members.me()).timeZone)
  const of = { id: policy.id, versionId }
  return {
    ...{ institution, writer, first, second, today, of, rowVersion },
    ids: { first: await idOf(first), second: await idOf(second) },
    rowVersionNow: async () => (await writer.policies.find({ id: policy.id })).versions[0]!.rowVersion,
  }
}

type Drafted = Awaited<ReturnType<typeof drafted>>

interface Held {
  body?: 'board' | 'audit_committee'
  decision?: 'approved' | 'deferred'
}

async function holdMeeting(
  { writer, of, today }: Drafted,
  { body = 'board', decision = 'approved' }: Held = {},
) {
  const agendaItemId = crypto.randomUUID()
  const item = { title: 'Flood policy', kind: 'approval', resolution: 'The board approves it.' } as const
  const { id: meetingId } = await writer.meetings.create({
    ...{ title: 'Board of November', body, status: 'held', heldOn: today },
    agenda: [{ ...item, id: agendaItemId, decision, subject: { kind: 'policy', id: of.id } }],
  })
  return { meetingId, agendaItemId }
}

async function fileMinutes({ writer, today }: Drafted, meetingId: string) {
  await writer.evidence.add({
    ...{ kind: 'meeting', id: meetingId, title: 'Signed minutes', type: 'board_minutes', validOn: today },
    fileId: await storeFile(writer, 'minutes.txt', 'Minutes'),
  })
}

/** Neither a file of another type nor minutes without a file are signed minutes. */
async function fileNoMinutes({ writer, of, today }: Drafted, meetingId: string) {
  const filed = { kind: 'meeting', id: meetingId, validOn: today } as const
  const fileId = await storeFile(writer, 'packet.txt', 'Packet')
  await writer.evidence.add({ ...filed, title: 'Packet', type: 'document', fileId })
  const target = { kind: 'policy', id: of.id } as const
  await writer.evidence.add({ ...filed, title: 'Signed minutes', type: 'board_minutes', target })
}

describe('approval at the same time', () => {
  test('lets either approver decide first; in order the second waits', async () => {
    const { writer, first, second, of, ids, today, rowVersion, rowVersionNow } = await drafted('Parallel CU')
    const approverIds = [ids.first, ids.second]
    await writer.policies.submit({ ...of, rowVersion, approverIds, effectiveOn: today })
    await expect(
      second.policies.decide({ ...of, rowVersion: await rowVersionNow(), isApproved: true }),
    ).rejects.toMatchObject({ code: 'NOT_YOUR_TURN' })
    await writer.policies.withdraw({ ...of, rowVersion: await rowVersionNow() })
    const sent = { ...of, rowVersion: await rowVersionNow(), approverIds, effectiveOn: today }
    await writer.policies.submit({ ...sent, isParallel: true })
    await second.policies.decide({ ...of, rowVersion: await rowVersionNow(), isApproved: true })
    await first.policies.decide({ ...of, rowVersion: await rowVersionNow(), isApproved: true })
    expect((await writer.policies.find({ id: of.id })).versions[0]).toMatchObject({
      ...{ state: 'effective', isParallel: true, board: null, boardDecision: null },
    })
  })

  test('needs somebody: a person, or a body', async () => {
    const { writer, of, today, rowVersion } = await drafted('Nobody CU')
    await expect(
      writer.policies.submit({ ...of, rowVersion, approverIds: [], effectiveOn: today }),
    ).rejects.toMatchObject({ code: 'APPROVER_MISSING' })
  })
})

describe('approval by the board', () => {
  test('follows the people, needs the decision of a meeting and its minutes, and shows all of them', async () => {
    const made = await drafted('Board CU')
    const { writer, first, of, ids, today, rowVersion, rowVersionNow } = made
    await writer.policies.submit({
      ...{ ...of, rowVersion, approverIds: [ids.first], board: 'board', effectiveOn: today },
    })
    const { meetingId, agendaItemId } = await holdMeeting(made)
    const record = async (other: object = {}) =>
      writer.policies.approveByBoard({
        ...{ ...of, rowVersion: await rowVersionNow(), meetingId, agendaItemId, ...other },
      })
    await expect(record()).rejects.toMatchObject({
      code: 'APPROVALS_OPEN',
      message: 'First decides: Ann First.',
    })
    expect(
      await first.policies.decide({ ...of, rowVersion: await rowVersionNow(), isApproved: true }),
    ).toEqual({ isInReview: true })
    await expect(record({ meetingId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'MEETING_UNKNOWN',
    })
    await expect(record({ agendaItemId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'NOT_DECIDED',
    })
    await expect(record(await holdMeeting(made, { decision: 'deferred' }))).rejects.toMatchObject({
      code: 'NOT_DECIDED',
    })
    await expect(record(await holdMeeting(made, { body: 'audit_committee' }))).rejects.toMatchObject({
      code: 'OTHER_BODY',
    })
    await fileNoMinutes(made, meetingId)
    expect((await writer.policies.find({ id: of.id })).boardApprovals).toContainEqual(
      expect.objectContaining({ meetingId, hasMinutes: false }),
    )
    await expect(record()).rejects.toMatchObject({
      code: 'MINUTES_MISSING',
      message: expect.stringContaining('a file, as evidence of the type “Board minutes”'),
    })
    await fileMinutes(made, meetingId)
    expect((await writer.policies.find({ id: of.id })).boardApprovals).toContainEqual(
      expect.objectContaining({ meetingId, agendaItemId, hasMinutes: true }),
    )
    const { versions } = await record()
    expect(versions[0]).toMatchObject({
      ...{ state: 'effective', board: 'board' },
      boardDecision: {
        ...{ meetingId, meetingTitle: 'Board of November', heldOn: today },
        ...{ resolution: 'The board approves it.', recordedByName: 'Wren Writer' },
        minutes: [{ title: 'Signed minutes', sha256: expect.any(String) }],
      },
    })
    const { items } = await writer.history.list({ kind: 'policy', id: of.id })
    expect(items[0]).toMatchObject({ action: 'approved', actorName: 'Wren Writer' })
    await expect(record()).rejects.toMatchObject({ code: 'NOT_BEFORE_BOARD' })
  })

  test('takes no meeting that decided on an earlier version', async () => {
    const made = await drafted('Second Version CU')
    const { writer, of, today, rowVersionNow } = made
    const submit = async (version: typeof of) =>
      writer.policies.submit({
        ...{ ...version, rowVersion: await rowVersionNow() },
        ...{ approverIds: [], board: 'board', effectiveOn: today },
      })
    const approve = async (version: typeof of, meeting: typeof first) =>
      writer.policies.approveByBoard({ ...version, ...meeting, rowVersion: await rowVersionNow() })
    await submit(of)
    const first = await holdMeeting(made)
    await fileMinutes(made, first.meetingId)
    await approve(of, first)
    const { versions } = await writer.policies.startVersion({ id: of.id })
    const next = { id: of.id, versionId: versions[0]!.id }
    await submit(next)
    const before = await holdMeeting({ ...made, today: '2026-01-05' })
    for (const meeting of [first, before])
      await expect(approve(next, meeting)).rejects.toMatchObject({
        code: 'DECIDED_BEFORE',
        message: expect.stringContaining('Version 2 needs a decision of its own.'),
      })
    const second = await holdMeeting(made)
    expect((await writer.policies.find({ id: of.id })).boardApprovals).toEqual([
      expect.objectContaining(second),
    ])
    await fileMinutes(made, second.meetingId)
    const approved = await approve(next, second)
    expect(approved.versions[0]).toMatchObject({ number: 2, state: 'effective' })
  })

  test('takes no meeting held before the text was changed; a text brought in as it was decided stands', async () => {
    const made = await drafted('Changed Text CU')
    const { writer, of, today, rowVersionNow } = made
    const submit = async () =>
      writer.policies.submit({
        ...{ ...of, rowVersion: await rowVersionNow() },
        ...{ approverIds: [], board: 'board', effectiveOn: today },
      })
    const approve = async (meeting: typeof decided) =>
      writer.policies.approveByBoard({ ...of, ...meeting, rowVersion: await rowVersionNow() })
    const offered = async () => (await writer.policies.find({ id: of.id })).boardApprovals
    await submit()
    const decided = await holdMeeting({ ...made, today: '2026-01-05' })
    await fileMinutes(made, decided.meetingId)
    expect(await offered()).toHaveLength(1)
    await writer.policies.withdraw({ ...of, rowVersion: await rowVersionNow() })
    await writer.policies.saveDraft({
      ...{ ...of, rowVersion: await rowVersionNow() },
      body: '# Notices\n\nTen days.',
    })
    await submit()
    expect(await offered()).toHaveLength(1)
    await writer.policies.withdraw({ ...of, rowVersion: await rowVersionNow() })
    await writer.policies.saveDraft({ ...of, rowVersion: await rowVersionNow(), body: 'Ninety days.' })
    await submit()
    expect(await offered()).toEqual([])
    await expect(approve(decided)).rejects.toMatchObject({
      code: 'DECIDED_BEFORE',
      message: expect.stringContaining('was changed after the meeting was held'),
    })
    const again = await holdMeeting(made)
    await fileMinutes(made, again.meetingId)
    expect((await approve(again)).versions[0]).toMatchObject({ state: 'effective' })
  })

  test('is recorded by another manager where no person approved', async () => {
    const made = await drafted('Two Managers CU')
    const { institution, writer, of, today, rowVersion, rowVersionNow } = made
    const other = await institution.signedIn({ role: 'manager', fullName: 'Mo Manager' })
    await writer.policies.submit({ ...of, rowVersion, approverIds: [], board: 'board', effectiveOn: today })
    const meeting = await holdMeeting(made)
    await fileMinutes(made, meeting.meetingId)
    const asked = { ...of, ...meeting, rowVersion: await rowVersionNow() }
    await expect(writer.policies.approveByBoard(asked)).rejects.toMatchObject({ code: 'WRITER_RECORDS' })
    expect((await other.policies.approveByBoard(asked)).versions[0]).toMatchObject({
      boardDecision: { recordedByName: 'Mo Manager' },
    })
  })

  test('is recorded by managers, at a meeting of their own institution', async () => {
    const made = await drafted('Own Board CU')
    const { writer, first, of, today, rowVersion, rowVersionNow } = made
    await writer.policies.submit({ ...of, rowVersion, approverIds: [], board: 'board', effectiveOn: today })
    const stranger = await drafted('Strange Board CU')
    const theirs = await holdMeeting(stranger)
    const asked = { ...of, rowVersion: await rowVersionNow(), ...theirs }
    await expect(writer.policies.approveByBoard(asked)).rejects.toMatchObject({ code: 'MEETING_UNKNOWN' })
    await expect(stranger.writer.policies.approveByBoard(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(first.policies.approveByBoard(asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('folders', () => {
  test('filter policies, are renamed for all of them, and stay where a change names none', async () => {
    const institution = await server.newInstitution({ name: 'Folder CU' })
    const manager = await institution.signedIn({ role: 'manager' })
    const create = (title: string, folder: string) => manager.policies.create({ title, folder })
    const flood = await create('Flood', 'Lending')
    await create('Hmda', 'Lending')
    await create('Privacy', 'Operations')
    const inFolder = async (folder: string) =>
      (await manager.policies.list({ folder })).items.map(({ title }) => title)
    expect(await inFolder('Lending')).toEqual(['Flood', 'Hmda'])
    expect(await manager.policies.renameFolder({ from: 'Lending', to: 'Mortgages' })).toEqual({ changed: 2 })
    expect(await inFolder('Lending')).toEqual([])
    const renamed = await manager.policies.find({ id: flood.id })
    await manager.policies.update({ id: flood.id, version: renamed.version, title: 'Flood insurance' })
    const { folders } = await manager.policies.list({})
    expect(folders).toEqual([
      { name: 'Mortgages', count: 2 },
      { name: 'Operations', count: 1 },
    ])
    const { items } = await manager.history.list({ kind: 'policy', id: flood.id })
    expect(items.flatMap(({ changes }) => changes)).toContainEqual({
      ...{ field: 'folder', from: 'Lending', to: 'Mortgages' },
    })
    const other = await (await server.newInstitution({ name: 'Other Folder CU' })).signedIn({
      role: 'manager',
    })
    await expect(other.policies.renameFolder({ from: 'Mortgages', to: 'Ours' })).rejects.toMatchObject({
      code: 'FOLDER_UNKNOWN',
    })
  })
})
