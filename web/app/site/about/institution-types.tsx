import type { SiteClaims } from '@plumbline/contract/publishing/content.ts'

type InstitutionKind = keyof SiteClaims['institutionTypes']

const KINDS: readonly { kind: InstitutionKind; title: string; text: string }[] = [
  {
    kind: 'creditUnions',
    title: 'Credit unions',
    text: 'Member lending under NCUA supervision, with a compliance team of one or two.',
  },
  {
    kind: 'communityBanks',
    title: 'Community banks',
    text: 'State and national charters examined by the FDIC, the OCC or the Federal Reserve.',
  },
  {
    kind: 'mortgageCompanies',
    title: 'Mortgage companies',
    text: 'Independent lenders licensed in several states, with high loan volumes.',
  },
]

export function InstitutionTypes({ claims }: { claims: SiteClaims['institutionTypes'] }) {
  return (
    <ul className="grid gap-x-12 border-line border-t lg:grid-cols-3">
      {KINDS.map(({ kind, title, text }) => (
        <li key={kind} className="flex flex-col border-line border-b py-7">
          <h3 className="display text-2xl">{title}</h3>
          <p className="mt-2.5 mb-6 text-ink-soft">{text}</p>
          <dl className="mt-auto grid gap-2 border-brass-mark border-l-2 pl-4 text-[0.9375rem]">
            <div>
              <dt className="sr-only">Customers</dt>
              <dd className="font-semibold">{claims[kind].customers}</dd>
            </div>
            <div>
              <dt className="sr-only">Average size</dt>
              <dd className="text-ink-soft">{claims[kind].average}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
