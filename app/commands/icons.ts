// npm run icons: generates app/ui/icons.svg, the sprite of the icons listed in app/ui/icon-names.ts.
import { writeFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconNames } from '#app/ui/icon-names.ts'
import { runTool } from './command.ts'

const usage = {
  usage: 'npm run icons',
  about: 'Generates app/ui/icons.svg, the sprite of the icons listed in app/ui/icon-names.ts.',
  options: {},
}

await runTool(usage, async () => {
  const symbols = iconNames.map((name) => {
    const component = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
    const icon = (lucide as unknown as Record<string, ComponentType | undefined>)[component]
    if (!icon) throw new Error(`Lucide has no icon called ${name}`)
    const drawing = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.replace(/><\/(path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>')}</symbol>`
  })

  writeFileSync('app/ui/icons.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`)
  console.log(`${symbols.length} icons drawn.`)
})
