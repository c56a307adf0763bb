#!/usr/bin/env node
import { text } from 'node:stream/consumers'
import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (written) => process.stdout.write(written),
  error: (written) => process.stderr.write(written),
  readInput: () => text(process.stdin),
})
