const FEATURES = [
  {
    title: 'Regulatory monitoring',
    text: 'Eight sources watched around the clock. Each update is reviewed within 24 hours and carries its priority in a word.',
    area: 'monitoring',
  },
  {
    title: 'Compliance library',
    text: 'Forty-five articles on qualified mortgages, TRID, HMDA, fair lending and BSA/AML, each with its citations in the margin.',
    area: 'library',
  },
  {
    title: 'Alerts that say why',
    text: 'A date, the paragraph it comes from, and how the days were counted. Nothing blinks that you need not act on.',
    area: 'monitoring',
  },
  {
    title: 'Analytics and reports',
    text: 'A score you can take apart, risk areas side by side, and reports as PDF or Excel that a board can read.',
    area: 'analytics',
  },
  {
    title: 'AI assistant',
    text: 'Ask in plain words. The answer links to the articles it draws on, so that you can check it.',
    area: 'ai',
  },
  {
    title: 'Team collaboration',
    text: 'Administrators, managers and users see what is theirs to do. What was decided, and by whom, stays on record.',
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
