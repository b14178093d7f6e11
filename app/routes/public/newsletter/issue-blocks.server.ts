// Splits an issue's Markdown at the lines with a block: {{post: slug}} or {{button: Label | href}}.

import { type OwnBlock, ownBlockIn } from '#app/mail/issue/body.server.ts'

type Block = { kind: 'text'; markdown: string } | OwnBlock

export function blocksIn(body: string): Block[] {
  const blocks: Block[] = []
  let text: string[] = []
  const endText = () => {
    if (text.some((line) => line.trim() !== '')) blocks.push({ kind: 'text', markdown: text.join('\n') })
    text = []
  }
  for (const line of body.split('\n')) {
    const block = blockOf(line)
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

function blockOf(line: string): OwnBlock | null {
  const block = ownBlockIn(line)
  return block?.kind === 'button' && !isLink(block.href) ? null : block
}

/** A path of this site, or an address that a browser opens without running anything. */
const isLink = (href: string) => /^(https?:\/\/|mailto:|\/(?!\/))/.test(href)
