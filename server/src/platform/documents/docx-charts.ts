import type { DocumentChart } from './document-content.ts'
import {
  CHART_CONTENT,
  CHART_RELATION,
  contentOverride,
  graphicOf,
  insertBefore,
  officeChart,
  xmlText,
} from './office-chart.ts'
import { withChangedParts } from './zip-times.ts'

/** English Metric Units: 914,400 to the inch. */
const SIZE = { width: 6_330_000, height: 1_900_000 }
/** Above the numbers that the library gives to pictures. */
const FIRST_ID = 9_000

/** Stands in the text until the chart is put there. */
export const chartMark = (index: number): string => `\ue000chart${index}\ue000`

/** A Word file with its charts in place of their marks; its library draws none. */
export function withCharts(file: Buffer, charts: readonly DocumentChart[], color: string): Buffer {
  if (charts.length === 0) return file
  return withChangedParts(file, (parts) => {
    let document = parts.get('word/document.xml')!.toString()
    for (const [index, chart] of charts.entries()) {
      const name = `word/charts/chart${index + 1}.xml`
      const relation = `rIdChart${index + 1}`
      parts.set(name, Buffer.from(officeChart(chart, color)))
      insertBefore(parts, '[Content_Types].xml', '</Types>', contentOverride(name, CHART_CONTENT))
      insertBefore(
        parts,
        'word/_rels/document.xml.rels',
        '</Relationships>',
        `<Relationship Id="${relation}" Type="${CHART_RELATION}" Target="charts/chart${index + 1}.xml"/>`,
      )
      const text = new RegExp(`<w:t(?: [^>]*)?>${chartMark(index)}</w:t>`)
      document = document.replace(
        text,
        () =>
          `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${SIZE.width}" cy="${SIZE.height}"/><wp:docPr id="${FIRST_ID + index}" name="Chart ${index + 1}" descr="${xmlText(chart.words)}"/>${graphicOf(relation)}</wp:inline></w:drawing>`,
      )
    }
    parts.set('word/document.xml', Buffer.from(document))
  })
}
