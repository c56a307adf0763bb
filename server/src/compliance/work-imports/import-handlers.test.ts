import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { textCell, writeWorkbook } from '../../platform/documents/xlsx-workbook.ts'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
afterAll(server.close)
const bank = await server.newInstitution({})
const other = await server.newInstitution({})
const [manager, user, stranger] = await Promise.all([
  bank.signedIn({ role: 'manager' }),
  bank.signedIn({ role: 'user' }),
  other.signedIn({ role: 'manager' }),
])
const csv = (...lines: string[]) => new File([lines.join('\r\n')], 'import.csv')

test.each([
  'tasks',
  'findings',
  'complaints',
  'vendors',
  'risks',
  'controls',
  'product_reviews',
  'marketing_reviews',
  'policies',
  'facts',
] as const)('the template of %s can be imported as it is', async (kind) => {
  const file = await manager.workImports.template({ kind })
  const preview = await manager.workImports.check({ kind, file })
  expect(preview).toMatchObject({ rowCount: 1, problems: [] })
  const fingerprint = preview.fingerprint!
  expect(await manager.workImports.apply({ kind, file, fingerprint })).toEqual({ created: 1 })
})

test('what was previewed is what is created, and the audit log counts it', async () => {
  const { email, userId } = (await user.members.me()) as { email: string; userId: string }
  const file = csv(
    'Title,Owner email,Severity,Source,Found on,Description',
    `"Late, again",${email.toUpperCase()},HIGH,Self test,1/9/2026,"two\nlines"`,
    'Second,,low,exam,2026-02-01,',
  )
  const preview = await manager.workImports.check({ kind: 'findings', file })
  expect((await manager.findings.list({ search: 'Late, again' })).items).toEqual([])
  await manager.workImports.apply({ kind: 'findings', file, fingerprint: preview.fingerprint! })
  const [found] = (await manager.findings.list({ search: 'Late, again' })).items
  expect(found).toMatchObject({ source: 'self_test', severity: 'high', foundOn: '2026-01-09' })
  expect(found!.owner).toMatchObject({ userId })
  expect((await stranger.findings.list({})).items).toEqual([])
  const { rows } = await server.db.execute<{ detail: string }>(sql`
    select detail from audit_log where action = 'finding.import' order by at desc limit 1`)
  expect(JSON.parse(rows[0]!.detail)).toEqual({ count: 2 })
  const told = await user.notifications.list({})
  expect(JSON.stringify(told)).toContain('imported 1 finding for you')
})

test('a problem names line, column, value and the nearest valid value, and nothing is created', async () => {
  const file = csv(
    'title,priority,due_on,owner_email',
    'Good,medium,2026-12-31,',
    'Bad,hihg,2026-02-30,nobody@example.org',
    ',low,,',
  )
  const preview = await manager.workImports.check({ kind: 'tasks', file })
  expect(preview.fingerprint).toBeNull()
  expect(preview.problems).toMatchObject([
    { line: 3, column: 'owner_email', value: 'nobody@example.org' },
    { line: 3, column: 'priority', value: 'hihg', nearest: 'high' },
    { line: 3, column: 'due_on', value: '2026-02-30' },
    { line: 4, column: 'title', because: 'Enter a value.' },
  ])
  await expect(manager.workImports.apply({ kind: 'tasks', file, fingerprint: '' })).rejects.toMatchObject({
    code: 'CHANGED_SINCE_PREVIEW',
  })
  expect((await manager.tasks.list({ whose: 'all', search: 'Good' })).items).toEqual([])
})

test('an address of another institution is not an owner, nor a hint', async () => {
  const { email } = (await stranger.members.me()) as { email: string }
  const { problems } = await manager.workImports.check({
    kind: 'tasks',
    file: csv('title,owner_email', `Theirs,${email}`),
  })
  expect(problems).toMatchObject([{ column: 'owner_email' }])
  expect(problems[0]!.nearest).not.toBe(email)
})

test('a changed file, an unknown column, and fields that disagree are refused', async () => {
  const { fingerprint } = await manager.workImports.check({ kind: 'tasks', file: csv('title', 'One') })
  await expect(
    manager.workImports.apply({ kind: 'tasks', file: csv('title', 'Two'), fingerprint: fingerprint! }),
  ).rejects.toMatchObject({ code: 'CHANGED_SINCE_PREVIEW' })
  expect(
    (await manager.workImports.check({ kind: 'tasks', file: csv('titel', 'One') })).problems,
  ).toMatchObject([{ line: 1, column: 'titel', nearest: 'title' }, { column: 'title' }])
  const disagree = csv('title;start_on;due_on', 'One;2026-02-02;2026-01-01')
  expect((await manager.workImports.check({ kind: 'tasks', file: disagree })).problems).toMatchObject([
    { line: 2, column: 'due_on', value: '2026-01-01' },
  ])
})

test('facts: values are checked as when entered by hand, and no day is written twice', async () => {
  const file = csv(
    'fact,year,value,true_since',
    'states,,"NY; CT",2026-01-01',
    'assets,2024,"$431,200,000",2024-12-31',
    'products,,"morgage",2026-01-01',
    'lei,2025,X,2026-01-01',
    'states,,NJ,2026-01-01',
  )
  const { problems } = await manager.workImports.check({ kind: 'facts', file })
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [4, 'value'],
    [5, 'year'],
    [6, 'true_since'],
  ])
})

test('a workbook is read by its values', async () => {
  const bytes = await writeWorkbook([
    {
      name: 'Policies',
      widths: [20, 20],
      rows: [
        [textCell('title'), textCell('review_months')],
        [textCell('Flood Policy'), textCell('24')],
      ],
    },
  ])
  const file = new File([new Uint8Array(bytes)], 'policies.xlsx')
  const { fingerprint } = await manager.workImports.check({ kind: 'policies', file })
  await manager.workImports.apply({ kind: 'policies', file, fingerprint: fingerprint! })
  expect((await manager.policies.list({ search: 'Flood Policy' })).items).toMatchObject([
    { title: 'Flood Policy' },
  ])
})

test('files that cannot be read say why; readers of the institution cannot import', async () => {
  const check = (file: File) => manager.workImports.check({ kind: 'tasks', file })
  await expect(check(csv(''))).rejects.toMatchObject({ code: 'UNREADABLE_FILE' })
  await expect(check(csv('title'))).rejects.toThrow('no rows')
  await expect(check(csv('title', ...Array(5_001).fill('One')))).rejects.toThrow('more than 5,000 rows')
  await expect(check(csv('title', '"open'))).rejects.toThrow('not well-formed CSV')
  await expect(user.workImports.check({ kind: 'tasks', file: csv('title', 'One') })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})

test('an evidence index: each row lies at an address or is a record, and is used for a record', async () => {
  const task = await manager.tasks.create({ title: 'Flood review' })
  const policy = await manager.policies.create({ title: 'Flood' })
  const theirs = await stranger.tasks.create({ title: 'Theirs' })
  const header = 'title,valid_on,used_for,address,record,note'
  const page = `https://plumbline.example.org/tasks?whose=all&task=${task.id}`
  const bad = csv(
    header,
    `Nowhere,2026-01-31,${page},,,`,
    `Both,2026-01-31,${page},S:/a.pdf,/policies/${policy.id},`,
    `Theirs,2026-01-31,/tasks?task=${theirs.id},S:/a.pdf,,`,
    `Unknown,2026-01-31,${page},,/somewhere,`,
    `No day,soon,${page},S:/a.pdf,,`,
  )
  const { problems } = await manager.workImports.check({ kind: 'evidence', file: bad })
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'address'],
    [3, 'address'],
    [4, 'used_for'],
    [5, 'record'],
    [6, 'valid_on'],
  ])
  const file = csv(
    header,
    `Signed procedure,2026-01-31,${page},S:/Flood/procedure.pdf,,Third edition`,
    `The policy,2026-02-01,/tasks?task=${task.id},,/policies/${policy.id},`,
  )
  const { fingerprint } = await manager.workImports.check({ kind: 'evidence', file })
  expect(await manager.evidence.list({ kind: 'task', id: task.id })).toEqual([])
  expect(await manager.workImports.apply({ kind: 'evidence', file, fingerprint: fingerprint! })).toEqual({
    created: 2,
  })
  const found = await manager.evidence.list({ kind: 'task', id: task.id })
  expect(found.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toMatchObject([
    { title: 'Signed procedure', address: 'S:/Flood/procedure.pdf', target: null, note: 'Third edition' },
    { title: 'The policy', address: '', target: { kind: 'policy', id: policy.id } },
  ])
})

/** What an export says, and what it says after another institution imported it. */
async function roundTrip(kind: 'vendors' | 'risks' | 'controls') {
  const fresh = await (await server.newInstitution({})).signedIn({ role: 'manager' })
  const file = await manager.workImports.records({ kind })
  const preview = await fresh.workImports.check({ kind, file })
  expect(preview.problems).toEqual([])
  await fresh.workImports.apply({ kind, file, fingerprint: preview.fingerprint! })
  return { fresh, preview }
}

test('exported vendors, risks, and controls come back whole, whatever people wrote', async () => {
  const text = '- first step\n=1+1; "quoted", and more\n  indented'
  const vendor = {
    title: '=Vendor, "A"',
    tier: 'critical',
    status: 'leaving',
    dataSeen: 'npi',
    noticeDays: 90,
    contractStart: '2024-01-01',
    contractEnd: '2028-12-31',
    renewsByItself: true,
    usesAi: true,
    subcontractors: text,
    exitPlan: '@plan',
    aiPurpose: '+1',
  } as const
  const risk = {
    title: '+Risk',
    productLine: 'Mortgage',
    likelihood: 5,
    impact: 1,
    volume: 2,
    complexity: 4,
    change: 1,
    controlStrength: 'weak',
    strengthReason: text,
    reviewOn: '2027-02-28',
  } as const
  const control = {
    title: '-Control',
    kind: 'system',
    frequency: 'weekly',
    judged: 'strong',
    judgedReason: 'It refuses late files.',
    description: text,
  } as const
  await manager.vendors.create(vendor)
  const { id } = await manager.risks.create(risk)
  for (const text of ['12 CFR 1026.19(e)(1)', '15 USC 1638'])
    await manager.citationLinks.add({ kind: 'risk', id, text })
  await manager.controls.create(control)

  const { fresh: withVendors, preview } = await roundTrip('vendors')
  const vendors = await withVendors.vendors.list({ search: 'vendor, ' })
  expect(await withVendors.vendors.find({ id: vendors.items[0]!.id })).toMatchObject(vendor)
  expect(vendors.items).toHaveLength(1)
  expect((await withVendors.vendors.list({})).totalCount).toBe(preview.rowCount)

  const { fresh: withRisks } = await roundTrip('risks')
  const [foundRisk] = (await withRisks.risks.list({ search: '+risk' })).items
  expect(await withRisks.risks.find({ id: foundRisk!.id })).toMatchObject(risk)
  const cited = await withRisks.citationLinks.list({ kind: 'risk', id: foundRisk!.id })
  expect(cited.map(({ text }) => text).sort()).toEqual(['12 CFR 1026.19(e)(1)', '15 U.S.C. 1638'])

  const { fresh: withControls } = await roundTrip('controls')
  const [foundControl] = (await withControls.controls.list({ search: '-control' })).items
  expect(await withControls.controls.find({ id: foundControl!.id })).toMatchObject(control)
})

test('a risk or control that a file cannot prove is refused by its column', async () => {
  const problemsOf = async (kind: 'risks' | 'controls', ...lines: string[]) =>
    (await manager.workImports.check({ kind, file: csv(...lines) })).problems.map(({ line, column }) => [
      ...[line, column],
    ])
  expect(
    await problemsOf(
      'risks',
      'title,control_strength,strength_reason,citations',
      'A,strong,Tested,',
      'B,weak,,',
      'C,,,12 CFR 1026.19(e); paragraph nine',
    ),
  ).toEqual([
    [2, 'control_strength'],
    [3, 'strength_reason'],
    [4, 'citations'],
  ])
  expect(await problemsOf('controls', 'title,judged', 'A,strong')).toEqual([[2, 'judged_reason']])
})

test('a risk takes no more citations than by hand', async () => {
  const citing = (count: number) =>
    `A,${Array.from({ length: count }, (_, at) => `12 CFR 1026.${at + 1}`).join(';')}`
  const problemsOf = async (line: string) =>
    (await manager.workImports.check({ kind: 'risks', file: csv('title,citations', line) })).problems
  expect(await problemsOf(citing(50))).toEqual([])
  for (const line of [citing(51), `A,${'1 FR 1;'.repeat(50_000)}`])
    expect(await problemsOf(line)).toMatchObject([
      { column: 'citations', because: 'A risk has at most 50 citations.' },
    ])
})

test('owners hear once of imported controls, and only managers take records out', async () => {
  const { email } = (await user.members.me()) as { email: string }
  const file = csv('title,owner_email', `One,${email}`, `Two,${email}`)
  const { fingerprint } = await manager.workImports.check({ kind: 'controls', file })
  await manager.workImports.apply({ kind: 'controls', file, fingerprint: fingerprint! })
  expect(JSON.stringify(await user.notifications.list({}))).toContain('imported 2 controls for you')
  const own = await manager.workImports.records({ kind: 'controls' })
  const { problems, rows } = await manager.workImports.check({ kind: 'controls', file: own })
  expect(problems).toEqual([])
  expect(rows.filter(({ cells }) => cells.includes(email))).toHaveLength(2)
  await expect(user.workImports.records({ kind: 'risks' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
