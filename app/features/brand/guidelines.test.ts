import { expect, test } from 'vitest'
import { defaultAssets } from './defaults.ts'
import { writeGuidelines } from './guidelines.ts'

test('the guidelines match the saved assets', () => {
  const guidelines = writeGuidelines(defaultAssets)
  expect(guidelines).toMatchObject({ company: 'BN Technologies', slogan: 'CONNECTING INNOVATION', corrections: [] })
  expect(guidelines.clearSpace.text).toContain('half the mark’s height')
  expect(guidelines.minimumSize).toMatchObject({ screenPixels: 24, printMillimetres: 8 })
  expect(guidelines.colors.map(({ name, hex, rgb }) => [name, hex, rgb])).toEqual([
    ['Background', '#0a192f', 'rgb(10 25 47)'],
    ['Primary', '#0066ff', 'rgb(0 102 255)'],
    ['Secondary', '#ff3e3e', 'rgb(255 62 62)'],
    ['Text', '#ffffff', 'rgb(255 255 255)'],
  ])
  expect(guidelines.colors[0]?.contrast).toContain('Text on it: 17.60:1. Passes AAA for text of any size.')
  expect(guidelines.do).toContain('Text on background: readable at any size.')
  expect(guidelines.dont).toContain('Secondary on primary: not readable.')
})

test('a pair for large text is neither recommended for any size nor forbidden', () => {
  const { colors, ...guidelines } = writeGuidelines(defaultAssets)
  expect(colors[0]?.contrast).toContain('Primary on it: 3.64:1. Fails for text; passes for large text and icons only.')
  const rules = [...guidelines.do, ...guidelines.dont].filter((line) => /primary on background/i.test(line))
  expect(rules).toEqual(['Primary on background: only in large text and icons.'])
})

test('another palette changes the rules and lists the site’s corrections', () => {
  const palette = { ...defaultAssets.palette, primaryColor: '#ffcc00' } as const
  const { corrections, dont, colors } = writeGuidelines({ ...defaultAssets, palette })
  expect(corrections.map(({ role }) => role)).toContain('Links on light backgrounds')
  expect(dont).toContain('Text on primary: not readable.')
  expect(colors[1]?.hex).toBe('#ffcc00')
})

test('colours that only the mark has are listed after those of the palette', () => {
  const palette = { ...defaultAssets.palette, primaryColor: '#ffcc00' } as const
  const { colors } = writeGuidelines({ ...defaultAssets, palette })
  expect(colors[1]?.use).toBe('Buttons and links')
  expect(colors.slice(4).map(({ name, hex, use }) => [name, hex, use])).toEqual([
    ['Tile of the mark', '#0066ff', 'Only in the mark'],
  ])
})
