const DAYS = [
  { x: 42, day: 'Mon', note: 'received' },
  { x: 142, day: 'Tue', note: 'first day' },
  { x: 242, day: 'Wed', note: 'second day' },
  { x: 342, day: 'Thu', note: 'earliest closing' },
]
const LINE_Y = 50

/** 12 CFR 1026.19(f)(1)(ii)(A): received Monday, three specific business days, so Thursday at the earliest. */
export function ClosingDisclosureTimeline() {
  return (
    <figure className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <svg
        viewBox="0 0 400 108"
        role="img"
        aria-label="Closing Disclosure received on Monday; Tuesday and Wednesday are the first and second business day; Thursday, the third, is the earliest closing."
        className="mx-auto w-full max-w-2xl"
      >
        <text x="4" y="16" className="fill-brass text-[14px] font-semibold sm:text-[10px]">
          Closing Disclosure
        </text>
        <path d={`M4 ${LINE_Y}H396`} stroke="var(--line-strong)" strokeWidth="1.5" />
        {DAYS.map(({ x, day, note }, index) => (
          <g key={day} textAnchor="middle">
            <DayMark x={x} index={index} />
            <text x={x} y="82" className="fill-ink text-[14px] font-semibold sm:text-[10px]">
              {day}
            </text>
            <text x={x} y="100" className="fill-ink-faint text-[14px] sm:text-[10px]">
              {note}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-5 border-brass-mark border-l-2 pl-3.5 text-sm text-ink-soft">
        <strong className="block font-semibold text-brass">12 CFR 1026.19(f)(1)(ii)(A)</strong>
        Received at least three business days before consummation. Specific business days, 1026.2(a)(6): every
        day but Sundays and the legal public holidays.
      </figcaption>
    </figure>
  )
}

function DayMark({ x, index }: { x: number; index: number }) {
  if (index === 0) return <circle cx={x} cy={LINE_Y} r="5" fill="var(--brand)" />
  if (index === DAYS.length - 1) {
    return <path d={`M${x} ${LINE_Y - 10}l8 10-8 15-8-15z`} fill="var(--brass-mark)" />
  }
  return <circle cx={x} cy={LINE_Y} r="4" fill="var(--surface)" stroke="var(--brand)" strokeWidth="1.5" />
}
