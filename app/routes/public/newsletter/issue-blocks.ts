// Splits an issue's Markdown at the lines with a block: {{post: slug}} or {{button: Label | href}}.

type Block =
  | { kind: 'text'; markdown: string }
  | { kind: 'post'; slug: string }
  | { kind: 'button'; label: string; href: string }

export function blocksIn(body: string): Block[] {
  const blocks: Block[] = []
  let text: string[] = []
  const endText = () => {
    if (text.some((line) => line.trim() !== '')) blocks.push({ kind: 'text', markdown: text.join('\n') })
    text = []
  }
  for (const line of body.split('\n')) {
    const block = blockOf(line.trim())
    if (!block) {
      text.push(line)
      continue
    }
    endText()
    blocks.push(block)
  }
  endText()
  return blocks
}

function blockOf(line: string): Block | null {
  if (!line.startsWith('{{') || !line.endsWith('}}')) return null
  const [name = '', ...rest] = line.slice(2, -2).split(':')
  const value = rest.join(':').trim()
  if (name.trim() === 'post') return { kind: 'post', slug: value }
  if (name.trim() !== 'button') return null
  const at = value.lastIndexOf('|')
  const [label, href] = [value.slice(0, Math.max(0, at)).trim(), value.slice(at + 1).trim()]
  return label && isLink(href) ? { kind: 'button', label, href } : null
}

/** A path of this site, or an address that a browser opens without running anything. */
const isLink = (href: string) => /^(https?:\/\/|mailto:|\/(?!\/))/.test(href)
