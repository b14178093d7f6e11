// Takes the pairs of colours from the stylesheets; Colorjs.io computes and judges them as a browser would.
import Color from 'colorjs.io'
import { transform } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#app/ui/art/seeded-random.ts'
import { defaultPalette } from '../defaults.ts'
import type { Palette } from '../schema.ts'
import type { Hex } from './rgb.ts'
import { deriveSiteTokens } from './site-tokens.ts'

const random = seededRandom('palettes')
const anyColor = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}` as Hex
const paletteOf = (...colors: [Hex, Hex, Hex, Hex]): Palette => {
  const [backgroundColor, primaryColor, secondaryColor, textColor] = colors
  return { backgroundColor, primaryColor, secondaryColor, textColor }
}
const palettes = [
  defaultPalette,
  paletteOf('#ffffff', '#ffffff', '#ffffff', '#ffffff'),
  paletteOf('#000000', '#000000', '#000000', '#000000'),
  paletteOf('#ffff00', '#ffff00', '#00ff00', '#ffff00'),
  paletteOf('#777777', '#777777', '#777777', '#777777'),
  paletteOf('#0000ff', '#0000ff', '#0000ff', '#ff0000'),
  ...Array.from({ length: 50 }, () => paletteOf(anyColor(), anyColor(), anyColor(), anyColor())),
]

/** The browser's value of var(--name) in one theme. */
function readCss(css: string, theme: 'light' | 'dark') {
  const values = new Map<string, string>()
  const beforeIslands = css.split('@supports not')[0] ?? ''
  for (const [, name = '', value = ''] of beforeIslands.matchAll(/--([a-z-]+):([^;]+);/g)) {
    const pair = /^light-dark\(([^,]+),([^)]+)\)$/.exec(value)
    values.set(name, pair ? ((theme === 'light' ? pair[1] : pair[2]) ?? '') : value)
  }
  return (name: string) => new Color(values.get(name) ?? 'missing')
}

const over = (top: Color, share: number, below: Color) => below.mix(top, share, { space: 'srgb' }) as Color

function pairsOf(css: string, theme: 'light' | 'dark'): [name: string, text: Color, ground: Color][] {
  const token = readCss(css, theme)
  const plain = ['ground', 'ground-soft', 'surface']
  const tinted = [...plain, 'tint', 'good-tint', 'warn-tint', 'bad-tint']
  const inks = ['ink', 'ink-soft', 'accent'].flatMap((ink) => tinted.map((on) => [ink, on] as const))
  const states = ['good', 'warn', 'bad'].flatMap((ink) => [...plain, `${ink}-tint`].map((on) => [ink, on] as const))
  const hovers = plain.flatMap((on): [string, Color, Color][] => [
    [`ghost button on ${on}`, token('accent'), over(token('accent'), 0.11, token(on))],
    [`outline button on ${on}`, token('ink'), over(token('accent'), 0.09, token(on))],
    [`neutral badge on ${on}`, token('ink-soft'), over(token('ink'), 0.08, token(on))],
  ])
  return [
    ...[...inks, ...states].map(([ink, on]): [string, Color, Color] => [`${ink} on ${on}`, token(ink), token(on)]),
    ...hovers,
    ['chosen tab', token('ground'), token('ink')],
    ['secondary button', token('ground'), over(token('ink'), 0.86, token('accent'))],
    ['error sign', token('ground'), token('bad')],
    ['count in a tab', over(token('ink-soft'), 0.8, token('surface')), token('surface')],
    ['primary button', token('on-primary'), token('brand-blue')],
    ['primary button, hovered', token('on-primary'), token('primary-hover')],
    ['most popular', token('on-secondary'), token('brand-red')],
  ]
}

/** Heroes, bands, footer and sidebar are dark in both themes. */
function islandPairsOf(css: string): [name: string, text: Color, ground: Color][] {
  const token = readCss(css, 'dark')
  const [navy, white] = [token('brand-navy'), new Color('#fff')]
  const active = over(token('brand-glow'), 0.42, navy)
  const glows = [0.38, 0.45, 0.55].flatMap((share) =>
    ['ink', 'ink-soft', 'accent'].map((ink): [string, Color, Color] => [
      `${ink} on ${share} of the glow`,
      token(ink),
      over(token('brand-glow'), share, navy),
    ]),
  )
  return [
    ...glows,
    ['avatar', white, navy],
    ['open page in the sidebar', white, active],
    ['its count', white, over(white, 0.12, active)],
    ['another count', token('ink-soft'), over(white, 0.12, navy)],
    ['hovered page', token('ink'), over(white, 0.06, navy)],
  ]
}

/** A field's edge against its ground, which needs 3:1. */
function edgesOf(css: string, theme: 'light' | 'dark'): [name: string, edge: Color, ground: Color][] {
  const token = readCss(css, theme)
  return ['ground', 'ground-soft', 'surface'].map((on) => [`edge on ${on}`, token('line-strong'), token(on)])
}

const failures = (pairs: [string, Color, Color][], minimum: number) =>
  pairs
    .map(([name, text, ground]) => ({ name, ratio: text.contrast(ground, 'WCAG21') }))
    .filter(({ ratio }) => !(ratio >= minimum - 0.001))

describe('the site in a saved palette', () => {
  test('keeps all text readable with any picked colours, in both themes', () => {
    const failed = palettes.flatMap((palette) => {
      const { css } = deriveSiteTokens(palette)
      const found = [
        ...failures(islandPairsOf(css), 4.5),
        ...(['light', 'dark'] as const).flatMap((theme) => [
          ...failures(pairsOf(css, theme), 4.5),
          ...failures(edgesOf(css, theme), 3),
        ]),
      ]
      return found.length > 0 ? [{ palette, found }] : []
    })
    expect(palettes.length).toBeGreaterThan(50)
    expect(failed).toEqual([])
  })

  test('matches the original design in the original colours, without corrections', () => {
    const { both, light, dark, corrections } = deriveSiteTokens(defaultPalette)
    expect(corrections).toEqual([])
    expect(both).toMatchObject({ 'brand-navy': '#0a192f', 'brand-blue': '#0066ff', 'brand-bright': '#00b7ff' })
    expect(both).toMatchObject({ 'brand-red': '#ff3e3e', 'on-primary': '#ffffff', 'on-secondary': '#000000' })
    expect(light).toMatchObject({ ink: '#0a192f', 'ground-soft': '#f4f7fb', line: '#dde4ee', 'line-strong': '#76849a' })
    expect(dark).toMatchObject({ ink: '#eef4fc', 'ink-soft': '#a8b8cf', accent: '#24c1ff', bad: '#ff9a9a' })
  })

  test('lists each correction with both colours and the reason', () => {
    const { corrections, both } = deriveSiteTokens({
      ...defaultPalette,
      primaryColor: '#ffcc00',
      backgroundColor: '#eeeeee',
    })
    expect(corrections.map(({ role }) => role)).toEqual([
      'Background of dark sections',
      'Links on light backgrounds',
      'Links on dark backgrounds',
      'Glow behind text',
    ])
    expect(corrections[1]).toMatchObject({ picked: '#ffcc00', reason: { values: { ratio: '1.51:1' } } })
    expect(both['brand-blue']).toBe('#ffcc00')
    expect(both['on-primary']).toBe('#000000')
  })

  test('is valid CSS that sets nothing but custom properties', () => {
    for (const palette of palettes.slice(0, 10)) {
      const { css } = deriveSiteTokens(palette)
      const { code, warnings } = transform({ filename: 'tokens.css', code: Buffer.from(css), minify: true })
      expect(warnings).toEqual([])
      expect(code.length).toBeGreaterThan(500)
      expect(css.length).toBeLessThan(3000)
    }
  })
})
