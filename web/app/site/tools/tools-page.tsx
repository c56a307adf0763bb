import { PageMeta } from '../../platform/document/page-meta.tsx'
import { PUBLIC_TOOLS } from './tool-list.ts'

/** Free tools: each answers one question and shows its working. */
export default function ToolsPage() {
  return (
    <>
      <PageMeta
        title="Free tools"
        description="Check an APR, a rate spread, a HMDA register or a ULI check digit, with the working and the paragraphs. No account."
        path="/tools"
        card="tools"
      />
      <div className="wrap py-10">
        <p className="eyebrow">No account needed</p>
        <h1 className="display mt-2 text-4xl">Free tools</h1>
        <p className="mt-3 max-w-2xl text-ink-soft">
          Each tool answers one question and shows its working, paragraph by paragraph. What you enter stays
          in your browser. The address of a calculator holds its figures, so a link is all you need to share a
          result; files and names are in no address.
        </p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2">
          {PUBLIC_TOOLS.map(({ href, title, question, about }) => (
            <li
              key={href}
              className="relative rounded-card border border-line bg-surface p-6 hover:border-control-line"
            >
              <h2 className="font-display text-xl font-semibold leading-tight">
                <a href={href} className="after:absolute after:inset-0 after:rounded-card">
                  {question}
                </a>
              </h2>
              <p className="mt-2 text-sm font-semibold text-brass">{title}</p>
              <p className="mt-1 text-ink-soft">{about}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
