const FEATURES = [
  {
    title: 'Regulatory monitoring',
    text: 'Eight sources monitored around the clock. Each update is reviewed within 24 hours and has a priority: high, medium or low.',
    area: 'monitoring',
  },
  {
    title: 'Compliance library',
    text: 'Seventy articles on mortgages, fair lending, BSA/AML, deposits, servicing and privacy, each with its citations in the margin.',
    area: 'library',
  },
  {
    title: 'Smart alerts',
    text: 'A date, the paragraph it comes from, and how the days were counted. Only what needs action raises an alert.',
    area: 'monitoring',
  },
  {
    title: 'Analytics and reports',
    text: 'A compliance score with its parts, risk areas side by side, and reports for your board as PDF or Excel.',
    area: 'analytics',
  },
  {
    title: 'AI assistant',
    text: 'Ask in plain English. Each answer links to the articles it is based on, so that you can check it.',
    area: 'ai',
  },
  {
    title: 'Team collaboration',
    text: 'Administrators, managers and users each see their own work. Who decided what is recorded.',
    area: 'collaboration',
  },
] as const

export function FeatureGrid() {
  return (
    <ul className="grid gap-x-12 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
      {FEATURES.map(({ title, text, area }) => (
        <li key={title} className="border-line border-b py-8">
          <h3 className="display text-xl">
            <a href={`/features?area=${area}#areas`} className="hover:text-brand hover:underline">
              {title}
            </a>
          </h3>
          <p className="mt-3 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
