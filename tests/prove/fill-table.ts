// Writes measurements into a table of the docs, between two comments.
import { readFileSync, writeFileSync } from 'node:fs'

/** @param mark the comments' keyword @param head the column heads @param rows the cells of each row */
export function fillTable(page: string, mark: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const [begin, end] = [`<!-- ${mark} -->\n`, `<!-- end of ${mark} -->`]
  const text = readFileSync(page, 'utf8')
  const [before = '', after = ''] = [text.split(begin)[0], text.split(end)[1]]
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`)
  writeFileSync(page, `${before}${begin}${lines.join('')}${end}${after}`)
}

/** The cells of each row of such a table. */
export function readTable(page: string, mark: string): string[][] {
  const text = readFileSync(page, 'utf8').split(`<!-- ${mark} -->\n`)[1]?.split(`<!-- end of ${mark} -->`)[0] ?? ''
  const [, , ...lines] = text.trim().split('\n')
  return lines.map((line) => line.replace(/^\| | \|$/g, '').split(' | '))
}
