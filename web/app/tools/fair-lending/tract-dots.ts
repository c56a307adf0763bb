/** Tracts as dots, projected once. Everything that a frame touches is a typed array. */
export interface TractDots {
  tracts: string[]
  x: Float32Array
  y: Float32Array
}

const RADIANS = Math.PI / 180
/** Albers' equal-area projection of the contiguous states: standard parallels 29.5 and 45.5 degrees. */
const [FIRST, SECOND, LATITUDE, LONGITUDE] = [29.5, 45.5, 37.5, -96].map((degrees) => degrees * RADIANS) as [
  number,
  number,
  number,
  number,
]
const N = (Math.sin(FIRST) + Math.sin(SECOND)) / 2
const C = Math.cos(FIRST) ** 2 + 2 * N * Math.sin(FIRST)
const RHO = Math.sqrt(C - 2 * N * Math.sin(LATITUDE)) / N

/** East and south of the middle of the country, in radii of the earth. */
export function project(latitude: number, longitude: number): [x: number, y: number] {
  // The Aleutian Islands beyond the date line lie west of the others.
  const east = longitude > 0 ? longitude - 360 : longitude
  const rho = Math.sqrt(C - 2 * N * Math.sin(latitude * RADIANS)) / N
  const theta = N * (east * RADIANS - LONGITUDE)
  return [rho * Math.sin(theta), rho * Math.cos(theta) - RHO]
}

/** Lines of tract, latitude, longitude, below a head. */
export function readDots(text: string): TractDots {
  const lines = text.trim().split('\n').slice(1)
  const tracts: string[] = []
  const x = new Float32Array(lines.length)
  const y = new Float32Array(lines.length)
  lines.forEach((line, at) => {
    const [tract, latitude, longitude] = line.split(',')
    tracts.push(tract!)
    ;[x[at], y[at]] = project(Number(latitude), Number(longitude))
  })
  return { tracts, x, y }
}

/** Where the middle of the picture is on the map, and how many pixels one unit of it takes. */
export interface View {
  x: number
  y: number
  scale: number
}

export interface Look {
  /** Color of each dot by its place, as pixels hold it. */
  colors: Uint32Array
  /** 1 for a dot that is drawn hollow. */
  hollow: Uint8Array
  /** Places in the order of drawing: what matters comes last, and so lies on top. */
  order: Uint32Array
}

/** Dots grow as the map is enlarged. */
export const dotSize = (scale: number): number =>
  Math.max(2, Math.min(11, Math.round(Math.sqrt(scale / 600) + 1)))

/** Fills the pixels with the background, then with the dots that lie inside. */
export function paintDots(
  pixels: Uint32Array,
  width: number,
  height: number,
  background: number,
  { x, y }: TractDots,
  { colors, hollow, order }: Look,
  view: View,
  ratio: number,
): void {
  pixels.fill(background)
  const scale = view.scale * ratio
  const left = width / 2 - view.x * scale
  const top = height / 2 - view.y * scale
  const size = Math.round(dotSize(view.scale) * ratio)
  for (let place = 0; place < order.length; place++) {
    const at = order[place]!
    const fromX = Math.round(x[at]! * scale + left - size / 2)
    const fromY = Math.round(y[at]! * scale + top - size / 2)
    if (fromX + size < 0 || fromY + size < 0 || fromX >= width || fromY >= height) continue
    fillSquare(pixels, width, height, fromX, fromY, size, colors[at]!)
    if (hollow[at] === 1 && size > 4)
      fillSquare(pixels, width, height, fromX + 2, fromY + 2, size - 4, background)
  }
}

function fillSquare(
  pixels: Uint32Array,
  width: number,
  height: number,
  fromX: number,
  fromY: number,
  size: number,
  color: number,
): void {
  const right = Math.min(width, fromX + size)
  const bottom = Math.min(height, fromY + size)
  // For so few pixels, a loop is faster than fill().
  for (let row = Math.max(0, fromY); row < bottom; row++) {
    const end = row * width + right
    for (let at = row * width + Math.max(0, fromX); at < end; at++) pixels[at] = color
  }
}

/** The nearest dot within some pixels of a point of the picture. */
export function dotAt(
  { x, y }: TractDots,
  view: View,
  picture: { width: number; height: number },
  point: { x: number; y: number },
  reach: number,
): number | undefined {
  const mapX = (point.x - picture.width / 2) / view.scale + view.x
  const mapY = (point.y - picture.height / 2) / view.scale + view.y
  let nearest: number | undefined
  let least = (reach / view.scale) ** 2
  for (let at = 0; at < x.length; at++) {
    const distance = (x[at]! - mapX) ** 2 + (y[at]! - mapY) ** 2
    if (distance > least) continue
    least = distance
    nearest = at
  }
  return nearest
}

/** A view that holds the dots with some room around; the contiguous states where there are none. */
export function viewOf(
  { x, y }: TractDots,
  places: readonly number[],
  picture: { width: number; height: number },
): View {
  let [left, right, top, bottom] = [0, 0, 0, 0]
  if (places.length === 0) [left, right, top, bottom] = [-0.38, 0.38, -0.24, 0.24]
  else {
    ;[left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const at of places) {
      left = Math.min(left, x[at]!)
      right = Math.max(right, x[at]!)
      top = Math.min(top, y[at]!)
      bottom = Math.max(bottom, y[at]!)
    }
  }
  const room = 1.15
  const least = 0.002
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    scale: Math.min(
      picture.width / (Math.max(right - left, least) * room),
      picture.height / (Math.max(bottom - top, least) * room),
    ),
  }
}
