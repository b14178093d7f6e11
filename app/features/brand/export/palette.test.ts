import { defineConfig, parse } from '@terrazzo/parser'
import { transform } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { paletteCss, paletteTokens } from '#app/features/brand/export/brand-files.server.ts'
import { defaultAssets } from '../defaults.ts'

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

  test('as design tokens is read by a parser of the format', async () => {
    const config = defineConfig({}, { cwd: new URL('file:///') })
    const source = { filename: new URL('file:///palette.tokens.json'), src: paletteTokens(defaultAssets) }
    const { tokens } = await parse([source], { config })
    const read = Object.values(tokens).map(({ id, $type, $value }) => [id, $type, ($value as { hex?: string }).hex])
    expect(read).toEqual(Object.entries(expected).map(([name, hex]) => [`color.${name}`, 'color', hex]))
  })
})
