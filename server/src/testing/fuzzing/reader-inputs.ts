import type { VendorQuestion } from '@plumbline/rules/vendors/questionnaire.ts'
import { sql } from 'drizzle-orm'
import { makeEffectivePolicy } from '../isolation-rows/policy-rows.ts'
import { enterAsReader, mailedCode } from '../reader-visit.ts'
import type { TestClient, TestServer } from '../test-server.ts'
import { dayFromToday } from '../time-zones.ts'
import { fileOf } from './http-call.ts'
import type { PreparedInputs } from './prepared-inputs.ts'
import { SampleFile } from './valid-input.ts'

const QUESTION: VendorQuestion = {
  ...{ id: 'backups', text: 'Do you back our data up?', document: null, tiers: ['low'] },
  ...{ section: 'continuity', answer: 'choice' },
}

/** Of readers, and of what they do with their own link. */
export function readerInputs(server: TestServer, api: TestClient): PreparedInputs {
  let lender: ReturnType<typeof lenderWithPolicy> | undefined
  async function lenderWithPolicy() {
    const owner = await server.newInstitution()
    return { manager: await owner.signedIn({ role: 'manager' }), ...(await makeEffectivePolicy(owner)) }
  }
  async function reader(manager: TestClient) {
    const email = `${crypto.randomUUID()}@reader.example`
    const { ids } = await manager.readers.add({ list: `Ana Lopez, ${email}` })
    return { id: ids[0]!, email }
  }
  /** Somebody who is asked to sign and gave the code. */
  async function visit() {
    lender ??= lenderWithPolicy()
    const { manager, policyId, versionId } = await lender
    const { id, email } = await reader(manager)
    await manager.attestations.ask({ id: policyId, readerIds: [id], dueOn: '2100-01-01' })
    const session = await enterAsReader(server, id, email)
    return { session, policyId, versionId }
  }
  /** A questionnaire that was sent, and a visit of the person at the vendor. */
  async function questioned(owner = api) {
    const { id: vendorId } = await owner.vendors.create({ title: 'Tidewater', tier: 'low' })
    await owner.vendorQuestionnaires.saveQuestions({
      ...(await owner.vendorQuestionnaires.questions({})),
      questions: [QUESTION],
    })
    const email = `${crypto.randomUUID()}@vendor.example`
    const { id } = await owner.vendorQuestionnaires.send({
      ...{ vendorId, name: 'Vic Vendor', email, dueOn: dayFromToday(30) },
    })
    await beforeToday()
    return { id, vendorId, email }
  }
  /** An institution sends so many within a day. */
  const beforeToday = () =>
    server.db.execute(sql`update vendor_questionnaires set sent_at = sent_at - interval '2 days'`)
  async function answering() {
    lender ??= lenderWithPolicy()
    const { id, email } = await questioned((await lender).manager)
    const { rows } = await server.db.execute<{ id: string }>(
      sql`select reader_id as id from vendor_questionnaires where id = ${id}`,
    )
    const session = await enterAsReader(server, rows[0]!.id, email)
    const at = { session, id, questionId: QUESTION.id }
    await server.nobody.vendorAnswering.answer({ ...at, answer: { choice: 'yes', text: 'Daily.' } })
    return at
  }
  const submittedOne = async () => {
    const { id, vendorId } = await questioned()
    await server.db.execute(sql`update vendor_questionnaires set state = 'submitted', submitted_at = now(),
      submitted = '{"answers": {}, "files": []}' where id = ${id}`)
    return { id, submittedAt: (await api.vendorQuestionnaires.list({ vendorId }))[0]!.submittedAt! }
  }
  const own = async () => ({ id: (await reader(api)).id })
  return {
    'readers.add': async () => ({ list: `Ana Lopez, ${crypto.randomUUID()}@reader.example` }),
    'readers.remove': own,
    'readers.resend': own,
    'vendorQuestionnaires.saveQuestions': async () => ({
      version: (await api.vendorQuestionnaires.questions({})).version,
      questions: [QUESTION],
    }),
    'vendorQuestionnaires.list': async () => ({ vendorId: (await questioned()).vendorId }),
    'vendorQuestionnaires.send': async () => {
      await beforeToday()
      const { id: vendorId } = await api.vendors.create({ title: 'Tidewater', tier: 'low' })
      return { vendorId, name: 'Vic Vendor', email: 'vic@vendor.example', dueOn: dayFromToday(30) }
    },
    'vendorQuestionnaires.sendBack': async () => ({
      ...(await submittedOne()),
      ...{ question: 'Which countries?', dueOn: dayFromToday(30) },
    }),
    'vendorQuestionnaires.accept': submittedOne,
    'vendorQuestionnaires.withdraw': async () => ({ id: (await questioned()).id }),
    'vendorAnswering.questionnaire': async () => {
      const { session, id } = await answering()
      return { session, id }
    },
    'vendorAnswering.answer': async () => ({ ...(await answering()), answer: { choice: 'yes', text: '' } }),
    'vendorAnswering.attach': async () => ({ ...(await answering()), file: new SampleFile('csv') }),
    'vendorAnswering.detach': async () => {
      const at = await answering()
      const { fileId } = await server.nobody.vendorAnswering.attach({
        ...at,
        file: fileOf(new SampleFile('csv')),
      })
      return { session: at.session, id: at.id, fileId }
    },
    'vendorAnswering.submit': async () => {
      const { session, id } = await answering()
      return { session, id }
    },
    'reading.enter': async () => {
      const { id, email } = await reader(api)
      await server.nobody.reading.sendCode({ id })
      return { id, code: await mailedCode(server, email) }
    },
    'reading.desk': async () => ({ session: (await visit()).session }),
    'reading.policy': async () => {
      const { session, policyId } = await visit()
      return { session, policyId }
    },
    'reading.sign': async () => {
      const { session, policyId, versionId } = await visit()
      const { sha256 } = await server.nobody.reading.policy({ session, policyId })
      return { session, policyId, versionId, sha256, answers: [] }
    },
  }
}
