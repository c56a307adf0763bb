import { sql } from 'drizzle-orm'
import type { TestServer } from './test-server.ts'

/** The code of the latest mail to the address. */
export async function mailedCode({ db }: TestServer, email: string): Promise<string> {
  const { rows } = await db.execute<{ plain: string }>(sql`
    select plain from outgoing_mail where kind = 'reader_code' and recipient = ${email} order by created_at desc limit 1`)
  return /^\d{6}$/m.exec(rows[0]?.plain ?? '')?.[0] ?? ''
}

/** Opens the link of a reader with the code that was mailed. */
export async function enterAsReader(server: TestServer, id: string, email: string): Promise<string> {
  const { reading } = server.nobody
  await reading.sendCode({ id })
  return (await reading.enter({ id, code: await mailedCode(server, email) })).session
}
