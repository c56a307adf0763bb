import type { Fact, FactKey } from '@plumbline/contract/tenancy/institution-facts.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { sql } from 'drizzle-orm'
import { utcMoment, violatesUnique } from '../../platform/sql.ts'

export interface NewFact {
  key: FactKey
  year: number | null
  value: unknown
  trueSince: string
  enteredBy: string
  enteredByName: string
}

/** False when the fact has a value since that day already. */
export async function insertFact(tx: Db, institutionId: string, fact: NewFact): Promise<boolean> {
  const { key, year, value, trueSince, enteredBy, enteredByName } = fact
  try {
    await tx.execute(sql`
      insert into institution_facts (institution_id, key, year, value, true_since, entered_by, entered_by_name)
      values (${institutionId}, ${key}, ${year ?? 0}, ${JSON.stringify(value)}::jsonb, ${trueSince}::date,
        ${enteredBy}, ${enteredByName})`)
    return true
  } catch (error) {
    if (violatesUnique(error, 'institution_facts_institution_id_key_year_true_since_key')) return false
    throw error
  }
}

/** All values with their history: by fact and year, the latest day first. */
export async function listFacts(tx: Db, institutionId: string): Promise<Fact[]> {
  return (await readFacts(tx, institutionId)).facts
}

/** Together with the kind of the institution, by which facts are understood. */
async function readFacts(tx: Db, institutionId: string) {
  const { rows } = await tx.execute<{ kind: InstitutionFacts['kind']; facts: Fact[] }>(sql`
    select i.type as kind, (select coalesce(json_agg(json_build_object(
        'key', key, 'year', nullif(year, 0), 'value', value, 'trueSince', true_since,
        'enteredBy', entered_by_name, 'enteredAt', ${utcMoment('entered_at')}
      ) order by key, year desc, true_since desc), '[]') from institution_facts where institution_id = i.id) as facts
    from institutions i where i.id = ${institutionId}`)
  return rows[0] ?? { kind: undefined, facts: [] }
}

/** The facts of a day: of each, the latest value that is true already. Values that are being typed go first. */
export async function findFacts(
  tx: Db,
  institutionId: string,
  on: string,
  typed: readonly Fact[] = [],
): Promise<InstitutionFacts> {
  const { kind, facts } = await readFacts(tx, institutionId)
  return factsOn([...typed, ...facts], kind, on)
}

export function factsOn(
  facts: readonly Fact[],
  kind: InstitutionFacts['kind'],
  on: string,
): InstitutionFacts {
  const current = new Map<string, Fact>()
  // Latest day first: the first that is true already is the present value.
  for (const fact of facts) {
    const name = `${fact.key}/${fact.year ?? ''}`
    if (fact.trueSince <= on && !current.has(name)) current.set(name, fact)
  }
  const values = [...current.values()]
  const one = (key: FactKey) => values.find((fact) => fact.key === key)?.value
  const byYear = (key: FactKey) => {
    const entries = values.filter((fact) => fact.key === key).map(({ year, value }) => [String(year), value])
    return entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
  const loans: Record<string, Record<string, unknown>> = {}
  for (const { key, year, value } of values) {
    if (!key.startsWith('loans.')) continue
    loans[String(year)] = { ...loans[String(year)], [key.slice('loans.'.length)]: value }
  }
  const offices = one('offices') as { inMsa: boolean }[] | undefined
  const ratings = one('craRatings') as { examined: string; rating: string }[] | undefined
  return {
    kind,
    regulator: one('regulator'),
    federallyInsured: one('federallyInsured'),
    states: one('states'),
    officeInMsa: offices?.some(({ inMsa }) => inMsa),
    assets: byYear('assets'),
    assetsWithAffiliates: byYear('assetsWithAffiliates'),
    loans: Object.keys(loans).length === 0 ? undefined : loans,
    products: one('products'),
    craRatings: ratings?.toSorted((a, b) => (a.examined < b.examined ? 1 : -1)).map(({ rating }) => rating),
    maintainsEscrow: one('maintainsEscrow'),
    lei: one('lei'),
  } as InstitutionFacts
}
