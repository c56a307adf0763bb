const STEPS = [
  {
    title: 'Discovery and assessment',
    length: '1-2 weeks',
    text: 'Which systems, which fields, who owns them, and what your security program asks of us.',
  },
  {
    title: 'Custom development',
    length: '4-8 weeks',
    text: 'The connection is built against a test system of yours, in steps that you can look at.',
  },
  {
    title: 'Testing and validation',
    length: '2-3 weeks',
    text: 'Figures are compared with the source, row by row, and signed off by the people who use them.',
  },
  {
    title: 'Deployment and training',
    length: '1-2 weeks',
    text: 'Switched on at an hour that suits you, with your staff trained and the runbook handed over.',
  },
]

/** Four steps on a line: vertical on a phone, horizontal on wider screens. */
export function IntegrationProcess() {
  return (
    <ol className="grid gap-y-8 lg:grid-cols-4">
      {STEPS.map(({ title, length, text }, index) => (
        <li
          key={title}
          className="relative border-line-strong border-l-2 pb-2 pl-6 lg:border-t-2 lg:border-l-0 lg:pt-7 lg:pr-8 lg:pl-0"
        >
          <span
            aria-hidden
            className="absolute top-1 -left-[9px] size-4 rotate-45 rounded-[3px] bg-brass-mark lg:-top-[9px] lg:left-0"
          />
          <p className="eyebrow">
            Step {index + 1} · {length}
          </p>
          <h3 className="display mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}
