/**
 * The yardstick: `node:http` and a pool that run the best SQL for the same response and nothing else. No
 * checks, limits, logs, or headers beyond the content type. The database writes the JSON, so that no value
 * is parsed on its way. Counts and what a search found are cached as long as the product caches them.
 */
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { DurableFileSystem } from '@plumbline/database/durable-file-system.ts'
import pg from 'pg'

/** Runs a statement whose one value is the answer. `isPlannedOnce` prepares it under a name. */
type Query = (text: string, values: unknown[], isPlannedOnce?: boolean) => Promise<string>

const POST = `p.id, p.slug, p.title, p.excerpt, p.category, p.tags, p.featured_image_url, p.featured_image_alt,
  p.is_featured, p.published_at, p.read_time, coalesce(u.full_name, p.byline) as author`
const PUBLIC = 'p.is_published and p.published_at <= now()'
const AUTHOR = 'left join user_profiles u on u.user_id = p.author_id'
const NEWEST = 'order by p.published_at desc, p.id desc'
const USER = `p.id, p.user_id, u.email, p.full_name, p.company_name, p.company_type, p.role, p.created_at,
  p.updated_at, p.trial_ends_at, u.last_sign_in_at, u.email_confirmed_at is not null as confirmed,
  coalesce(u.banned_until > now(), false) as suspended,
  exists (select 1 from auth.factors f where f.user_id = u.id and f.status = 'verified') as second_factor`
const NEWEST_USER = 'order by p.created_at desc, p.id desc'

const asList = (rows: string) => `select coalesce(json_agg(r), '[]')::text as answer from (${rows}) r`
const asOne = (row: string) => `select row_to_json(r)::text as answer from (${row}) r`
const neighbor = (
  sign: '<' | '>',
  order: string,
) => `(select json_build_object('slug', p.slug, 'title', p.title)
  from blog_posts p where ${PUBLIC} and (p.published_at, p.id) ${sign} (here.published_at, here.id) ${order} limit 1)`

/** The index covers what is walked over; whole rows are read for the page alone. */
const POSTS_PAGE = asList(`
  with shown as materialized (select p.id from blog_posts p where ${PUBLIC} ${NEWEST} limit 6 offset $1)
  select ${POST} from shown join blog_posts p using (id) ${AUTHOR} ${NEWEST}`)
const POSTS_FOUND = `select coalesce(json_agg(p.id ${NEWEST}), '[]')::text as answer from (
  select p.id, p.published_at from blog_posts p where ${PUBLIC} and p.search_text like $1 and ($2::text is null or p.category = $2)
  ${NEWEST} limit 61) p`
const POSTS_BY_ID = asList(
  `select ${POST} from blog_posts p ${AUTHOR} where p.id = any($1::uuid[]) ${NEWEST}`,
)
const ONE_POST = asOne(`
  select here.*, ${neighbor('<', NEWEST)} as previous, ${neighbor('>', 'order by p.published_at, p.id')} as next
  from (
    select ${POST}, p.updated_at, r.html, r.headings from blog_posts p ${AUTHOR}
    join renderings r on r.text_id = p.id where p.slug = $1 and ${PUBLIC}
  ) here`)
const usersPage = (where: string) =>
  asList(`
  with shown as materialized (select p.id from user_profiles p where ${where} ${NEWEST_USER} limit 25 offset $1)
  select ${USER} from shown join user_profiles p using (id) join auth.users u on u.id = p.user_id ${NEWEST_USER}`)
const ME = asOne(`
  select u.email, p.full_name, p.company_name, p.company_type, p.role, p.trial_ends_at
  from auth.sessions s join auth.users u on u.id = s.user_id join user_profiles p on p.user_id = u.id
  where s.id = $1 and s.user_id = $2 and s.not_after is null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until <= now())`)

const PARAGRAPH = asOne(`
  select key, text from regulation_paragraphs
  where part = $1 and key = $2 and counts_from <= $3 and counts_until > $3`)
const TEXTS_FOUND = asList(`
  with question as (select websearch_to_tsquery('english', $1) as query),
  candidates as (
    select id, ts_rank(search_vector, query) as rank from regulation_paragraphs, question
    where search_vector @@ query and counts_from <= $2 and counts_until > $2 limit 2000),
  best as (select id, rank from candidates order by rank desc, id limit 41)
  select part, page, key, kind, ts_headline('english', text, query,
    'StartSel=«, StopSel=», MaxWords=38, MinWords=20, MaxFragments=1') as excerpt
  from best join regulation_paragraphs using (id), question order by best.rank desc, best.id`)
const UNFINISHED = "t.status in ('open', 'in_progress', 'waiting')"
/** The figures of the dashboard in one statement, without asking what the reader may see. */
const DASHBOARD = asOne(`
  select (select count(*) from tasks t where t.institution_id = p.institution_id and t.status = 'waiting') as waiting,
    (select count(*) from tasks t where t.institution_id = p.institution_id and ${UNFINISHED}
      and t.due_on < current_date) as overdue,
    (select count(*) from findings f where f.institution_id = p.institution_id and f.status = 'waiting_for_closure') as closure,
    (select count(*) from findings f where f.institution_id = p.institution_id and f.status <> 'closed'
      and f.severity = 'high') as high,
    (select count(*) from policy_versions v where v.institution_id = p.institution_id and v.state = 'in_review') as policies,
    (select count(*) from update_assessments a where a.institution_id = p.institution_id
      and a.status in ('assessed', 'planned')) as assessments,
    (select count(*) from tasks t where t.institution_id = p.institution_id and t.owner_id = p.user_id and ${UNFINISHED}
      and t.due_on <= current_date + 7) as mine,
    (select count(*) from articles where is_published) as articles,
    (select row_to_json(s) from (select * from institution_snapshots s where s.institution_id = p.institution_id
      and s.day <= current_date - 30 order by s.day desc limit 1) s) as before,
    (select json_agg(u) from (select slug, title, description, citation, dated from regulatory_updates
      order by dated desc limit 60) u) as updates
  from user_profiles p where p.user_id = $1`)

/** A page of the institution's unfinished tasks by day, and the counts above the list. */
const TASKS_PAGE = asOne(`
  select (select json_agg(r) from (
      select t.id, t.title, t.status, t.priority, t.topic, t.owner_id, t.due_on, t.start_on, t.done_at, t.recurrence,
        t.origin_title, t.version, o.full_name as owner,
        (select count(*) from evidence_uses u where u.institution_id = t.institution_id
          and u.subject_kind = 'task' and u.subject_id = t.id) as evidence,
        (select count(*) from comments c where c.institution_id = t.institution_id
          and c.subject_kind = 'task' and c.subject_id = t.id and c.removed_at is null) as comments
      from tasks t left join user_profiles o on o.institution_id = t.institution_id and o.user_id = t.owner_id
      where t.institution_id = p.institution_id and ${UNFINISHED}
      order by t.due_on nulls last, t.id limit 25) r) as items,
    (select count(*) from tasks t where t.institution_id = p.institution_id and ${UNFINISHED}) as open,
    (select count(*) from tasks t where t.institution_id = p.institution_id and ${UNFINISHED}
      and t.due_on < current_date) as overdue
  from user_profiles p where p.user_id = $1`)
const ONE_POLICY = asOne(`
  select p.id, p.title, p.topic, p.owner_id, o.full_name as owner, (
    select json_agg(v order by v.number desc) from (
      select id, number, state, effective_on, written_by_name, approved_at from policy_versions
      where institution_id = p.institution_id and policy_id = p.id) v) as versions, (
    select body from policy_versions where institution_id = p.institution_id and policy_id = p.id
    order by number desc limit 1) as body
  from policies p left join user_profiles o on o.institution_id = p.institution_id and o.user_id = p.owner_id
  where p.id = $1`)
/** The row alone, without history, events, or an entry of the audit log. */
const NEW_TASK = `
  insert into tasks (institution_id, title, assigned_by)
  select institution_id, $2, user_id from user_profiles where user_id = $1
  returning row_to_json(tasks)::text as answer`

const query = await openQuery()
const pages = new Map<string, { bytes: Buffer; headers: Record<string, string> }>()
const KEPT_MS = 15_000
const KEPT_AT_MOST = 1000
const kept = new Map<string, { answer: Promise<string>; until: number }>()

createServer(async (request, response) => {
  const url = new URL(request.url!, 'http://localhost')
  const page = pages.get(url.pathname)
  if (page) return void response.writeHead(200, page.headers).end(page.bytes)
  const answer = await answerTo(url)
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer)
}).listen(Number(process.env.PORT), '127.0.0.1')

async function answerTo({ pathname, searchParams: asked }: URL): Promise<string> {
  const offset = (size: number) => (Number(asked.get('page') ?? 1) - 1) * size
  switch (pathname) {
    case '/readyz':
      return 'ready'
    case '/keep':
      return keepPage(asked.get('url')!)
    case '/posts': {
      const [items, count] = await Promise.all([
        query(POSTS_PAGE, [offset(6)], true),
        keep('posts', `select count(*)::text as answer from blog_posts p where ${PUBLIC}`, []),
      ])
      return `{"items":${items},"count":${count}}`
    }
    case '/posts/search': {
      const values = [`%${asked.get('search')!.toLowerCase()}%`, asked.get('category')]
      const ids: string[] = JSON.parse(await keep(values.join(' in '), POSTS_FOUND, values))
      const items = await query(POSTS_BY_ID, [`{${ids.slice(offset(6), offset(6) + 6)}}`], true)
      return `{"items":${items},"count":${ids.length}}`
    }
    case '/post':
      return query(ONE_POST, [asked.get('slug')], true)
    case '/users': {
      if (asked.has('search')) {
        const where = 'p.search_text like $2'
        const pattern = `%${asked.get('search')!.toLowerCase()}%`
        const [items, count] = await Promise.all([
          query(usersPage(where), [offset(25), pattern]),
          query(
            'select count(*)::text as answer from (select 1 from user_profiles p where p.search_text like $1 limit 1001) found',
            [pattern],
          ),
        ])
        return `{"items":${items},"count":${count}}`
      }
      const role = asked.get('role')
      const [items, count] = await Promise.all([
        query(usersPage(role ? 'p.role = $2' : 'true'), role ? [offset(25), role] : [offset(25)], true),
        query(
          'select sum(count)::text as answer from user_profile_counts where $1::text is null or role = $1',
          [role],
          true,
        ),
      ])
      return `{"items":${items},"count":${count}}`
    }
    case '/regulation/paragraph': {
      const key = asked.get('key')!
      return query(PARAGRAPH, [key.slice(0, 4), key, asked.get('on')], true)
    }
    case '/regulation/search':
      return query(TEXTS_FOUND, [asked.get('q'), asked.get('on')], true)
    case '/tasks':
      return query(TASKS_PAGE, [asked.get('user')], true)
    case '/tasks/new':
      return query(NEW_TASK, [asked.get('user'), asked.get('title')], true)
    case '/policy':
      return query(ONE_POLICY, [asked.get('id')], true)
    case '/dashboard':
      return query(DASHBOARD, [asked.get('user')], true)
    case '/me':
      return query(ME, [asked.get('session'), asked.get('user')], true)
    default:
      throw new Error(`nothing at ${pathname}`)
  }
}

/** Concurrent callers share one query. The oldest answer makes way for a new one. */
function keep(key: string, text: string, values: unknown[]): Promise<string> {
  const known = kept.get(key)
  if (known && known.until > performance.now()) return known.answer
  const answer = query(text, values)
  kept.delete(key)
  if (kept.size >= KEPT_AT_MOST) kept.delete(kept.keys().next().value!)
  kept.set(key, { answer, until: performance.now() + KEPT_MS })
  return answer
}

/** Sends the same bytes that our server sends for a page. */
async function keepPage(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })
  const headers = { 'Content-Type': answer.headers.get('content-type') ?? '' }
  pages.set(new URL(address).pathname, { bytes: Buffer.from(await answer.arrayBuffer()), headers })
  return 'kept'
}

async function openQuery(): Promise<Query> {
  const only = ({ rows }: { rows: unknown[] }) => (rows[0] as { answer: string }).answer
  if (process.env.DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c jit=off' })
    const names = new Map<string, string>()
    return async (text, values, isPlannedOnce = false) => {
      if (!isPlannedOnce) return only(await pool.query({ text, values }))
      const name = names.get(text) ?? `statement ${names.size}`
      names.set(text, name)
      return only(await pool.query({ name, text, values }))
    }
  }
  const engine = await PGlite.create({
    fs: new DurableFileSystem(`${process.env.DATA_DIR}/database`),
    extensions: { citext, pg_trgm },
  })
  return async (text, values) => only(await engine.query(text, values))
}
