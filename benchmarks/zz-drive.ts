import { drive } from '/work/main/benchmarks/load.ts'
import { signIn } from '/work/main/benchmarks/signed-in.ts'

const origin = process.argv[2]!,
  path = process.argv[3]!,
  c = Number(process.argv[4] ?? 10)
const { bearer } = await signIn(origin)
for (let i = 0; i < 3; i++)
  console.log(
    path,
    c,
    await drive(origin, () => ({ path, headers: { authorization: `Bearer ${bearer}` } }), {
      connections: c,
      forMs: 3000,
    }),
  )
