import { spawn } from 'node:child_process'

export interface Check {
  name: string
  program: string
  args: readonly string[]
}

/** Runs checks two at a time, in their order, and shows each with what it said once it has ended. */
export async function sideBySide(
  checks: readonly Check[],
  show: (text: string) => void = (text) => process.stdout.write(text),
): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks]
  const count = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { status, output } = await outcomeOf(check)
      show(`\n── ${check.name}\n${output}`)
      count[status === 0 ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all([lane(), lane()])
  return count
}

function outcomeOf({ program, args }: Check): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.on('error', (error) => resolve({ status: 1, output: `${error.message}\n` }))
    child.on('close', (status) => resolve({ status, output }))
  })
}
