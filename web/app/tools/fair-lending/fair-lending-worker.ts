import { analyze } from '@plumbline/rules/fair-lending/analysis.ts'
import { type Application, UnreadableRegister } from '@plumbline/rules/fair-lending/applications.ts'
import { explainDenial, explainRateSpread } from '@plumbline/rules/fair-lending/controls.ts'
import { compareMarket } from '@plumbline/rules/fair-lending/market.ts'
import { matchPairs } from '@plumbline/rules/fair-lending/matched-pairs.ts'
import {
  type PublicFile,
  PublicFileReader,
  UnreadablePublicFile,
} from '@plumbline/rules/fair-lending/public-file.ts'
import { sampleMarket, tractsNear } from '@plumbline/rules/fair-lending/sample-market.ts'
import { withPlantedDisparities } from '@plumbline/rules/fair-lending/sample-register.ts'
import {
  type TractFactsFile,
  TractFactsReader,
  UnreadableTractFacts,
} from '@plumbline/rules/fair-lending/tract-facts.ts'
import type { WorkerMessage } from '../use-worker.ts'
import type { FairLendingKind, FairLendingQuestions, PublicSummary } from './fair-lending-protocol.ts'

let applications: Application[] = []
let lei: string | undefined
let publicFile: PublicFile | undefined
let facts: TractFactsFile | undefined

self.onmessage = ({
  data: { id, request },
}: MessageEvent<{ id: number; request: FairLendingQuestions[FairLendingKind]['ask'] }>) => {
  void answer(id, request).then((message) => self.postMessage(message))
}

async function answer(
  id: number,
  request: FairLendingQuestions[FairLendingKind]['ask'],
): Promise<WorkerMessage> {
  try {
    return { id, value: await work(request) }
  } catch (error) {
    return {
      id,
      problem:
        error instanceof UnreadableRegister ||
        error instanceof UnreadablePublicFile ||
        error instanceof UnreadableTractFacts
          ? error.message
          : 'The file could not be analyzed. Check that it is a HMDA file, and try again.',
    }
  }
}

function work(request: FairLendingQuestions[FairLendingKind]['ask']): unknown {
  switch (request.type) {
    case 'open': {
      const text = new TextDecoder().decode(request.bytes)
      const opened = analyze(request.planted ? withPlantedDisparities(text) : text)
      applications = opened.applications
      lei = opened.lei
      publicFile = undefined
      facts = undefined
      return opened.analysis
    }
    case 'denial':
      return explainDenial(applications, request.question)
    case 'price':
      return explainRateSpread(applications, request.question)
    case 'public':
      return readPublic(request.file.stream())
    case 'facts':
      return readFacts(request.file.stream())
    case 'samplePublic':
      return readPublic(
        new Blob([
          sampleMarket(applications, tractsNear(applications, request.tracts), { planted: true }),
        ]).stream(),
      )
    case 'market':
      if (!publicFile && !facts) throw new UnreadablePublicFile('Open the public file again.')
      return compareMarket(applications, publicFile ?? NO_PUBLIC_FILE, {
        ...{ area: new Set(request.area), peers: request.peers, ownLei: lei, facts: facts?.tracts },
      })
    case 'closeMarket':
      publicFile = undefined
      facts = undefined
      return undefined
    case 'pairs':
      return matchPairs(applications, request)
  }
}

const NO_PUBLIC_FILE: PublicFile = { years: [], lenders: [], tracts: new Map(), rows: 0, leftOut: [] }

type Stream = ReadableStream<Uint8Array<ArrayBuffer>>

/** Hands a file to its reader piece by piece. */
async function readWhole<File>(
  stream: Stream,
  reader: { push: (text: string) => void; finish: () => File },
): Promise<File> {
  const text = stream.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await text.read()
    if (done) return reader.finish()
    reader.push(value)
  }
}

async function readPublic(stream: Stream): Promise<PublicSummary> {
  publicFile = await readWhole(stream, new PublicFileReader())
  return summary()
}

async function readFacts(stream: Stream): Promise<PublicSummary> {
  facts = await readWhole(stream, new TractFactsReader())
  return summary()
}

function summary(): PublicSummary {
  const { years, lenders, rows, leftOut, tracts } = publicFile ?? NO_PUBLIC_FILE
  const counties = new Map<string, number>()
  for (const { tract } of applications)
    if (/^\d{11}$/.test(tract)) counties.set(tract.slice(0, 5), (counties.get(tract.slice(0, 5)) ?? 0) + 1)
  return {
    facts: facts && { years: facts.years, tracts: facts.tracts.size, unreadable: facts.unreadable },
    years,
    lenders: lenders.length,
    rows,
    leftOut,
    tracts: [...tracts.values()].map(({ tract, minorityPercent }) => ({ tract, minorityPercent })),
    ownCounties: [...counties]
      .map(([county, count]) => ({ county, applications: count }))
      .sort((one, other) => other.applications - one.applications),
  }
}
