const width = 72

/** The width of a text in monospaced columns: Korean, Chinese and Japanese characters take two. */
export const columnsOf = (text: string) =>
  [...text.replace(/[\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/gu, '  ')].length

/** Breaks lines at spaces to fit 72 columns; a longer word, such as a link, is not broken. */
export function wrap(text: string, prefix = '', hangingIndent = ''): string {
  const wrapped = text
    .split('\n')
    .flatMap((line, at) => wrapLine(line, at > 0 ? hangingIndent : '', prefix, hangingIndent))
  return wrapped.map((line) => `${prefix}${line}`.trimEnd()).join('\n')
}

function wrapLine(line: string, firstIndent: string, prefix: string, indent: string): string[] {
  const lines: string[] = []
  let current = firstIndent
  let columns = columnsOf(firstIndent)
  let empty = true
  for (const word of line.split(/[ \t]+/)) {
    const wordColumns = columnsOf(word)
    if (!empty && prefix.length + columns + 1 + wordColumns > width) {
      lines.push(current)
      current = indent
      columns = columnsOf(indent)
      empty = true
    }
    current += empty ? word : ` ${word}`
    columns += empty ? wordColumns : 1 + wordColumns
    empty = false
  }
  return [...lines, current]
}
