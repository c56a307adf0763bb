const DAYS = [
  { x: 60, day: 'Mon', note: 'received' },
  { x: 200, day: 'Tue', note: 'first day' },
  { x: 340, day: 'Wed', note: 'second day' },
  { x: 480, day: 'Thu', note: 'earliest closing' },
]
const LINE_Y = 64

/** 12 CFR 1026.19(f)(1)(ii)(A): received Monday, three specific business days, so Thursday at the earliest. */
export function ClosingDisclosureTimeline() {
  return (
    <figure className="rounded-card border border-line bg-surface p-5 sm:p-7">
      <svg
        viewBox="0 0 540 132"
        role="img"
        aria-label="Closing Disclosure received on Monday; Tuesday and Wednesday are the first and second business day; Thursday, the third, is the earliest closing."
        className="w-full"
      >
        <text x="20" y="24" className="fill-brass text-[15px] font-semibold sm:text-[13px]">
          Closing Disclosure
        </text>
        <path d={`M20 ${LINE_Y}H520`} stroke="var(--line-strong)" strokeWidth="2" />
        {DAYS.map(({ x, day, note }, index) => (
          <g key={day} textAnchor="middle">
            <DayMark x={x} index={index} />
            <text x={x} y="102" className="fill-ink text-[15px] font-semibold sm:text-[13px]">
              {day}
            </text>
            <text x={x} y="122" className="fill-ink-faint text-[15px] sm:text-[13px]">
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
  if (index === 0) return <circle cx={x} cy={LINE_Y} r="7" fill="var(--brand)" />
  if (index === DAYS.length - 1) {
    return <path d={`M${x} ${LINE_Y - 15}l11 14-11 21-11-21z`} fill="var(--brass-mark)" />
  }
  return <circle cx={x} cy={LINE_Y} r="5.5" fill="var(--surface)" stroke="var(--brand)" strokeWidth="2" />
}
