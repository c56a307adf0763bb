import { Banner } from '../../ui/banner.tsx'
import { DropArea } from './drop-area.tsx'
import { ProgressLine } from './progress-line.tsx'
import { StaysHere } from './stays-here.tsx'
import type { Progress } from './use-desk.ts'

interface DeskStartProps {
  problem: string | undefined
  progress: Progress | undefined
  onStop: () => void
  onOpen: (source: File | { text: string; name: string }) => void
  onProblem: (problem: string) => void
}

const SAMPLE = '/samples/hmda-harborlight-2025.txt'
const LATEST_YEAR = 2026
const emptyFile = (): string => {
  const year = Math.max(2025, Math.min(LATEST_YEAR, new Date().getUTCFullYear()))
  return `1||${year}|4||||||||||0||\n`
}

/** The desk before a register is open. */
export function DeskStart({ problem, progress, onStop, onOpen, onProblem }: DeskStartProps) {
  async function openSample() {
    try {
      const response = await fetch(SAMPLE)
      if (!response.ok) throw new Error(`answered ${response.status}`)
      onOpen({ text: await response.text(), name: 'harborlight-2025.txt' })
    } catch {
      onProblem('The sample register could not be loaded. Try again.')
    }
  }

  return (
    <div className="grid gap-4">
      {problem && <Banner tone="danger">{problem}</Banner>}
      {progress ? (
        <ProgressLine progress={progress} onStop={onStop} />
      ) : (
        <DropArea
          onFile={onOpen}
          onText={(text) => onOpen({ text, name: 'pasted-rows.txt' })}
          onEmpty={() => onOpen({ text: emptyFile(), name: 'new-register.txt' })}
          onSample={() => void openSample()}
        />
      )}
      <StaysHere />
    </div>
  )
}
