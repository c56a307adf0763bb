import { Banner } from '../../ui/banner.tsx'

/** Banner of a preview; also keeps search engines away. */
export function PreviewNotice({ title }: { title: string }) {
  return (
    <div className="wrap pt-8 print:hidden">
      <title>{`Preview: ${title} · Plumbline`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Banner tone="info" title="Preview">
        You read this by a link that expires. It may still change, and may not be published yet.
      </Banner>
    </div>
  )
}
