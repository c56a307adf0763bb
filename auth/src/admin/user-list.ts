import type { Db } from '@plumbline/database/db.ts'
import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { audienceOf, requireAdmin } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { issuerOf } from '../service.ts'
import { shapeUser } from '../users/user-shape.ts'
import { type Account, listAccounts } from '../users/user-store.ts'
import { usersTable } from '../users/user-tables.ts'

const PER_PAGE = 50
const PER_PAGE_AT_MOST = 1000

/** `GET /admin/users` (section 7.11). */
export async function listUsers(call: Call): Promise<Response> {
  await requireAdmin(call)
  const { db } = call.service
  const audience = await audienceOf(call)
  const page = readNumber(call, 'page', 1)
  const perPage = Math.min(readNumber(call, 'per_page', PER_PAGE), PER_PAGE_AT_MOST)
  const condition = whereListed(audience, call.query.get('filter') ?? '')
  const total = await countUsers(db, condition)
  const users = await findPage(db, condition, readOrder(call), { page, perPage })
  return Response.json(
    { users: users.map(shapeUser), aud: audience },
    {
      headers: {
        'Cache-Control': 'no-store',
        'X-Total-Count': String(total),
        Link: linksOf(call, { page, perPage, total }),
      },
    },
  )
}

function findPage(
  db: Db,
  condition: SQL | undefined,
  order: SQL,
  { page, perPage }: { page: number; perPage: number },
): Promise<Account[]> {
  return listAccounts(db, (query) =>
    query
      .where(condition)
      .orderBy(order, usersTable.id)
      .limit(perPage)
      .offset((page - 1) * perPage),
  )
}

async function countUsers(db: Db, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(usersTable).where(condition)
  return row?.total ?? 0
}

function whereListed(audience: string, filter: string): SQL | undefined {
  const pattern = `%${filter.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(usersTable.audience, audience),
    isNull(usersTable.deletedAt),
    filter === ''
      ? undefined
      : or(
          ilike(usersTable.email, pattern),
          sql`${usersTable.userMetadata} ->> 'full_name' ilike ${pattern}`,
        ),
  )
}

const SORTABLE = {
  created_at: usersTable.createdAt,
  updated_at: usersTable.updatedAt,
  last_sign_in_at: usersTable.lastSignInAt,
  email: usersTable.email,
}

function readOrder({ query }: Call): SQL {
  const [, name = 'created_at', direction = 'desc'] =
    /^(\w+)[ .](asc|desc)$/.exec(query.get('sort') ?? '') ?? []
  if (query.get('sort') && !Object.hasOwn(SORTABLE, name)) throw badParameter('sort')
  const column = SORTABLE[name as keyof typeof SORTABLE]
  return direction === 'asc' ? asc(column) : desc(column)
}

/** Empty and zero mean the default, as the client sends them; anything but a number is refused. */
function readNumber({ query }: Call, name: string, byDefault: number): number {
  const text = query.get(name) ?? ''
  if (text === '') return byDefault
  if (!/^\d{1,9}$/.test(text)) throw badParameter(name)
  return Number(text) || byDefault
}

const badParameter = (name: string) =>
  new Refusal(400, 'validation_failed', `Bad Pagination Parameters: ${name} is not valid`)

/** The client reads the page as what follows the first `=`, so `page` comes first. */
function linksOf(
  { service, query }: Call,
  { page, perPage, total }: { page: number; perPage: number; total: number },
): string {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, rel: string) => {
    const rest = new URLSearchParams(
      [...query].filter(([name]) => name !== 'page' && name !== 'per_page'),
    ).toString()
    const address = `${issuerOf(service)}/admin/users?page=${number}&per_page=${perPage}${rest && `&${rest}`}`
    return `<${address}>; rel="${rel}"`
  }
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
