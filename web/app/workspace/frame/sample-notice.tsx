/** On every screen of the sample institution: nobody takes its figures for their own. */
export function SampleNotice() {
  return (
    <p className="border-line border-b bg-info-soft px-4 py-2 text-sm md:px-8 print:hidden">
      <strong>Sample institution.</strong> People, figures, and loans on these screens are made up.
    </p>
  )
}
