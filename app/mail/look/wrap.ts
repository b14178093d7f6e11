const width = 72

/** How wide a text stands in letters of one width: Korean, Chinese and Japanese ones take two columns. */
export const columnsOf = (text: string) =>
  [...text.replace(/[\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/gu, '  ')].length

/** Breaks lines at spaces so that each fits 72 columns; a longer word, such as a link, stays whole. */
export function wrap(text: string, prefix = '', hangingIndent = ''): string {
  const wrapped = text
    .split('\n')
    .flatMap((line, at) => wrapLine(line, at > 0 ? hangingIndent : '', prefix, hangingIndent))
  return wrapped.map((line) => `${prefix}${line}`.trimEnd()).join('\n')
}

function wrapLine(line: string, firstIndent: string, prefix: string, indent: string): string[] {
  const done: string[] = []
  let current = firstIndent
  let empty = true
  for (const word of line.split(/[ \t]+/)) {
    if (!empty && prefix.length + columnsOf(`${current} ${word}`) > width) {
      done.push(current)
      current = indent
      empty = true
    }
    current += empty ? word : ` ${word}`
    empty = false
  }
  return [...done, current]
}
