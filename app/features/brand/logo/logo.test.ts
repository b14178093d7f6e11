import { describe, expect, test } from 'vitest'
import { bilingualAssets } from '#tests/support/brand-assets.ts'
import { readIco, readPng, readSvg } from '#tests/support/read-files.ts'
import { defaultAssets } from '../defaults.ts'
import type { BrandAssets, Logo } from '../schema.ts'
import { drawFavicon, faviconNames } from './favicons.server.ts'
import { logoLayouts, logoSvg } from './logo.server.ts'
import { logoVersions, versionsOf } from './logo-colors.ts'
import { logoPng, pngWidths } from './rasters.server.ts'

const withLogo = (changes: Partial<Logo>): BrandAssets => ({
  ...defaultAssets,
  logo: { ...defaultAssets.logo, ...changes },
})

describe('the logo as SVG', () => {
  test.each(logoLayouts.flatMap((layout) => versionsOf(layout).map((version) => [layout, version] as const)))(
    '%s, %s: draws shapes alone, says what it shows and is as wide as was chosen',
    async (layout, version) => {
      const { root, title, foreign, elements } = readSvg(await logoSvg(withLogo({ size: 300 }), layout, version))
      expect(foreign).toEqual([])
      expect(root?.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2000/svg', width: '300', role: 'img' })
      expect(title).toContain('BN Technologies')
      expect(elements.filter(({ name }) => name === 'path').length).toBeGreaterThan(0)
    },
  )

  test('has the chosen colours, and a single colour when mono', async () => {
    const colours = { backgroundColor: '#102030', primaryColor: '#334455', secondaryColor: '#ffaa00' } as const
    const used = readSvg(await logoSvg(withLogo(colours), 'square')).colors
    for (const color of Object.values(colours)) expect(used).toContain(color)
    for (const layout of logoLayouts) {
      const { colors } = readSvg(await logoSvg(withLogo(colours), layout, 'mono'))
      expect([...colors].filter((color) => color && color !== 'none')).toEqual(['#000000'])
    }
  })

  test('sets the slogan in the chosen weight', async () => {
    const drawn = await Promise.all(
      ([400, 500, 600, 700] as const).map((fontWeight) => logoSvg(withLogo({ fontWeight }), 'square')),
    )
    expect(new Set(drawn).size).toBe(4)
  })

  test('draws Hangul, and other marks than BN', async () => {
    const korean = await logoSvg(withLogo({ slogan: '혁신을 잇다', mark: '빈' }), 'square')
    expect(readSvg(korean).title).toContain('혁신을 잇다')
    expect(korean).not.toBe(await logoSvg(withLogo({ slogan: '기술을 잇다', mark: '빈' }), 'square'))
    expect(korean).not.toBe(await logoSvg(withLogo({ slogan: '혁신을 잇다', mark: '엔' }), 'square'))
  })

  test('is complete without a slogan', async () => {
    for (const layout of logoLayouts)
      expect(readSvg(await logoSvg(withLogo({ slogan: '' }), layout)).foreign).toEqual([])
  })
})

describe('pictures', () => {
  test('have half, full and double the chosen size', async () => {
    const widths = pngWidths(withLogo({ size: 64 }))
    expect(widths).toEqual([32, 64, 128])
    for (const width of widths) {
      expect(readPng(await logoPng(bilingualAssets, 'square', 'colour', width))).toMatchObject({ width, height: width })
    }
    const lockup = readPng(await logoPng(defaultAssets, 'lockup', 'colour', 256))
    expect(lockup.width).toBe(256)
    expect(lockup.height).toBeLessThan(80)
  })

  test('show the right colours, and are transparent around a version without ground', async () => {
    const at = (png: ReturnType<typeof readPng>, x: number, y: number) => [
      ...png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 4),
    ]
    const square = readPng(await logoPng(defaultAssets, 'square', 'colour', 128))
    expect(at(square, 2, 2)).toEqual([10, 25, 47, 255])
    const reversed = readPng(await logoPng(defaultAssets, 'square', 'reversed', 128))
    expect(at(reversed, 2, 2)[3]).toBe(0)
    const mark = readPng(await logoPng(defaultAssets, 'mark', 'colour', 128))
    expect(at(mark, 100, 28)).toEqual([255, 62, 62, 255])
    expect(at(mark, 64, 4)).toEqual([0, 102, 255, 255])
  })
})

describe('favicons', () => {
  test('are an icon of three pictures, four PNGs and an SVG', async () => {
    expect(
      readIco(await drawFavicon(defaultAssets, 'favicon.ico')).map(({ width, height }) => [width, height]),
    ).toEqual([
      [16, 16],
      [32, 32],
      [48, 48],
    ])
    const sides = {
      'apple-touch-icon.png': 180,
      'icon-192.png': 192,
      'icon-512.png': 512,
      'icon-maskable-512.png': 512,
    }
    for (const [name, side] of Object.entries(sides)) {
      const png = readPng(await drawFavicon(defaultAssets, name as (typeof faviconNames)[number]))
      expect([png.width, png.height], name).toEqual([side, side])
      const isCut = name === 'icon-192.png' || name === 'icon-512.png'
      expect(png.data[3], name).toBe(isCut ? 0 : 255)
    }
    expect(readSvg((await drawFavicon(defaultAssets, 'favicon.svg')).toString()).foreign).toEqual([])
  })

  test('are not much larger than the files that they replace', async () => {
    const sizes = await Promise.all(faviconNames.map(async (name) => (await drawFavicon(defaultAssets, name)).length))
    expect(Math.max(...sizes)).toBeLessThan(12_000)
  })
})

test('all versions are made except a duplicate', () => {
  expect(versionsOf('mark')).not.toContain('reversed')
  expect(versionsOf('lockup')).toEqual([...logoVersions])
})
