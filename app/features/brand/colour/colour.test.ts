// Colorjs.io serves as the independent reference.
import Color from 'colorjs.io'
import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { defaultPalette } from '../defaults.ts'
import { contrastRatio, judgeContrast, ratioText } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'
import { contrastMatrix } from './palette.ts'
import { makeReadable, textOn } from './readable.ts'
import { type Hex, isHex, mix, toHex, toRgb } from './rgb.ts'

const anyColor = integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`)

test('contrast, OKLCH and mixing agree with another library for any colours', () => {
  assert(
    property(anyColor, anyColor, integer({ min: 0, max: 100 }), (one, other, percent) => {
      expect(contrastRatio(one, other) / new Color(one).contrast(other, 'WCAG21')).toBeCloseTo(1, 3)
      const { lightness, chroma } = toOklch(one)
      const [l = 0, c = 0] = new Color(one).to('oklch').coords as number[]
      expect(lightness).toBeCloseTo(l, 4)
      expect(chroma).toBeCloseTo(c, 4)
      const mixed = new Color(other).mix(one, percent / 100, { space: 'srgb' }).to('srgb')
      const distance = toRgb(mix(one, other, percent / 100)).map((part, i) =>
        Math.abs(part / 255 - (mixed.coords[i] ?? 0)),
      )
      expect(Math.max(...distance)).toBeLessThan(0.0021)
    }),
    { numRuns: 100 },
  )
})

test('a colour survives conversion to OKLCH and back', () => {
  assert(
    property(anyColor, (color) => {
      expect(fromOklch(toOklch(color))).toBe(color)
    }),
  )
})

test('only #rrggbb is a colour', () => {
  for (const wrong of ['red', '#fff', '#0066ff80', '0066ff', '#00g6ff', '#0066ff;}', ' #0066ff', '#0066ff\n']) {
    expect(isHex(wrong), wrong).toBe(false)
  }
  expect(() => toRgb('#fff' as Hex)).toThrow(RangeError)
  expect(toHex([300, -4, 15.6])).toBe('#ff0010')
})

test('a correction is readable on every ground, keeps the hue and is the nearest such colour', () => {
  const grounds = constantFrom<Hex[]>(['#ffffff', '#f4f7fb'], ['#0a192f', '#112541'], ['#ffffff'], ['#000000'])
  assert(
    property(anyColor, grounds, (picked, on) => {
      const { color, corrected, ratio } = makeReadable(picked, on)
      expect(Math.min(...on.map((ground) => new Color(color).contrast(ground, 'WCAG21')))).toBeGreaterThanOrEqual(4.499)
      expect(ratio).toBeGreaterThanOrEqual(4.5)
      expect(corrected).toBe(color !== picked)
      if (!corrected) return
      expect(Math.min(...on.map((ground) => contrastRatio(picked, ground)))).toBeLessThan(4.5)
      // One step back towards the picked colour must still be unreadable.
      const [from, to] = [toOklch(picked), toOklch(color)]
      const back = fromOklch({ ...from, lightness: to.lightness + Math.sign(from.lightness - to.lightness) * 0.006 })
      expect(Math.min(...on.map((ground) => contrastRatio(back, ground)))).toBeLessThan(4.5)
      const turn = Math.abs(Math.atan2(Math.sin(from.hue - to.hue), Math.cos(from.hue - to.hue)))
      if (from.chroma > 0.05 && to.chroma > 0.05) expect(turn).toBeLessThan(0.07)
    }),
  )
})

test('a readable colour is not changed', () => {
  expect(makeReadable('#0060f0', ['#ffffff'])).toMatchObject({ color: '#0060f0', corrected: false })
})

test('text on a fill is white or black and always readable', () => {
  assert(
    property(anyColor, (fill) => {
      expect(contrastRatio(textOn(fill), fill)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('the matrix has every colour on every other, with the verdict in words', () => {
  const matrix = contrastMatrix(defaultPalette)
  expect(matrix).toHaveLength(12)
  const found = (text: string, ground: string) =>
    matrix.find((pair) => pair.text.name === text && pair.ground.name === ground)
  expect(found('Text', 'Background')).toMatchObject({
    verdict: { passes: true, words: expect.stringMatching(/^Passes AAA/) },
  })
  expect(found('Text', 'Primary')).toMatchObject({
    verdict: { passes: true, words: expect.stringMatching(/^Passes AA /) },
  })
  expect(found('Text', 'Secondary')?.verdict.passes).toBe(false)
  expect(found('Secondary', 'Primary')?.verdict.words).toBe('Fails')
  expect(ratioText(4.4999)).toBe('4.49:1')
  expect(judgeContrast(4.4999).passes).toBe(false)
})
