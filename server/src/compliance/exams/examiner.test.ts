import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { startExamBank } from '../../testing/exam-bank.ts'
import { seatedClient } from '../../testing/exam-seat.ts'
import { operations } from '../../testing/operation-list.ts'
import { PASSWORD } from '../../testing/test-server.ts'
import { dayFromToday } from '../../testing/time-zones.ts'
import { sha256Of } from './binder-content.ts'

const { server, bank, manager, startExam, deliverNote } = await startExamBank()
afterAll(server.close)

const tomorrow = dayFromToday(1)

describe('an examiner', () => {
  test('sees the delivered items of one exam, may ask and receive, and each view is logged', async () => {
    const { exam, at } = await startExam()
    await manager.examItems.add({
      id: exam.id,
      items: [{ number: '2', request: 'Not delivered', section: 'Weak spots' }],
    })
    await deliverNote(at)
    const { client } = await seatedClient(server, manager, exam.id)
    expect((await client.examiner.exams()).exams.map(({ id }) => id)).toEqual([exam.id])
    const { items, coming } = await client.examiner.items({ id: exam.id })
    expect(items.map(({ number }) => number)).toEqual(['1a'])
    // Of what is not delivered, its number and nothing else.
    expect(coming).toEqual([{ position: 2, number: '2', section: '' }])
    const document = { examId: exam.id, id: items[0]!.documents[0]!.id }
    const { path } = await client.examiner.open(document)
    expect(await (await server.request(path)).text()).toBe('See the minutes.')
    await expect(client.examiner.open({ ...document, isToSave: true })).rejects.toMatchObject({
      code: 'NO_DOWNLOAD',
    })
    await client.examiner.receive(at)
    await client.examiner.ask({ ...at, question: 'Which page?' })
    expect(await manager.examItems.find(at)).toMatchObject({
      status: 'follow_up',
      questions: [{ question: 'Which page?' }],
    })
    const actions = (await manager.exams.log({ id: exam.id })).items.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['seat.opened', 'document.viewed', 'item.received', 'question.asked']),
    )
  })

  test('views a PDF with the own address on each page, whole and by range, and downloads it as delivered', async () => {
    const { exam, at } = await startExam()
    const task = await manager.tasks.create({ title: 'Answer the examiner' })
    await manager.examItems.addAnswer({ ...at, kind: 'task', targetId: task.id })
    const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
    const document = { examId: exam.id, id: deliveries[0]!.id }
    const { client, seat } = await seatedClient(server, manager, exam.id, { mayDownload: true })
    const bytesAt = async (path: string, headers = {}) => {
      const response = await server.request(path, { headers })
      return Buffer.from(await response.arrayBuffer())
    }
    const { path } = await client.examiner.open(document)
    const viewed = await bytesAt(path)
    const saved = await bytesAt((await client.examiner.open({ ...document, isToSave: true })).path)
    expect(sha256Of(saved)).toBe(deliveries[0]!.sha256)
    expect(viewed.subarray(0, saved.length).equals(saved)).toBe(true)
    expect(viewed.subarray(saved.length).toString('latin1')).toContain(`(${seat.email} - viewed `)
    const range = await bytesAt(path, { range: `bytes=${saved.length - 5}-${saved.length + 5}` })
    expect(range.equals(viewed.subarray(saved.length - 5, saved.length + 6))).toBe(true)
  })

  test('does not view a PDF that takes no watermark', async () => {
    const { exam, at } = await startExam()
    const content = new File(['%PDF-1.7\nnothing of it can be read'], 'chunk')
    const { id } = await manager.files.start({ name: 'broken.pdf', byteSize: content.size })
    await manager.files.putChunk({ id, position: 0, bytes: content })
    await manager.files.finish({ id })
    await manager.evidence.add({
      kind: 'exam_item',
      id: at.id,
      title: 'Broken',
      validOn: '2026-01-09',
      fileId: id,
    })
    const { deliveries } = await manager.examItems.deliver({ ...at, to: 'Agency', isConfirmed: true })
    const { client } = await seatedClient(server, manager, exam.id)
    await expect(client.examiner.open({ examId: exam.id, id: deliveries[0]!.id })).rejects.toMatchObject({
      code: 'NO_PREVIEW',
    })
  })

  test('needs the code that was sent to the address, and a password or passkey', async () => {
    const { exam } = await startExam()
    const email = `proof-${crypto.randomUUID()}@agency.example`
    await manager.examSeats.invite({ id: exam.id, email, name: 'Erin', lastDay: tomorrow })
    const post = (path: string, body: object, token?: string) =>
      server.request(`/auth/v1${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
    const codeSent = async () => {
      const { rows } = await server.db.execute<{ plain: string }>(
        sql`select plain from outgoing_mail where recipient = ${email} order by created_at desc, id desc limit 1`,
      )
      return /\b\d{6}\b/.exec(rows[0]!.plain)![0]
    }
    expect((await post('/otp', { email, create_user: false })).status).toBe(200)
    const signedIn = await post('/verify', { type: 'email', email, token: await codeSent() })
    const { access_token: byCode } = (await signedIn.json()) as { access_token: string }
    const seat = server.clientOf(byCode)
    await expect(seat.examiner.exams()).rejects.toMatchObject({
      code: 'SEAT_PROOF_REQUIRED',
      data: { email, lacks: 'password', hasPassword: false, hasPasskey: false, isMember: false },
    })
    await expect(seat.examiner.items({ id: exam.id })).rejects.toMatchObject({ code: 'SEAT_PROOF_REQUIRED' })
    const chosen = await server.request('/auth/v1/user', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', authorization: `Bearer ${byCode}` },
      body: JSON.stringify({ password: PASSWORD }),
    })
    expect(chosen.status).toBe(200)
    await expect(seat.examiner.exams()).rejects.toMatchObject({ data: { hasPassword: true } })
    expect((await post('/reauthenticate', { password: 'Wrong-Horse!7' }, byCode)).status).toBe(400)
    await expect(seat.examiner.exams()).rejects.toMatchObject({ code: 'SEAT_PROOF_REQUIRED' })
    expect((await post('/reauthenticate', { password: PASSWORD }, byCode)).status).toBe(200)
    expect((await seat.examiner.exams()).exams).toHaveLength(1)

    const byPassword = server.clientOf(await server.tokenOf({ email }))
    await expect(byPassword.examiner.exams()).rejects.toMatchObject({ data: { lacks: 'code' } })
  })

  test.each(['ended', 'expired', 'other exam'])(
    'a seat that is %s opens nothing at the next call',
    async (how) => {
      const { exam, at } = await startExam()
      const { deliveries } = await deliverNote(at)
      const { client, seat } = await seatedClient(server, manager, exam.id, { mayDownload: true })
      const { path } = await client.examiner.open({ examId: exam.id, id: deliveries[0]!.id })
      let ids = { examId: exam.id, itemId: at.id, documentId: deliveries[0]!.id }
      if (how === 'ended') await manager.examSeats.end({ examId: exam.id, id: seat.id })
      else if (how === 'expired')
        await server.db.execute(sql`update exam_seats set ends_at = now() where id = ${seat.id}`)
      else {
        const strange = await startExam()
        const theirs = await deliverNote(strange.at)
        ids = { examId: strange.exam.id, itemId: strange.at.id, documentId: theirs.deliveries[0]!.id }
      }
      const refused = { code: 'NOT_FOUND' }
      await expect(client.examiner.items({ id: ids.examId })).rejects.toMatchObject(refused)
      await expect(client.examiner.open({ examId: ids.examId, id: ids.documentId })).rejects.toMatchObject(
        refused,
      )
      await expect(client.examiner.openBinder({ id: ids.examId })).rejects.toMatchObject(refused)
      await expect(
        client.examiner.ask({ examId: ids.examId, id: ids.itemId, question: 'Why?' }),
      ).rejects.toMatchObject(refused)
      await expect(client.examiner.receive({ examId: ids.examId, id: ids.itemId })).rejects.toMatchObject(
        refused,
      )
      expect((await server.request(path)).status).toBe(how === 'other exam' ? 200 : 404)
    },
  )

  test('with an open seat is refused by every operation but an examiner’s', async () => {
    const { exam, at } = await startExam()
    await deliverNote(at)
    const { token } = await seatedClient(server, manager, exam.id, { mayDownload: true })
    const guarded = operations.filter(({ access }) => access !== 'everyone' && access !== 'examiners')
    expect(guarded.length).toBeGreaterThan(150)
    for (const { method, path, name } of guarded) {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => (key === 'examId' ? exam.id : at.id))
      const response = await server.request(`http://localhost:3000/api${address}`, {
        method,
        ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
        headers: { 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
      })
      expect([name, response.status]).toEqual([name, 401])
      await response.body?.cancel()
    }
  })

  test('is nobody of ours, and an account elsewhere is not told of', async () => {
    const { exam } = await startExam()
    const ours = await bank.addMember({ email: 'ours@example.com' })
    const invite = (email: string) =>
      manager.examSeats.invite({ id: exam.id, email, name: 'Erin', lastDay: tomorrow })
    await expect(invite(ours.email.toUpperCase())).rejects.toMatchObject({ code: 'OWN_PERSON' })
    const elsewhere = await (await server.newInstitution()).addMember({ email: 'elsewhere@example.com' })
    const known = await invite(elsewhere.email)
    const unknown = await invite('unknown@example.com')
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
    expect(known.state).toBe(unknown.state)
    await expect(invite(elsewhere.email)).rejects.toMatchObject({ code: 'SEATED_ALREADY' })
    const seated = server.clientOf(await server.seatTokenOf(elsewhere))
    expect((await seated.examiner.exams()).exams).toHaveLength(1)
  })
})
