/** The first element in the tab order. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute -top-20 left-4 z-50 rounded-control bg-brand px-4 py-2.5 font-semibold text-on-brand focus:top-3"
    >
      Skip to content
    </a>
  )
}
