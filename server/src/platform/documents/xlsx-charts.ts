import type { DocumentChart } from './document-content.ts'
import {
  CHART_CONTENT,
  CHART_RELATION,
  type ChartCells,
  contentOverride,
  graphicOf,
  insertBefore,
  officeChart,
  xmlText,
} from './office-chart.ts'

const DRAWING = 'application/vnd.openxmlformats-officedocument.drawing+xml'
const DRAWING_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/drawing'
const RELATIONS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
/** English Metric Units: 914,400 to the inch. */
const SIZE = { width: 5_600_000, height: 2_400_000 }

export interface PlacedChart {
  chart: DocumentChart
  /** Counted from 1. */
  sheet: number
  /** The cell at its upper left corner, counted from 0. */
  column: number
  row: number
  cells: ChartCells
}

/** Puts charts beside the tables of a workbook; its library draws none. */
export function addCharts(parts: Map<string, Buffer>, charts: readonly PlacedChart[], color: string): void {
  for (const [index, { chart, sheet, column, row, cells }] of charts.entries()) {
    const number = index + 1
    const name = `xl/charts/chart${number}.xml`
    const drawing = `xl/drawings/drawing${number}.xml`
    parts.set(name, Buffer.from(officeChart(chart, color, cells)))
    parts.set(drawing, Buffer.from(anchored(chart, column, row)))
    parts.set(
      `xl/drawings/_rels/drawing${number}.xml.rels`,
      Buffer.from(
        `${RELATIONS}<Relationship Id="rId1" Type="${CHART_RELATION}" Target="../charts/chart${number}.xml"/></Relationships>`,
      ),
    )
    insertBefore(
      parts,
      '[Content_Types].xml',
      '</Types>',
      contentOverride(name, CHART_CONTENT) + contentOverride(drawing, DRAWING),
    )
    const relations = `xl/worksheets/_rels/sheet${sheet}.xml.rels`
    const own = parts.get(relations)?.toString()
    if (!own?.includes('</Relationships>')) parts.set(relations, Buffer.from(`${RELATIONS}</Relationships>`))
    insertBefore(
      parts,
      relations,
      '</Relationships>',
      `<Relationship Id="rIdChart" Type="${DRAWING_RELATION}" Target="../drawings/drawing${number}.xml"/>`,
    )
    insertBefore(parts, `xl/worksheets/sheet${sheet}.xml`, '</worksheet>', '<drawing r:id="rIdChart"/>')
  }
}

function anchored({ words }: DocumentChart, column: number, row: number): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="${SIZE.width}" cy="${SIZE.height}"/><xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="2" name="Chart" descr="${xmlText(words)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm>${graphicOf('rId1')}</xdr:graphicFrame><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>`
}
