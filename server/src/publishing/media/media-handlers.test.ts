import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const server = await startTestServer()
const manager = await server.signedIn({ role: 'manager' })
afterAll(() => server.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e4b42' } })
const file = (bytes: Uint8Array | string, name = 'picture.png') =>
  new File([bytes as Uint8Array<ArrayBuffer>], name)

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  '%s is accepted and served as WebP for good',
  async (format) => {
    const bytes = await picture(400, 300).toFormat(format).toBuffer()
    const image = await manager.media.upload({ image: file(bytes) })

    expect(image).toMatchObject({
      width: 400,
      height: 300,
      url: expect.stringMatching(/^\/media\/[0-9a-f-]{36}$/),
    })
    const response = await server.request(image.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none';.*; sandbox$/)
    const served = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(served).toMatchObject({ format: 'webp', width: 400 })
  },
)

test('a wide picture is made smaller, and what the camera wrote into it is gone', async () => {
  const bytes = await picture(3000, 1500)
    .withExif({ IFD0: { Artist: 'Someone', Copyright: 'Somewhere' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()

  const image = await manager.media.upload({ image: file(bytes) })
  expect(image).toMatchObject({ width: 1600, height: 800 })
  const served = await (await server.request(image.url)).arrayBuffer()
  const metadata = await sharp(Buffer.from(served)).metadata()
  expect(metadata.exif).toBeUndefined()
  expect(metadata.xmp).toBeUndefined()
})

test('a turned picture stands upright', async () => {
  const bytes = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await manager.media.upload({ image: file(bytes) })).toMatchObject({ width: 200, height: 400 })
})

const whole = await picture(600, 600).jpeg().toBuffer()

test.each([
  ['HTML', '<!doctype html><script>alert(1)</script>', 'NOT_AN_IMAGE'],
  [
    'an SVG with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'NOT_AN_IMAGE',
  ],
  ['a GIF', 'GIF89a', 'NOT_AN_IMAGE'],
  ['nothing', '', 'NOT_AN_IMAGE'],
  ['a truncated picture', whole.subarray(0, whole.length / 2), 'IMAGE_DAMAGED'],
  ['a Word file', 'PK\x03\x04word/document.xml', 'NOT_AN_IMAGE'],
  ['a PDF', '%PDF-1.7', 'NOT_AN_IMAGE'],
  ['a video in the container of AVIF', '\0\0\0\x20ftypisom\0\0\0\0isomiso2mp41', 'NOT_AN_IMAGE'],
  ['HTML behind the first bytes of a picture', '\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'NOT_AN_IMAGE'],
])('%s is refused by name', async (_, content, code) => {
  const upload = manager.media.upload({ image: file(content) })
  await expect(upload).rejects.toMatchObject({ code })
})

test('HTML that calls itself a picture by its first bytes is damaged', async () => {
  const bytes = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from('<script>alert(1)</script>'),
  ])
  await expect(manager.media.upload({ image: file(bytes) })).rejects.toMatchObject({ code: 'IMAGE_DAMAGED' })
})

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s that is also a page and an archive is stored as the picture alone',
  async (format) => {
    const both = Buffer.concat([
      await picture(40, 30)
        .withExif({ IFD0: { Artist: '<script>alert(1)</script>' } })
        .toFormat(format)
        .toBuffer(),
      Buffer.from('<!doctype html><script>alert(1)</script>PK\x03\x04'),
    ])
    const { url } = await manager.media.upload({ image: file(both, 'picture.html') })
    const response = await server.request(url)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).not.toMatch(/script|PK\x03/)
  },
)

test.each(['../../x.svg', 'a"; filename="b.html', 'a\r\nX-Injected: 1.png', 'x.png.exe', '\u202egnp.exe'])(
  'the name %j means nothing: the picture decides',
  async (name) => {
    const { url } = await manager.media.upload({ image: file(whole, name) })
    expect(url).toMatch(/^\/media\/[0-9a-f-]{36}$/)
    const { headers } = await server.request(url)
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('x-injected')).toBeNull()
  },
)

test('a small file with a giant picture in it is refused before it is unpacked', async () => {
  const bomb = await picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  await expect(manager.media.upload({ image: file(bomb) })).rejects.toMatchObject({
    code: 'IMAGE_TOO_WIDE',
    data: { megapixelsAtMost: 50 },
  })
})

test('more than ten megabytes are refused with the limit', async () => {
  const bytes = Buffer.concat([whole, Buffer.alloc(10 * 1024 * 1024)])
  await expect(manager.media.upload({ image: file(bytes) })).rejects.toMatchObject({
    code: 'IMAGE_TOO_LARGE',
    data: { megabytesAtMost: 10 },
  })
  const far = manager.media.upload({ image: file(Buffer.alloc(12 * 1024 * 1024)) })
  await expect(far).rejects.toMatchObject({ status: 413 })
})

test('other calls keep the small limit', async () => {
  const response = await server.request('/api/writing/preview', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ content: 'x'.repeat(2 * 1024 * 1024) }),
  })
  expect(response.status).toBe(413)
})

test.each(['/media/nonsense', '/media/00000000-0000-4000-8000-000000000000', '/media/..%2Fapi'])(
  'there is no picture at %s',
  async (path) => {
    expect((await server.request(path)).status).toBe(404)
  },
)

test('a picture in a text says its size', async () => {
  const { url } = await manager.media.upload({ image: file(await picture(320, 200).png().toBuffer()) })
  const { html } = await manager.writing.render({ content: `![Four walls](${url})` })
  expect(html).toBe(`<p><img src="${url}" width="320" height="200" loading="lazy" alt="Four walls"></p>`)
})

test.each([
  ['nobody', undefined, 'UNAUTHORIZED'],
  ['a user', 'user', 'FORBIDDEN'],
] as const)('%s uploads nothing', async (_, role, code) => {
  const client = role ? await server.signedIn({ role }) : server.nobody
  await expect(client.media.upload({ image: file(whole) })).rejects.toMatchObject({ code })
  await expect(client.writing.render({ content: 'x' })).rejects.toMatchObject({ code })
})
