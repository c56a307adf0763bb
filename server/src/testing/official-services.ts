import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface VersionRow {
  date: string
  identifier: string
  part?: string
  removed?: boolean
}

/** Lines of the library as the XML of the eCFR: sections are DIV8, appendices and the supplement DIV9. */
export function ecfrXml(part: string, lines: readonly string[]): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  let xml = `<?xml version="1.0"?>\n<DIV5 N="${part}" TYPE="PART">\n<HEAD>PART ${part}</HEAD>\n<AUTH><HED>Authority:</HED><PSPACE>12 U.S.C.</PSPACE></AUTH>\n`
  let open = ''
  for (const line of lines) {
    const section = open === 'supplement' ? null : /^§\s?(\d{4}\.\d+[a-z]?)\s+(?=[A-Z[])/.exec(line)
    const supplement = /^Supplement I to Part \d{4}/.exec(line)
    const appendix = open === 'supplement' ? null : /^Appendix(?: [A-Z]\d?)? to Part \d{4}/.exec(line)
    if (section || supplement || appendix) {
      if (open) xml += open === 'section' ? '</DIV8>\n' : '</DIV9>\n'
      open = section ? 'section' : supplement ? 'supplement' : 'appendix'
      const name = section?.[1] ?? (supplement ?? appendix)![0]
      xml += section ? `<DIV8 N="${name}" TYPE="SECTION">` : `<DIV9 N="${name}" TYPE="APPENDIX">`
      xml += `\n<HEAD>${escaped(line)}</HEAD>\n`
    } else if (line.startsWith('Link to an amendment')) xml += `<XREF ID="20260101">${escaped(line)}</XREF>\n`
    else if (line !== 'Cross Reference') xml += `<P>${escaped(line)}</P>\n`
  }
  return `${xml}${open === 'section' ? '</DIV8>' : '</DIV9>'}\n</DIV5>\n`
}

/** Answers as the eCFR and the Federal Register do, on this machine, faults included. */
export async function startOfficialServices() {
  const state = {
    upToDate: '2026-11-20',
    importInProgress: false,
    versions: [] as VersionRow[],
    /** XML by part and date. */
    texts: new Map<string, string>(),
    documents: [] as Record<string, unknown>[],
    perPage: 2,
    /** Answers instead; false lets the usual answer pass. */
    fault: undefined as ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined,
    asked: [] as string[],
    at: [] as number[],
  }
  const json = (request: IncomingMessage, response: ServerResponse, value: unknown) => {
    const etag = `"${Buffer.from(JSON.stringify(value)).length}-${state.upToDate}"`
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      etag,
    })
    response.end(gzipSync(JSON.stringify(value)))
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://localhost')
    state.asked.push(url.pathname + url.search)
    state.at.push(performance.now())
    if (state.fault?.(request, response)) return
    if (url.pathname === '/api/versioner/v1/titles.json')
      return json(request, response, {
        titles: [
          { number: 1, name: 'General Provisions', up_to_date_as_of: state.upToDate, reserved: false },
          { number: 12, name: 'Banks and Banking', up_to_date_as_of: state.upToDate, reserved: false },
          { number: 35, name: 'Reserved', up_to_date_as_of: null, reserved: true },
        ],
        meta: { date: state.upToDate, import_in_progress: state.importInProgress },
      })
    if (url.pathname === '/api/versioner/v1/versions/title-12.json') {
      const part = url.searchParams.get('part')!
      const since = url.searchParams.get('issue_date[gte]')!
      const rows = state.versions.filter(
        ({ identifier, date }) =>
          (identifier.startsWith(`${part}.`) || identifier.endsWith(part)) && date >= since,
      )
      return json(request, response, {
        content_versions: rows.map((row) => ({
          amendment_date: row.date,
          issue_date: row.date,
          name: row.identifier,
          part,
          substantive: true,
          removed: false,
          subpart: null,
          title: '12',
          type: row.identifier.startsWith(`${part}.`) ? 'section' : 'appendix',
          ...row,
        })),
        meta: { title: '12', result_count: String(rows.length) },
      })
    }
    const full = /^\/api\/versioner\/v1\/full\/(\d{4}-\d\d-\d\d)\/title-12\.xml$/.exec(url.pathname)
    if (full) {
      const xml = state.texts.get(`${url.searchParams.get('part')} ${full[1]}`)
      if (xml === undefined) return response.writeHead(404, { 'content-type': 'text/html' }).end('<html>')
      response.writeHead(200, { 'content-type': 'application/xml', 'content-encoding': 'gzip' })
      return response.end(gzipSync(xml))
    }
    if (url.pathname === '/api/v1/documents.json') {
      const { searchParams } = url
      const part = searchParams.get('conditions[cfr][part]')
      const [from, until] = ['gte', 'lte'].map(
        (one) => searchParams.get(`conditions[publication_date][${one}]`)!,
      )
      const found = state.documents.filter(
        ({ publication_date: on, cfr_references: references }) =>
          String(on) >= from! &&
          String(on) <= until! &&
          (references as { part: unknown }[]).some((one) => String(one.part) === part),
      )
      if (found.length === 0) return json(request, response, { count: 0, description: 'Documents' })
      const page = Number(searchParams.get('page'))
      return json(request, response, {
        count: found.length,
        description: 'Documents',
        total_pages: Math.ceil(found.length / state.perPage),
        results: found.slice((page - 1) * state.perPage, page * state.perPage),
      })
    }
    response
      .writeHead(404, { 'content-type': 'application/json' })
      .end('{"status":404,"message":"Record Not Found"}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    state,
    port,
    ecfr: `http://localhost:${port}/api`,
    federalRegister: `http://localhost:${port}/api/v1`,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
