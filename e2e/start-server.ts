import { filledDataDirectory } from '../server/src/testing/program.ts'

// The server of all journeys, on a copy of what a first start leaves: filling the library takes a minute of the
// processor that the first journeys would share.
await filledDataDirectory(process.env.DATA_DIR)
await import(new URL('../server/build/main.js', import.meta.url).href)
