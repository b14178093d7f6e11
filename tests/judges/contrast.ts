// Text on gradients and pictures, where axe cannot judge: each text's colour against the pixels that are really behind it.
import type { Page } from '#tests/support/browser-fixtures.ts'

/** `least` is the ratio that WCAG asks for; the box is the middle of a line, in pixels of the document. */
type Text = { words: string; color: string; least: number; box: [x: number, y: number, width: number, height: number] }

/** The texts with too little contrast, in light and dark on a wide page and in light on a narrow one. Motion must be reduced. */
export async function illegible(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => scrollTo(0, 0))
    const texts = await page.evaluate(readTexts)
    await page.evaluate(mute)
    const picture = await page.screenshot({ fullPage: true })
    await page.evaluate(() => document.adoptedStyleSheets.pop())
    const lines = await page.evaluate(compare, { picture: picture.toString('base64'), texts })
    found.push(...lines.map((line) => `${width} px, ${colorScheme}: ${line}`))
  }
  return found
}

/** Until the sheet is taken away: text without ink, at once. */
function mute() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    *, ::before, ::after { transition: none !important; animation: none !important }
    * { color: #0000 !important; text-shadow: none !important; text-decoration-color: #0000 !important }
    text { fill: #0000 !important }`)
  document.adoptedStyleSheets.push(sheet)
}

function readTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: Text[] = []
  while (walker.nextNode()) {
    const words = walker.currentNode.nodeValue?.trim().slice(0, 60)
    const element = walker.currentNode.parentElement
    if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('[disabled], .visually-hidden, .skip-link')) continue
    const { color: ink, fill, fontSize } = getComputedStyle(element)
    const color = element instanceof SVGElement ? fill : ink
    range.selectNodeContents(walker.currentNode)
    for (const { x, y, width, height } of range.getClientRects()) {
      // Cut off, or only outlined.
      if (width < 4 || x < 0 || x + width > innerWidth || color === 'rgba(0, 0, 0, 0)') continue
      // Without what underlines it.
      const box = [x + scrollX, y + scrollY + height / 5, width, height * 0.6 + 1].map(Math.floor) as Text['box']
      found.push({ words, color, least: Number.parseFloat(fontSize) >= 24 ? 3 : 4.5, box })
    }
  }
  return found
}

/** @returns the texts with too little contrast in the worst twentieth of the pixels behind them */
async function compare({ picture, texts }: { picture: string; texts: Text[] }): Promise<string[]> {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))]))
  const paint = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  if (!paint) return ['There is no canvas']
  paint.drawImage(image, 0, 0)
  const linear = (channel = 0) => (channel <= 10 ? channel / 3295 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
  const lights = ({ data }: ImageData) =>
    Array.from({ length: data.length / 4 }, (_, at) => {
      const [r, g, b] = data.subarray(at * 4)
      return 0.05 + 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    })
  return texts.flatMap(({ words, color, least, box }) => {
    const ground = paint.getImageData(...box)
    // Painted over the picture: a colour that is not opaque mixes with what is behind it.
    paint.fillStyle = color
    paint.fillRect(...box)
    const text = lights(paint.getImageData(...box))
    paint.putImageData(ground, box[0], box[1])
    const ratios = lights(ground).map((one, at) => Math.max(one, text[at] ?? 0) / Math.min(one, text[at] ?? 0))
    const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 20)] ?? 21
    return worst < least ? [`a contrast of ${worst.toFixed(1)}: ${words}`] : []
  })
}
