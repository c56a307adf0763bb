import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { makeNextReport } from '../insight/reports/report-work.ts'
import { makeAssistant } from './connected-assistant.ts'
import { PASSWORD, type TestClient, type TestServer } from './test-server.ts'

/** A spelling that occurs nowhere else in the database. */
export const WHOLE_PERSON = {
  email: 'quilla.feather@lakecu.example',
  fullName: 'Quilla Featherstone',
  phone: '15557301984',
}

const proof = () => ({ idempotencyKey: crypto.randomUUID(), shownSeconds: 30, website: '' })
const { email, fullName, phone } = WHOLE_PERSON
const [firstName, lastName] = fullName.split(' ') as [string, string]

/** A person with rows in every table that can reference one. */
export async function addWholePerson(server: TestServer, admin: TestClient) {
  const { nobody } = server
  await nobody.inbox.requestTrial({
    ...proof(),
    institutionType: 'credit_union',
    assetsSize: '100m_500m',
    regulatoryConcerns: ['trid'],
    numberOfEmployees: '11_50',
    currentComplianceTools: `Ask ${fullName}`,
    primaryGoal: 'save_time',
    fullName,
    email,
    companyName: 'Lake Credit Union',
    jobTitle: '',
  })
  const trials = await admin.requests.trials({})
  await admin.requests.acceptTrial({ id: trials.items[0]!.id })
  const { items } = await admin.users.list({ search: email })
  const { id, userId, updatedAt } = items[0]!
  await admin.users.update({
    id,
    updatedAt,
    fullName,
    companyName: 'Lake Credit Union',
    companyType: 'credit_union',
    role: 'admin',
  })
  await signInOnce(server, userId)
  const own = server.clientOf(await server.tokenOf({ email }))
  await write(own)
  await useTheApplication(server, own)
  await writeToUs(server)
  return { id, userId, own }
}

async function signInOnce({ db, plumbline, request }: TestServer, userId: string) {
  const actor = { id: null, ip: '192.0.2.9' }
  await plumbline.auth.accounts.preparePassword(PASSWORD).then((prepared) =>
    db.transaction(async (tx) => {
      await plumbline.auth.accounts.setPassword(tx, userId, prepared, actor)
      await plumbline.auth.accounts.setEmail(tx, userId, email, actor)
    }),
  )
  const post = (path: string, body: object) =>
    request(`/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': `Browser of ${fullName}` },
      body: JSON.stringify(body),
    })
  await post('token?grant_type=password', { email, password: 'Wrong-Horse!7' })
  await post('token?grant_type=password', { email, password: PASSWORD })
  await post('recover', { email })
  await db.execute(
    sql`update auth.users set phone = ${phone}, new_email = ${`new-${email}`} where id = ${userId}`,
  )
  await db.execute(sql`insert into auth.factors (user_id, factor_type, status, friendly_name, secret, phone, created_at, updated_at)
    values (${userId}, 'phone', 'unverified', ${`Phone of ${fullName}`}, 'SECRETSECRET', ${phone}, now(), now())`)
  await db.execute(sql`insert into auth.credentials (user_id, credential_id, public_key, counter, friendly_name, created_at)
    values (${userId}, 'credential', 'key', 0, ${`Key of ${fullName}`}, now())`)
  await db.execute(sql`insert into auth.identities (user_id, provider, subject, identity_data, email, created_at, updated_at)
    values (${userId}, 'google', 'g-1', ${JSON.stringify({ email, name: fullName })}::jsonb, ${email}, now(), now())`)
}

async function write(own: TestClient) {
  const post = {
    title: 'A clean sample',
    slug: 'a-clean-sample',
    excerpt: 'What it shows.',
    content: 'Some words.',
    category: null,
    tags: [],
    featuredImageUrl: null,
    isFeatured: false,
    isPublished: false,
    publishedAt: null,
  }
  const draft = await own.blog.create(post)
  await own.blog.update({ ...draft, content: 'Other words.' })
  await own.writing.editing({ kind: 'blog_post', id: draft.id })
  await own.blog.create({ ...post, slug: 'published', isPublished: true })
  await own.press.create({
    title: 'A library opens',
    excerpt: 'It holds articles.',
    content: 'Some words.',
    type: 'press_release',
    publicationName: null,
    author: null,
    publishedAt: null,
    externalUrl: null,
    imageUrl: null,
    isFeatured: false,
    tags: [],
  })
  const image = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  await own.media.upload({
    image: new File([new Uint8Array(image)], `${fullName}.png`, { type: 'image/png' }),
  })
}

async function useTheApplication(server: TestServer, own: TestClient) {
  const { db, plumbline } = server
  const article = await own.articles.create({
    title: 'An article',
    slug: 'an-article',
    excerpt: 'What it is about.',
    body: '## Who is covered\n\n- [ ] Everyone',
    category: 'hmda',
    tags: [],
    topics: [],
    citations: [],
    isFeatured: false,
    isPublished: true,
  })
  await db.execute(sql`insert into checklist_ticks (user_id, article_id, item_key)
    select user_id, ${article.id}, 'key' from user_profiles where full_name = ${fullName}`)
  await own.regulatoryUpdates.markSeen()
  await own.assistant.ask({ question: 'When is the Loan Estimate due?' })
  await own.calendarFeed.create()
  await makeAssistant(server, own)
  const update = await own.regulatoryUpdates.write({
    title: 'Thresholds change',
    category: 'HMDA',
    priority: 'low',
    dated: '2026-01-02',
    description: 'The asset-size threshold changes.',
    citation: '12 CFR 1003.2(g)',
  })
  await own.regulatoryUpdates.assess({
    slug: update.slug,
    version: 0,
    status: 'assessed',
    impact: 'low',
    impactReason: 'A figure in the procedure changes.',
    notApplicableReason: null,
    plan: null,
    ownerId: (await own.members.me()).userId,
    dueOn: null,
    evidence: null,
    noEvidenceReason: null,
  })
  await db.execute(sql`insert into regulation_legal_statuses
    (title, status, effect, since, citations, source, verification, explanation, entered_by)
    select 'A stayed rule', 'stayed', 'not-in-force', '2026-01-02', '{12 CFR 1003.2(g)}', 'The order of the court',
      'official', 'The court stayed the rule.', user_id from user_profiles where full_name = ${fullName}`)
  await db.execute(sql`insert into regulation_parts (part, place) values ('1003', 2) on conflict do nothing`)
  await db.execute(sql`insert into regulation_change_classes (part, key, pair, computed, class, reason, decided_by)
    select '1003', '1003.2(g)', repeat('0', 64), 'editorial', 'changed', 'It changes who reports.', user_id
    from user_profiles where full_name = ${fullName}`)
  await own.reports.create({
    kind: 'monthly-summary',
    format: 'pdf',
    periodStart: '2026-01-01',
    periodEnd: '2026-01-31',
  })
  await makeNextReport(db, plumbline.log)
}

async function writeToUs({ nobody }: TestServer) {
  const address = email.toUpperCase()
  await nobody.inbox.sendMessage({
    ...proof(),
    firstName,
    lastName,
    email: address,
    phone,
    company: 'Lake Credit Union',
    inquiryType: 'other',
    subject: `From ${fullName}`,
    message: `My number is ${phone}.`,
  })
  await nobody.inbox.apply({
    ...proof(),
    firstName,
    lastName,
    email: address,
    phone,
    position: 'Analyst',
    experience: '4-5',
    linkedin: 'https://www.linkedin.com/in/quilla',
    github: '',
    coverLetter: `I am ${fullName}.`,
    resume: new File([`%PDF-1.7 ${fullName}`], `${fullName}.pdf`, { type: 'application/pdf' }),
    referralSource: 'job-board',
    startDate: '2026-09-01',
    salaryExpectation: '',
  })
}
