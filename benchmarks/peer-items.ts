import { ADMINISTRATOR } from './engines.ts'
import { somePhrase } from './large-data.ts'
import type { Ask } from './load.ts'
import type { SignedIn } from './signed-in.ts'
import { workId } from './work-data.ts'

export const POSTS = 2_000
export const POLICIES = 50
/** A small set of paths that readers request repeatedly. */
const POSTS_READ = 200
const PHRASES = 20_000

/** The administrator first, then managers of as many institutions. */
export type Reader = SignedIn

export interface PeerItem {
  item: string
  ours: (readers: Reader[], number: number) => Ask
  bare?: (readers: Reader[], number: number) => Ask
  /** Of the bare server's requests a second. */
  aim?: number
}

const headersOf = ({ bearer }: Reader) => ({ authorization: `Bearer ${bearer}` })
/** Each of the institutions in turn. */
const managerOf = (readers: Reader[], number: number) => readers[1 + (number % (readers.length - 1))]!
const administratorOf = (readers: Reader[]) => readers[0]!
const byManager =
  (path: string): PeerItem['ours'] =>
  (readers, number) => ({ path, headers: headersOf(managerOf(readers, number)) })

const phrases = Array.from({ length: PHRASES }, () => encodeURIComponent(somePhrase()))
let asked = 0
const nextPost = () => asked++ % POSTS
const person = (number: number) => encodeURIComponent(`person ${(number * 7_919) % 10_000}`)
const TITLE = 'Check the loan file against the register'

export const PEER_ITEMS: readonly PeerItem[] = [
  {
    item: 'who am I',
    aim: 0.5,
    ours: byManager('/api/me'),
    bare: (readers, number) => {
      const { user, session } = managerOf(readers, number)
      return { path: `/me?user=${user}&session=${session}` }
    },
  },
  {
    item: 'one post',
    aim: 0.9,
    ours: (_, number) => ({ path: `/api/blog-posts/post-${number % POSTS_READ}` }),
    bare: (_, number) => ({ path: `/post?slug=post-${number % POSTS_READ}` }),
  },
  {
    item: 'one post, read for the first time',
    aim: 0.4,
    ours: () => ({ path: `/api/blog-posts/post-${nextPost()}` }),
    bare: () => ({ path: `/post?slug=post-${nextPost()}` }),
  },
  {
    item: 'blog list',
    ours: (_, number) => ({ path: `/api/blog?page=${1 + (number % 50)}` }),
    bare: (_, number) => ({ path: `/posts?page=${1 + (number % 50)}` }),
  },
  {
    item: 'blog search, asked for the first time',
    ours: (_, number) => ({ path: `/api/blog?search=${phrases[number % PHRASES]}` }),
  },
  {
    item: 'user search',
    aim: 0.6,
    ours: (readers, number) => ({
      path: `/api/users?search=${person(number)}`,
      headers: headersOf(administratorOf(readers)),
    }),
    bare: (_, number) => ({ path: `/users?search=${person(number)}` }),
  },
  {
    item: 'list of tasks',
    aim: 0.5,
    ours: byManager('/api/tasks?whose=all'),
    bare: (readers, number) => ({ path: `/tasks?user=${managerOf(readers, number).user}` }),
  },
  {
    item: 'a policy',
    ours: (readers, number) => ({
      path: `/api/policies/${workId(1 + (number % POLICIES))}`,
      headers: headersOf(administratorOf(readers)),
    }),
    bare: (_, number) => ({ path: `/policy?id=${workId(1 + (number % POLICIES))}` }),
  },
  {
    item: 'dashboard',
    ours: byManager('/api/dashboard'),
    bare: (readers, number) => ({ path: `/dashboard?user=${managerOf(readers, number).user}` }),
  },
  { item: 'search of everything', ours: byManager('/api/search?query=register') },
  {
    item: 'a new task',
    ours: (readers, number) => ({
      path: '/api/tasks',
      method: 'POST',
      headers: { ...headersOf(managerOf(readers, number)), 'content-type': 'application/json' },
      body: JSON.stringify({ title: TITLE }),
    }),
    bare: (readers, number) => ({
      path: `/tasks/new?user=${managerOf(readers, number).user}&title=${encodeURIComponent(TITLE)}`,
    }),
  },
  {
    item: 'sign-in',
    ours: () => ({
      path: '/auth/v1/token?grant_type=password',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD }),
    }),
  },
]
