// The colours of code meet AA on every background of code, light and dark.
import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'

const styles = ['app/ui/styles/tokens.css', 'app/features/blog/code-highlight.css'].map((file) =>
  readFileSync(file, 'utf8'),
)
const parts = [...new Set([...(styles[1] ?? '').matchAll(/\.(hljs-[\w-]+)/g)].map(([, name]) => name as string))]

for (const colorScheme of ['light', 'dark'] as const) {
  test(`code is legible on a ${colorScheme} background`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setContent(`<style>${styles.join('\n')}</style><canvas width=1 height=1></canvas>
      ${['--ground', '--ground-soft', '--surface'].map((ground) => `<pre style="background: var(${ground}); color: var(--ink)">${parts.map((part) => `<span class="${part}">a</span>`).join('')}</pre>`).join('')}`)
    const contrasts = await page.evaluate(() => {
      const paint = document.querySelector('canvas')?.getContext('2d', { willReadFrequently: true })
      const luminance = (color: string) => {
        if (!paint) return 0
        paint.clearRect(0, 0, 1, 1)
        paint.fillStyle = color
        paint.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((channel) => {
          const share = channel / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      return [...document.querySelectorAll('span')].map((span) => {
        const own = getComputedStyle(span)
        const ground =
          own.backgroundColor === 'rgba(0, 0, 0, 0)'
            ? getComputedStyle(span.parentElement ?? span).backgroundColor
            : own.backgroundColor
        const [low = 0, high = 0] = [luminance(own.color), luminance(ground)].sort((a, b) => a - b)
        return { part: span.className, ratio: (high + 0.05) / (low + 0.05) }
      })
    })
    expect(contrasts.length).toBe(parts.length * 3)
    expect(contrasts.filter(({ ratio }) => ratio < 4.5)).toEqual([])
    // Checks the measurement itself: black and white are among the colours.
    expect(Math.max(...contrasts.map(({ ratio }) => ratio))).toBeGreaterThan(12)
  })
}
