import type { HttpCall } from './http-call.ts'

/** Damage below the level of values: body encoding, content type, URL, headers. */
export interface Twist {
  name: string
  apply: (call: HttpCall) => HttpCall
}

const DEEP = 50_000

const body = (name: string, bytes: string | number[]): Twist => ({
  name,
  apply: (call) => ({
    ...call,
    body: call.method === 'GET' ? undefined : typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  }),
})

const header = (name: string, value: string): Twist => ({
  name: `${name}: ${value.slice(0, 40)}`,
  apply: (call) => ({
    ...call,
    headers: { ...call.headers, [name]: value },
    body: call.body instanceof FormData ? 'not a form' : call.body,
  }),
})

const tail = (text: string): Twist => ({
  name: `address + ${text.slice(0, 40)}`,
  apply: (call) => ({ ...call, path: call.path + text }),
})

const query = (text: string): Twist => ({
  name: `query + ${text.slice(0, 40)}`,
  apply: (call) => ({ ...call, path: `${call.path}${call.path.includes('?') ? '&' : '?'}${text}` }),
})

const TRUNCATED =
  '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG'

export const TWISTS: readonly Twist[] = [
  body('no JSON', '{"a":'),
  body('an empty body', ''),
  body('a null', 'null'),
  body('a list', '[]'),
  body('a text', '"x"'),
  body('a number', '1e999'),
  body('deep lists', '['.repeat(DEEP) + ']'.repeat(DEEP)),
  body('deep objects', `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  body('a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
  body('the same member twice', '{"id":1,"id":2}'),
  body(
    'half a surrogate pair',
    '{"search":"\\ud800","query":"\\udc00","title":"\\ud800","email":"\\ud800@example.com"}',
  ),
  body('an escaped NUL', '{"search":"\\u0000","title":"\\u0000","email":"a\\u0000@example.com"}'),
  body('a byte order mark', [0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
  body('no UTF-8', [0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  body('UTF-16', [0x7b, 0x00, 0x7d, 0x00]),
  header('Content-Type', 'text/plain'),
  header('Content-Type', 'application/xml'),
  header('Content-Type', 'application/json; charset=utf-16'),
  header('Content-Type', 'application/x-www-form-urlencoded'),
  header('Content-Type', 'multipart/form-data'),
  header('Content-Type', 'multipart/form-data; boundary='),
  header('Content-Type', 'multipart/form-data; boundary=x'),
  header('Content-Type', 'multipart/form-data; boundary=__proto__'),
  header('Content-Type', '/;;'),
  header('Content-Encoding', 'gzip'),
  header('Authorization', 'Bearer'),
  header('Authorization', `Bearer ${'.'.repeat(3_000)}`),
  header('Authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.'),
  header('Authorization', 'Bearer eyJhbGciOiJFUzI1NiIsImtpZCI6Il9fcHJvdG9fXyJ9.bnVsbA.AAAA'),
  header('Authorization', 'Basic YTpi'),
  header('Accept', 'text/event-stream'),
  header('Cookie', 'plumbline-signed-in=%zz; plumbline-next=%00; plumbline-fresh=1; __proto__=1'),
  header('If-None-Match', '"'.repeat(500)),
  header('Range', 'bytes=9-1,-0'),
  header('X-Forwarded-For', "1' or '1'='1"),
  header('X-JWT-AUD', 'constructor'),
  header('X-Supabase-Api-Version', '9999-99-99'),
  header('User-Agent', '\x01\xff'.repeat(800)),
  header('Origin', 'null'),
  header('Referer', 'javascript:alert(1)'),
  {
    name: 'a truncated form',
    apply: (call) => ({
      ...call,
      headers: { ...call.headers, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: call.method === 'GET' ? undefined : TRUNCATED,
    }),
  },
  {
    name: 'a form whose names nest',
    apply: (call) => ({
      ...call,
      headers: { ...call.headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body:
        call.method === 'GET'
          ? undefined
          : `__proto__[a]=1&a[__proto__][b]=1&tags[999999999]=x&a${'[b]'.repeat(5_000)}=1&%zz=%zz`,
    }),
  },
  tail('%zz'),
  tail('%00'),
  tail('%ff%fe'),
  tail('/..%2f..%2f'),
  tail('//'),
  tail('/%2e%2e/%2e%2e'),
  tail('%0d%0aX-Injected:%201'),
  tail(`/${'x'.repeat(6_000)}`),
  query('%zz=%zz'),
  query('search=%00'),
  query('search=%ff'),
  query('__proto__[a]=1&constructor[prototype][b]=2'),
  query('page[]=1&page[a]=2&page=3&search[]=x&search[0]=y'),
  query('tags[999999999]=x'),
  query(`a${'[b]'.repeat(2_000)}=1`),
  query('x&'.repeat(3_000)),
  query(`search=${'x'.repeat(8_000)}`),
  query('page=1e999&page=-0&page=NaN'),
  query('grant_type=__proto__&type=constructor&redirect_to=javascript:alert(1)'),
  ...['PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS', 'HEAD', 'PROPFIND'].map((method) => ({
    name: method,
    apply: (call: HttpCall): HttpCall => ({
      ...call,
      method,
      body: method === 'HEAD' ? undefined : call.body,
    }),
  })),
]
