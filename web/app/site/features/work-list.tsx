/** What the product keeps and does, beside the six areas. */
const WORK: ReadonlyArray<readonly [title: string, text: string]> = [
  [
    'Policies',
    'Written section by section beside the law, approved by other people, and signed by those who read them.',
  ],
  ['Tasks', 'With an owner, a due date, reminders, and evidence of what was done.'],
  ['HMDA', 'The register is checked in your browser by every official edit, and nothing is sent.'],
  ['Examinations', 'Each request gets its answer, and the examiner reads it in a room of its own.'],
  ['Complaints', 'The clock of the law starts by itself and reminds in time.'],
  ['Findings and evidence', 'From what was found to the file that shows it was mended.'],
  [
    'Risks and vendors',
    'What the law asks, what controls it, and what remains; whom you depend on, and when to look again.',
  ],
  ['Open interfaces', 'An API, webhooks, calendar feeds, and tools for assistants.'],
]

export function WorkList() {
  return (
    <dl className="grid gap-x-12 border-line border-t sm:grid-cols-2">
      {WORK.map(([title, text]) => (
        <div key={title} className="border-line border-b py-6">
          <dt className="display text-xl">{title}</dt>
          <dd className="mt-2 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
