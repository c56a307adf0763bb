import type { RenderedPage } from './rendered-page.ts'

export interface PageResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | null
}

/** The request headers that select the representation of a page. */
export interface PageRequestHeaders {
  ifNoneMatch: string | undefined
  acceptEncoding: string | undefined
}

interface Forms {
  unchanged: PageResponse
  compressed?: PageResponse
  plain: PageResponse
}

/** Built once per page and again for its best compression, because they are sent many times. */
const forms = new WeakMap<RenderedPage, { forms: Forms; of: Buffer | undefined }>()

export function pageResponse(
  page: RenderedPage,
  { ifNoneMatch, acceptEncoding = '' }: PageRequestHeaders,
): PageResponse {
  const { unchanged, compressed, plain } = formsOf(page)
  if (page.status === 200 && ifNoneMatch === page.etag) return unchanged
  return compressed && /\bbr\b/.test(acceptEncoding) ? compressed : plain
}

function formsOf(page: RenderedPage): Forms {
  const known = forms.get(page)
  if (known && known.of === page.compressed) return known.forms
  const { status, body, compressed } = page
  const headers = {
    ...page.headers,
    'Cache-Control': 'no-cache',
    ETag: page.etag,
    Vary: 'Accept-Encoding',
  }
  const made: Forms = {
    unchanged: { status: 304, headers, body: null },
    plain: { status, headers: { ...headers, 'Content-Length': String(body.length) }, body },
    ...(compressed && {
      compressed: {
        status,
        headers: { ...headers, 'Content-Encoding': 'br', 'Content-Length': String(compressed.length) },
        body: compressed,
      },
    }),
  }
  forms.set(page, { forms: made, of: compressed })
  return made
}
