import { INK, LINE, SOFT } from './document-colors.ts'
import type { DocumentChart } from './document-content.ts'

export const CHART_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/chart'
export const CHART_NAMESPACE = 'http://schemas.openxmlformats.org/drawingml/2006/chart'
export const CHART_CONTENT = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml'

/** Where a workbook holds what a chart shows; a Word file holds it in the chart alone. */
export interface ChartCells {
  labels: string
  values: string
}

const hex = (color: string) => color.slice(1)
/** XML 1.0 has no way to write control characters. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const FIRST_AXIS = 111_111_111
const SECOND_AXIS = 222_222_222
const LABELS_AT_MOST = { line: 6, columns: 12 }

/** The chart of a document as Word and Excel draw it themselves, so that it can be hovered, copied, and changed. */
export function officeChart(chart: DocumentChart, color: string, cells?: ChartCells): string {
  const { form, points, most } = chart
  const axes = `<c:axId val="${FIRST_AXIS}"/><c:axId val="${SECOND_AXIS}"/>`
  const plot =
    form === 'columns'
      ? `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series(chart, color, cells)}<c:gapWidth val="66"/>${axes}</c:barChart>`
      : `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series(chart, color, cells)}<c:marker val="1"/>${axes}</c:lineChart>`
  // Not every program leaves labels out: those of a Word file that would not fit are not there.
  const every = cells ? Math.ceil(points.length / LABELS_AT_MOST[form]) : 1
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><c:chartSpace xmlns:c="${CHART_NAMESPACE}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:roundedCorners val="0"/><c:chart>${cells ? titleOf(chart.caption) : ''}<c:autoTitleDeleted val="${cells ? 0 : 1}"/><c:plotArea><c:layout/>${plot}<c:catAx><c:axId val="${FIRST_AXIS}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${outline(LINE)}${letters}<c:crossAx val="${SECOND_AXIS}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:tickLblSkip val="${every}"/><c:tickMarkSkip val="${every}"/><c:noMultiLvlLbl val="1"/></c:catAx><c:valAx><c:axId val="${SECOND_AXIS}"/><c:scaling><c:orientation val="minMax"/>${most === undefined ? '' : `<c:max val="${most}"/>`}<c:min val="0"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:majorGridlines>${outline(LINE)}</c:majorGridlines><c:numFmt formatCode="0" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${letters}<c:crossAx val="${FIRST_AXIS}"/><c:crosses val="autoZero"/>${majorUnit(chart)}</c:valAx></c:plotArea><c:plotVisOnly val="0"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln><a:noFill/></a:ln></c:spPr></c:chartSpace>`
}

/** Counts have no halves between them. */
function majorUnit({ points, most }: DocumentChart): string {
  const highest = most ?? Math.max(1, ...points.map(({ value }) => value))
  return `<c:majorUnit val="${Math.max(1, Math.ceil(highest / 4))}"/>`
}

function shownLabels(form: DocumentChart['form'], points: DocumentChart['points']): string[] {
  const every = Math.ceil(points.length / LABELS_AT_MOST[form])
  return points.map(({ label }, index) => ((points.length - 1 - index) % every === 0 ? label : ''))
}

const titleOf = (caption: string) =>
  `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1000" b="1"/></a:pPr><a:r><a:rPr lang="en-US" sz="1000" b="1"/><a:t>${xmlText(caption)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`

const outline = (color: string) =>
  `<c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="${hex(color)}"/></a:solidFill></a:ln></c:spPr>`
const letters = `<c:txPr><a:bodyPr/><a:p><a:pPr><a:defRPr sz="800"><a:solidFill><a:srgbClr val="${hex(SOFT)}"/></a:solidFill></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`

function series({ form, points }: DocumentChart, color: string, cells?: ChartCells): string {
  const fill = `<a:solidFill><a:srgbClr val="${hex(color)}"/></a:solidFill>`
  const look =
    form === 'columns'
      ? `<c:spPr>${fill}</c:spPr><c:invertIfNegative val="0"/><c:dLbls><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${letters.replace(hex(SOFT), hex(INK))}<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`
      : `<c:spPr><a:ln w="22225" cap="rnd">${fill}<a:round/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`
  const written = (values: readonly (string | number)[]) =>
    `<c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${xmlText(String(value))}</c:v></c:pt>`).join('')}`
  const labels = written(cells ? points.map(({ label }) => label) : shownLabels(form, points))
  const values = `<c:formatCode>General</c:formatCode>${written(points.map(({ value }) => value))}`
  return `<c:ser><c:idx val="0"/><c:order val="0"/>${look}<c:cat>${
    cells
      ? `<c:strRef><c:f>${cells.labels}</c:f><c:strCache>${labels}</c:strCache></c:strRef>`
      : `<c:strLit>${labels}</c:strLit>`
  }</c:cat><c:val>${
    cells
      ? `<c:numRef><c:f>${cells.values}</c:f><c:numCache>${values}</c:numCache></c:numRef>`
      : `<c:numLit>${values}</c:numLit>`
  }</c:val>${form === 'line' ? '<c:smooth val="0"/>' : ''}</c:ser>`
}

export const graphicOf = (relation: string): string =>
  `<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="${CHART_NAMESPACE}"><c:chart xmlns:c="${CHART_NAMESPACE}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${relation}"/></a:graphicData></a:graphic>`

/** Puts text before the end of an element that closes a part of an Office file. */
export function insertBefore(parts: Map<string, Buffer>, name: string, end: string, text: string): void {
  const part = parts.get(name)?.toString() ?? ''
  const at = part.lastIndexOf(end)
  if (at < 0) throw new Error(`${name} does not end with ${end}`)
  parts.set(name, Buffer.from(part.slice(0, at) + text + part.slice(at)))
}

export const contentOverride = (part: string, type: string): string =>
  `<Override PartName="/${part}" ContentType="${type}"/>`
