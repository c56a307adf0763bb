/**
 * The yardstick: `node:http` and a pool, which run the best SQL for an answer like ours and do
 * nothing else. No checks, no limits, no log, no headers beyond the type.
 */
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFileSystem } from '@plumbline/database/durable-file-system.ts'
import pg from 'pg'

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

const POST_COLUMNS = `p.id, p.slug, p.title, p.excerpt, p.category, p.tags, p.featured_image_url, p.is_featured,
  p.published_at, p.read_time, coalesce(u.full_name, p.byline) as author`
const PUBLIC = 'p.is_published and p.published_at <= now()'
const AUTHOR = 'left join user_profiles u on u.user_id = p.author_id'
const USER_COLUMNS = `p.id, p.user_id, u.email, p.full_name, p.company_name, p.company_type, p.role, p.created_at,
  p.updated_at, p.trial_ends_at, u.last_sign_in_at, u.email_confirmed_at is not null as confirmed,
  coalesce(u.banned_until > now(), false) as suspended,
  exists (select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified') as second_factor`

const query = await openQuery()
const pages = new Map<string, { bytes: Buffer; headers: Record<string, string> }>()

createServer(async (request, response) => {
  const url = new URL(request.url!, 'http://localhost')
  const page = pages.get(url.pathname)
  if (page) return void response.writeHead(200, page.headers).end(page.bytes)
  const answer = await answerTo(url)
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
}).listen(Number(process.env.PORT), '127.0.0.1')

async function answerTo({ pathname, searchParams: asked }: URL): Promise<unknown> {
  const offset = (size: number) => (Number(asked.get('page') ?? 1) - 1) * size
  switch (pathname) {
    case '/readyz':
      return 'ready'
    case '/keep':
      return keepPage(asked.get('url')!)
    case '/posts': {
      const [items, count] = await Promise.all([
        query(
          `select ${POST_COLUMNS} from blog_posts p ${AUTHOR} where ${PUBLIC}
           order by p.published_at desc, p.id desc limit 6 offset $1`,
          [offset(6)],
        ),
        query(`select count(*)::integer from blog_posts p where ${PUBLIC}`, []),
      ])
      return { items: items.rows, ...count.rows[0] }
    }
    case '/posts/search': {
      const values = [`%${asked.get('search')}%`, asked.get('category')]
      const where = `${PUBLIC} and p.search_text like $1 and p.category = $2`
      const [items, count] = await Promise.all([
        query(
          `select ${POST_COLUMNS} from blog_posts p ${AUTHOR} where ${where}
           order by p.published_at desc, p.id desc limit 6 offset $3`,
          [...values, offset(6)],
        ),
        query(
          `select count(*)::integer from (select 1 from blog_posts p where ${where} limit 61) found`,
          values,
        ),
      ])
      return { items: items.rows, ...count.rows[0] }
    }
    case '/post': {
      const { rows } = await query(
        `select ${POST_COLUMNS}, p.content from blog_posts p ${AUTHOR} where p.slug = $1 and ${PUBLIC}`,
        [asked.get('slug')],
      )
      return rows[0]
    }
    case '/users': {
      const conditions = ['true']
      const values: unknown[] = []
      for (const [name, condition] of [
        ['search', (place: string) => `p.search_text like '%' || ${place} || '%'`],
        ['role', (place: string) => `p.role = ${place}`],
      ] as const) {
        if (asked.has(name)) conditions.push(condition(`$${values.push(asked.get(name))}`))
      }
      const where = conditions.join(' and ')
      const counted = asked.has('search')
        ? `select count(*)::integer from (select 1 from user_profiles p where ${where} limit 1001) found`
        : `select sum(count)::integer as count from user_profile_counts p where ${where}`
      const [items, count] = await Promise.all([
        query(
          `with shown as materialized (select p.id from user_profiles p where ${where}
             order by p.created_at desc, p.id desc limit 25 offset ${offset(25)})
           select ${USER_COLUMNS} from shown join user_profiles p using (id) join auth.users u on u.id = p.user_id
           order by p.created_at desc, p.id desc`,
          values,
        ),
        query(counted, values),
      ])
      return { items: items.rows, ...count.rows[0] }
    }
    case '/me': {
      const { rows } = await query(
        `select u.email, p.full_name, p.company_name, p.company_type, p.role, p.trial_ends_at
         from auth.sessions s join auth.users u on u.id = s.user_id join user_profiles p on p.user_id = u.id
         where s.id = $1 and s.user_id = $2 and s.not_after is null and u.deleted_at is null
           and (u.banned_until is null or u.banned_until <= now())`,
        [asked.get('session'), asked.get('user')],
      )
      return rows[0]
    }
    default:
      throw new Error(`nothing at ${pathname}`)
  }
}

/** The bytes that our server sends for a page, to send them too. */
async function keepPage(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })
  const headers = { 'Content-Type': answer.headers.get('content-type') ?? '' }
  pages.set(new URL(address).pathname, { bytes: Buffer.from(await answer.arrayBuffer()), headers })
  return 'kept'
}

async function openQuery(): Promise<Query> {
  if (process.env.DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
    const names = new Map<string, string>()
    return (text, values) => {
      const name = names.get(text) ?? `statement ${names.size}`
      names.set(text, name)
      return pool.query({ name, text, values })
    }
  }
  const engine = await PGlite.create({
    fs: new DurableFileSystem(`${process.env.DATA_DIR}/database`),
    extensions: { citext, pg_trgm },
  })
  return (text, values) => engine.query(text, values)
}
