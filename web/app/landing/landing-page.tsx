import { PageMeta } from '../document/page-meta.tsx'

export default function LandingPage() {
  return (
    <div className="wrap py-20">
      <PageMeta
        title="Plumbline: mortgage compliance that hangs true"
        description="Every rule that applies to you, what changed in it, what to do about it and by when."
        path="/"
      />
      <h1 className="display text-6xl">Mortgage compliance that hangs true.</h1>
    </div>
  )
}
