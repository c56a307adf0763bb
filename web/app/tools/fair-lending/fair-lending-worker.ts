import { analyze } from '@plumbline/rules/fair-lending/analysis.ts'
import { type Application, UnreadableRegister } from '@plumbline/rules/fair-lending/applications.ts'
import { explainDenial, explainRateSpread } from '@plumbline/rules/fair-lending/controls.ts'
import { matchPairs } from '@plumbline/rules/fair-lending/matched-pairs.ts'
import { withPlantedDisparities } from '@plumbline/rules/fair-lending/sample-register.ts'
import type { WorkerMessage } from '../use-worker.ts'
import type { FairLendingKind, FairLendingQuestions } from './fair-lending-protocol.ts'

let applications: Application[] = []

self.onmessage = ({
  data: { id, request },
}: MessageEvent<{ id: number; request: FairLendingQuestions[FairLendingKind]['ask'] }>) => {
  self.postMessage(answer(id, request))
}

function answer(id: number, request: FairLendingQuestions[FairLendingKind]['ask']): WorkerMessage {
  try {
    return { id, value: work(request) }
  } catch (error) {
    return {
      id,
      problem:
        error instanceof UnreadableRegister
          ? error.message
          : 'The register could not be analyzed. Check that it is a HMDA file, and try again.',
    }
  }
}

function work(request: FairLendingQuestions[FairLendingKind]['ask']): unknown {
  switch (request.type) {
    case 'open': {
      const text = new TextDecoder().decode(request.bytes)
      const opened = analyze(request.planted ? withPlantedDisparities(text) : text)
      applications = opened.applications
      return opened.analysis
    }
    case 'denial':
      return explainDenial(applications, request.question)
    case 'price':
      return explainRateSpread(applications, request.question)
    case 'pairs':
      return matchPairs(applications, request)
  }
}
