/** What each role gets, in the place where other sites put words into people's mouths. */
const DESKS = [
  {
    role: 'Compliance officer',
    statement:
      'You open one page in the morning and know what changed, whom it concerns and by when it binds you.',
    note: 'Updates, priorities, library',
  },
  {
    role: 'Lending operations',
    statement:
      'You see the earliest closing date with the days counted out, before anyone promises a Friday.',
    note: 'TRID timing, checklists',
  },
  {
    role: 'Chief executive',
    statement: 'You take one page to the board, and every figure on it leads to what it was made of.',
    note: 'Score, risk areas, Monthly Summary',
  },
  {
    role: 'Internal auditor',
    statement: 'You find the answer, the section it rests on, and who decided it, without asking for a file.',
    note: 'Citations, records, reports',
  },
]

export function DeskList() {
  return (
    <ul className="border-line border-t">
      {DESKS.map(({ role, statement, note }) => (
        <li
          key={role}
          className="grid gap-x-10 gap-y-2 border-line border-b py-7 md:grid-cols-[12rem_1fr] lg:grid-cols-[14rem_1fr_14rem]"
        >
          <h3 className="font-semibold">{role}</h3>
          <p className="display text-[1.375rem] leading-snug! sm:text-2xl">{statement}</p>
          <p className="border-brass-mark border-l-2 pl-3.5 text-sm text-ink-faint md:col-start-2 lg:col-start-auto">
            {note}
          </p>
        </li>
      ))}
    </ul>
  )
}
