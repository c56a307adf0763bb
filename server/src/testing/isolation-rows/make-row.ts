import type { TestServer } from '../test-server.ts'

export type TestInstitution = Awaited<ReturnType<TestServer['newInstitution']>>

/** Makes one row of a noun in the owner's institution and returns the ids by the names of the path's parameters. */
export type MakeRow = (server: TestServer, owner: TestInstitution) => Promise<Record<string, string>>
