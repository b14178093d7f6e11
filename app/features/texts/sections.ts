// Reads a text in Markdown as the parts of a page: "## " begins a part, "- " a point, "1. " a step.
export type TextSection = { heading: string; paragraphs: string[]; items: string[]; inOrder: boolean }

export const sectionsOf = (text: string): readonly TextSection[] =>
  text
    .split(/^## /m)
    .map((part, at) => sectionOf(at === 0 ? `\n${part}` : part))
    .filter(({ heading, paragraphs, items }) => heading || paragraphs.length > 0 || items.length > 0)

function sectionOf(part: string): TextSection {
  const [heading = '', ...lines] = part.split('\n')
  const section: TextSection = { heading: heading.trim(), paragraphs: [], items: [], inOrder: false }
  for (const block of lines.join('\n').split(/\n\s*\n/)) {
    let paragraph: string[] = []
    for (const line of block.split('\n').map((one) => one.trim())) {
      const [mark] = /^(?:[-*]|\d{1,3}[.)]) /.exec(line) ?? []
      if (mark === undefined) paragraph.push(line)
      else {
        section.items.push(line.slice(mark.length).trim())
        section.inOrder ||= /\d/.test(mark)
      }
    }
    paragraph = paragraph.filter(Boolean)
    if (paragraph.length > 0) section.paragraphs.push(paragraph.join(' '))
  }
  return section
}
