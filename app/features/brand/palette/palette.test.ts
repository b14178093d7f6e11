import { defineConfig, parse } from '@terrazzo/parser'
import { transform } from 'lightningcss'
import { compileString } from 'sass'
import { describe, expect, test } from 'vitest'
import { readPalette } from '#tests/support/read-files.ts'
import { defaultAssets } from '../defaults.ts'
import { paletteAse } from './ase.ts'
import { paletteCss, paletteGpl, paletteScss, paletteTokens } from './text-exports.ts'

const expected = { background: '#0a192f', primary: '#0066ff', secondary: '#ff3e3e', text: '#ffffff' }

describe('the palette', () => {
  test('as CSS declares a custom property for each colour', () => {
    const found: Record<string, string> = {}
    transform({
      filename: 'palette.css',
      code: Buffer.from(paletteCss(defaultAssets)),
      visitor: {
        Declaration({ property, value }) {
          if (property !== 'custom' || !value.name.startsWith('--color-')) return
          const [token] = value.value
          if (token?.type !== 'color' || typeof token.value === 'string' || token.value.type !== 'rgb') return
          const { r, g, b } = token.value
          found[value.name.slice('--color-'.length)] =
            `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        },
      },
    })
    expect(found).toEqual(expected)
  })

  test('as SCSS has variables and a map that Sass reads', () => {
    const use = '@use "sass:map"; a { b: $color-primary; c: map.get($palette, "secondary"); d: length($palette) }'
    const [first, ...rest] = use.split(';')
    const { css } = compileString(`${first};\n${paletteScss(defaultAssets)}\n${rest.join(';')}`, {
      silenceDeprecations: ['global-builtin'],
    })
    expect(css.replace(/\s+/g, ' ')).toContain('b: #0066ff; c: #ff3e3e; d: 4;')
  })

  test('as design tokens is read by a parser of the format', async () => {
    const config = defineConfig({}, { cwd: new URL('file:///') })
    const source = { filename: new URL('file:///palette.tokens.json'), src: paletteTokens(defaultAssets) }
    const { tokens } = await parse([source], { config })
    const read = Object.values(tokens).map(({ id, $type, $value }) => [id, $type, ($value as { hex?: string }).hex])
    expect(read).toEqual(Object.entries(expected).map(([name, hex]) => [`color.${name}`, 'color', hex]))
  })

  test.each([
    ['ase', (): Buffer => paletteAse(defaultAssets)],
    ['gpl', (): Buffer => Buffer.from(paletteGpl(defaultAssets))],
  ])('as %s has the four colours with their names', async (ending, write) => {
    const colors = await readPalette(write(), ending)
    const read = colors.map(({ name, hex }) => [name?.toLowerCase(), hex.toLowerCase()])
    expect(read).toEqual(Object.entries(expected))
  })

  test('has the company’s name in one line of a GIMP palette, whatever it is', async () => {
    const letterhead = { ...defaultAssets.letterhead, companyName: 'Evil\n1 2 3 Injected\r\n#' }
    const gpl = paletteGpl({ ...defaultAssets, letterhead })
    expect(gpl.split('\n').filter((line) => /^\s*\d+\s+\d+\s+\d+/.test(line))).toHaveLength(4)
    expect(await readPalette(Buffer.from(gpl), 'gpl')).toHaveLength(4)
  })
})
