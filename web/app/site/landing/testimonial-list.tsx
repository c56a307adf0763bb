import type { SiteClaims } from '@plumbline/contract/publishing/content.ts'

type Testimonial = SiteClaims['testimonials']['statements'][number]

/** Statements from the operator's claims file. */
export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="border-line border-t">
      {testimonials.map(({ statement, role, institution }) => (
        <li key={statement} className="border-line border-b py-7">
          <figure className="grid gap-x-10 gap-y-3 md:grid-cols-[1fr_14rem]">
            <blockquote className="display text-[1.375rem] leading-snug! sm:text-2xl">{statement}</blockquote>
            <figcaption className="border-brass-mark border-l-2 pl-3.5 text-[0.9375rem]">
              <span className="block font-semibold">{role}</span>
              <span className="block text-ink-faint">{institution}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
