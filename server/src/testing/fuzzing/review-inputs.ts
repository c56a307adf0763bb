import { sql } from 'drizzle-orm'
import type { TestClient, TestServer } from '../test-server.ts'
import type { PreparedInputs } from './prepared-inputs.ts'

const STEP = {
  id: '5d7b6a52-6a3e-4d3c-9b0e-2f8f3c1d7a10',
  title: 'Read the rules',
  doneOn: '2026-01-05',
} as const
const CHANGE = { title: 'Fee for stop payments', kind: 'fee', status: 'in_review' } as const
const PIECE = { title: 'Postcard', product: 'deposit', text: 'Earn 4% APY.', status: 'in_review' } as const

/** Of product reviews and marketing pieces. Nobody is the author of what is decided on, as after a person has left. */
export function reviewInputs({ db }: TestServer, api: TestClient): PreparedInputs {
  const change = () => api.productReviews.create({ ...CHANGE, steps: [STEP] })
  const piece = () => api.marketingReviews.create(PIECE)
  const decision = { decision: 'approved_with_conditions', note: 'After the training.' }
  return {
    'productReviews.create': async () => ({ ...CHANGE, steps: [STEP] }),
    'productReviews.find': async () => ({ id: (await change()).id }),
    'productReviews.update': async () => {
      const { id, version } = await change()
      return { ...CHANGE, id, version, launchOn: '2026-12-18', steps: [STEP] }
    },
    'productReviews.tick': async () => ({ id: (await change()).id, stepId: STEP.id, isDone: false }),
    'productReviews.decide': async () => {
      const { id, version } = await change()
      await db.execute(sql`update product_reviews set author_id = null where id = ${id}`)
      return { id, version, ...decision }
    },
    'marketingReviews.create': async () => PIECE,
    'marketingReviews.find': async () => ({ id: (await piece()).id }),
    'marketingReviews.update': async () => {
      const { id, version } = await piece()
      return { ...PIECE, id, version, expiresOn: '2026-12-18' }
    },
    'marketingReviews.decide': async () => {
      const { id, version } = await piece()
      await db.execute(sql`update marketing_reviews set author_id = null where id = ${id}`)
      return { id, version, ...decision }
    },
  }
}
