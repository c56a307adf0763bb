/** Pictures that `scripts/take-screenshots.ts` makes, with what each shows. */
export const SCREENS = {
  dashboard:
    'The dashboard: eleven items that need you now, the most urgent first, with their kinds and due dates.',
  redline:
    'A redline of 12 CFR 1026.43 between two days: the thresholds of qualified mortgages for 2025 are struck through, those for 2026 are underlined.',
  'trid-clock':
    'The TRID clock: a closing planned for January 21, 2026 is one day too early, with a calendar that shows which days count and why.',
  hmda: 'The HMDA desk: a register with its findings by edit, the rows that each concerns, and what to fix.',
  policy:
    'A policy in force: its text with the paragraph of law that it implements, its approval, and where people are asked to sign.',
  exam: 'An examination: the requested items by section, with their states, owners, and due dates.',
  assistant: 'The assistant: an answer about the Loan Estimate with the paragraphs that it quotes.',
} as const
export type ScreenName = keyof typeof SCREENS

/** A real screen in the theme of the page. Its figures are those of the sample institution, and it says so. */
export function ScreenPicture({ name, caption }: { name: ScreenName; caption: string }) {
  return (
    <figure>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          src={`/screens/${name}-${theme}.webp`}
          alt={SCREENS[name]}
          width={1600}
          height={1000}
          loading="lazy"
          decoding="async"
          className={`in-${theme} h-auto w-full rounded-card border border-line shadow-card`}
        />
      ))}
      <figcaption className="mt-3 text-ink-soft text-sm">
        {caption} From the sample institution; its people and figures are made up.
      </figcaption>
    </figure>
  )
}
