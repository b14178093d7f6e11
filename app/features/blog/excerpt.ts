const usual = 200

/** The beginning of a post's running text: whole sentences if they fit well, otherwise whole words and an ellipsis. */
export function excerptOf(prose: string, length = usual): string {
  // A character has at most two code units, so this slice is long enough.
  const characters = [...prose.slice(0, length * 2 + 2)]
  if (characters.length <= length) return prose
  const begin = characters.slice(0, length + 1).join('')
  const last = [...begin.matchAll(/[.!?。…]["'”’)]?(?=\s)/gu)].at(-1)
  const sentence = last ? begin.slice(0, last.index + last[0].length) : ''
  if (sentence.length >= length / 2) return sentence
  const cut = characters.slice(0, length - 1).join('')
  const end = characters[length - 1] === ' ' ? cut.length : cut.lastIndexOf(' ')
  const words = end > 0 ? cut.slice(0, end) : cut
  return `${withoutEnd(words)}…`
}

const needless = /^[\s,;:–—-]$/u

function withoutEnd(words: string): string {
  let end = words.length
  while (end > 0 && needless.test(words.charAt(end - 1))) end -= 1
  return words.slice(0, end)
}
