import { expect, test } from 'vitest'
import { ABUSE_SETTINGS, abuse } from '../../testing/abuse.ts'
import { filledDataDirectory, startProgram } from '../../testing/program.ts'
import { ADMINISTRATOR_SETTINGS } from '../../testing/visitor.ts'

/** The attacks leave the database alone, so one engine shows it. `npm run abuse` measures for longer. */
const onEmbedded = process.env.TEST_ENGINE !== 'postgres'

test.runIf(onEmbedded)(
  'who is at work meets no error while others attack',
  { timeout: 600_000 },
  async () => {
    const program = await startProgram({
      ...ADMINISTRATOR_SETTINGS,
      ...ABUSE_SETTINGS,
      DATA_DIR: await filledDataDirectory(),
    })
    const { errors, attacks, owners, memory } = await abuse(program, { forMs: 2_000, connections: 60 })
    await program.stop()
    expect(errors).toEqual([])
    // A flood from one client is counted before its bodies are read.
    expect(attacks.json['429']).toBeGreaterThan(0)
    expect(attacks.uploads['200'] ?? 0).toBe(0)
    expect(owners).toMatchObject({ in: owners.of })
    expect(memory.highest - memory.before).toBeLessThan(250)
  },
)
