import { defineConfig, parse } from '@terrazzo/parser'
import { transform } from 'lightningcss'
import { parse as parseScss } from 'postcss-scss'
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

  test('as SCSS declares variables and a map of them', () => {
    const { nodes } = parseScss(paletteScss(defaultAssets))
    const found = nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : []))
    expect(found.slice(0, 4)).toEqual(Object.entries(expected).map(([name, hex]) => [`$color-${name}`, hex]))
    expect(found[4]?.[0]).toBe('$palette')
    for (const name of Object.keys(expected)) expect(found[4]?.[1]).toContain(`"${name}": $color-${name}`)
    expect(nodes).toHaveLength(5)
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

  test('keeps any company name on one line of a GIMP palette', async () => {
    const letterhead = { ...defaultAssets.letterhead, companyName: 'Evil\n1 2 3 Injected\r\n#' }
    const gpl = paletteGpl({ ...defaultAssets, letterhead })
    expect(gpl.split('\n').filter((line) => /^\s*\d+\s+\d+\s+\d+/.test(line))).toHaveLength(4)
    expect(await readPalette(Buffer.from(gpl), 'gpl')).toHaveLength(4)
  })
})
