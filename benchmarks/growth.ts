import type { Db } from '@plumbline/database/db.ts'
import { ENGINES, prepare } from './engines.ts'
import {
  below,
  fillArticles,
  fillInstitutions,
  fillPosts,
  fillPress,
  fillUsers,
  somePhrase,
} from './large-data.ts'
import { type Ask, drive } from './load.ts'
import { startProduct } from './programs.ts'
import type { Row } from './report.ts'
import { CELLS_OF_A_SHEET, fillControls, fillRisks, fillTestCells, fillVendors } from './risk-data.ts'
import { signIn } from './signed-in.ts'
import { fillEvidence, fillPolicies, fillTasks, workId } from './work-data.ts'

const SIZES = [1_000, 10_000, 100_000]
const FOR_MS = 4_000

interface Growing {
  name: string
  /** Else `SIZES`; the first is what the others are compared with. */
  sizes?: readonly number[]
  fill: (db: Db, count: number) => Promise<void>
  asks: Record<string, (number: number, count: number) => string>
}

const phrase = () => encodeURIComponent(somePhrase())
const page = (count: number, size: number) => 1 + below(Math.ceil(count / size))

const LISTS: readonly Growing[] = [
  {
    name: 'posts',
    fill: fillPosts,
    asks: {
      'blog, a page': (_, count) => `/api/blog?page=${page(count, 6)}`,
      'blog, a search': () => `/api/blog?search=${phrase()}`,
      'managed posts, a page': (_, count) => `/api/blog-management?page=${page(count, 6)}`,
      'managed posts, a search': () => `/api/blog-management?search=${phrase()}`,
    },
  },
  {
    name: 'press items',
    fill: fillPress,
    asks: {
      'press, a page': (_, count) => `/api/press?page=${page(count, 6)}`,
      'press, a search': (number) => `/api/press?search=${encodeURIComponent(`institution ${number % 500}`)}`,
    },
  },
  {
    name: 'articles',
    fill: fillArticles,
    asks: {
      'articles, a page': (_, count) => `/api/articles?page=${page(count, 24)}`,
      'articles, a search': () => `/api/articles?search=${phrase()}`,
      'header search': () => `/api/search?query=${phrase()}`,
    },
  },
  {
    name: 'users',
    fill: fillUsers,
    asks: {
      'users, a page': (_, count) => `/api/users?page=${page(count, 25)}`,
      'users, a search': (number, count) => `/api/users?search=person%20${(number * 7_919) % count}`,
      'users, a filter': (number) =>
        `/api/users?role=manager&companyType=community_bank&page=${(number % 3) + 1}`,
    },
  },
  {
    name: 'institutions',
    sizes: [10, 1_000],
    fill: fillInstitutions,
    asks: {
      'institutions, the portal’s people': () => '/api/users',
      'institutions, their list': () => '/api/institutions',
      'institutions, a search': (number, count) => `/api/institutions?search=institution%20${number % count}`,
      'institutions, twins': () => '/api/institutions?onlyTwins=true',
      'institutions, the own team': () => '/api/team',
      'institutions, own settings': () => '/api/settings',
      'institutions, own tasks': () => '/api/tasks?whose=all',
    },
  },
  {
    name: 'tasks',
    sizes: [1_000, 100_000],
    fill: fillTasks,
    asks: {
      'tasks, a page': (_, count) => `/api/tasks?whose=all&page=${page(Math.min(count, 5_000), 50)}`,
      'tasks, unfinished by priority': () =>
        '/api/tasks?whose=all&sort=priority&statuses[0]=open&statuses[1]=in_progress',
      'tasks, one topic': () => '/api/tasks?whose=all&topics[0]=trid',
      'tasks, overdue': () => '/api/tasks?whose=all&overdueOnly=true',
      'tasks, own': () => '/api/tasks?whose=mine',
      'tasks, a search': (number) => `/api/tasks?whose=all&search=sample%20${number % 97}`,
      'tasks, the board': () => '/api/tasks/board?whose=all',
    },
  },
  {
    name: 'policies',
    sizes: [1_000, 5_000],
    fill: fillPolicies,
    asks: {
      'policies, a page': (_, count) => `/api/policies?page=${page(count, 50)}`,
      'policies, in force': () => '/api/policies?state=effective',
      'policies, a search': (number) => `/api/policies?search=branch%20${number % 13}`,
    },
  },
  {
    name: 'evidence',
    sizes: [1_000, 20_000],
    fill: fillEvidence,
    asks: {
      'evidence, of a task': (number, count) =>
        `/api/evidence?kind=task&id=${workId(1 + (number % (count / 10)))}`,
      'evidence, a search': (number, count) => `/api/evidence/search?query=paper%20${number % count}`,
    },
  },
  {
    name: 'risks',
    sizes: [1_000, 10_000],
    fill: fillRisks,
    asks: {
      'risks, a page': (_, count) => `/api/risks?page=${page(count, 50)}`,
      'risks, one band': () => '/api/risks?bands[0]=high',
      'risks, one topic': () => '/api/risks?topic=trid',
      'risks, to look at again': () => '/api/risks?needsLook=true',
      'risks, a search': (number) => `/api/risks?search=section%20${number % 97}`,
      'risks, the heat map': () => '/api/risks/map',
    },
  },
  {
    name: 'controls',
    sizes: [100, 1_000],
    fill: fillControls,
    asks: {
      'controls, a page': (_, count) => `/api/controls?page=${page(count, 50)}`,
      'controls, the weak ones': () => '/api/controls?strengths[0]=weak',
      'controls, a search': (number) => `/api/controls?search=file%20${number % 97}`,
    },
  },
  {
    name: 'vendors',
    sizes: [100, 1_000],
    fill: fillVendors,
    asks: {
      'vendors, a page': (_, count) => `/api/vendors?page=${page(count, 50)}`,
      'vendors, one tier': () => '/api/vendors?tiers[0]=critical',
      'vendors, a search': (number, count) => `/api/vendors?search=vendor%20${number % count}`,
    },
  },
  {
    name: 'test cells',
    sizes: [1_000, 100_000],
    fill: fillTestCells,
    asks: {
      'test cells, the plan': () => `/api/monitoring?year=${new Date().getFullYear()}`,
      'test cells, a sheet': (number, count) =>
        `/api/monitoring-runs/${workId(1 + (number % (count / CELLS_OF_A_SHEET)))}/sheet`,
    },
  },
]

/** Compares the 95th percentile of each list with many rows and with few. */
export async function measureGrowth(only: (item: string) => boolean): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of ENGINES)
    for (const list of LISTS.filter(({ name }) => only(name))) {
      const bySize: Record<string, number>[] = []
      const sizes = list.sizes ?? SIZES
      for (const size of sizes) {
        console.error(`  ${list.name}, ${size.toLocaleString('en-US')} rows, ${engine} …`)
        const place = await prepare(engine, (db) => list.fill(db, size))
        if (!place) break
        bySize.push(await timesOf(place.environment, list, size))
        await place.remove()
      }
      for (const item of Object.keys(bySize[0] ?? {}))
        for (const [index, size] of sizes.entries())
          if (index > 0)
            rows.push({
              part: 'growth',
              item: `${item}, ${size.toLocaleString('en-US')} rows`,
              engine,
              unit: 'ms',
              ours: bySize[index]![item]!,
              yardstick: bySize[0]![item]!,
              ratio: bySize[index]![item]! / bySize[0]![item]!,
            })
    }
  return rows
}

async function timesOf(
  environment: Record<string, string>,
  { asks }: Growing,
  size: number,
): Promise<Record<string, number>> {
  const product = await startProduct({ ...environment, AUTH_RATE_LIMITS: 'off', REQUESTS_PER_MINUTE: 'off' })
  const { bearer } = await signIn(product.origin)
  const headers = { authorization: `Bearer ${bearer}` }
  const times: Record<string, number> = {}
  for (const [item, path] of Object.entries(asks)) {
    const ask = (number: number): Ask => ({ path: path(number, size), headers })
    await drive(product.origin, ask, { connections: 1, forMs: FOR_MS / 4 })
    times[item] = (await drive(product.origin, ask, { connections: 1, forMs: FOR_MS })).p95
  }
  await product.stop()
  return times
}
