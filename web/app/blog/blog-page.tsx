export const loader = () => ({ a: 1 })
export default function Page({ loaderData }: { loaderData: { a: number } }) {
  return (
    <main>
      <h1>Blog {loaderData.a}</h1>
    </main>
  )
}
