// The figure of a long text, drawn from its own headings or names.
import type { TextSection } from '#app/features/texts/sections.ts'
import type { TextFigureData } from '#app/ui/art/text-figure.tsx'
import { namesIn, partId } from '#app/ui/sections/content-sections.tsx'

const numbered = /^(?:(step) )?\d+[:.] (.+)$/i
const fewest = 3
const most = 6

/** Null for a text with neither numbered headings nor a list of names. */
export function figureOf(title: string, sections: readonly TextSection[]): TextFigureData | null {
  const headings = sections.flatMap((section) => {
    const [match, step, name] = numbered.exec(section.heading) ?? []
    return match && name ? [{ step, name, href: `#${partId(section)}` }] : []
  })
  if (headings.length >= fewest) {
    const parts = headings.map(({ name, href }) => ({ name, href }))
    return { is: headings[0]?.step ? 'steps' : 'checks', caption: title, parts }
  }
  const lists = sections.flatMap((section) => {
    const names = namesIn(section.items)
    return names && names.length >= fewest && names.length <= most ? [{ section, names }] : []
  })
  const levels = lists.find(({ names }) => names.every((name) => /^\w+ \d/.test(name)))
  const shown = levels ?? lists[0]
  if (!shown) return null
  const href = `#${partId(shown.section)}`
  return {
    is: levels ? 'levels' : 'names',
    caption: shown.section.heading,
    parts: shown.names.map((name) => ({ name, href })),
  }
}
