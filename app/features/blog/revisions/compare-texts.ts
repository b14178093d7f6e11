// The differences between two texts: by line, then by word inside rewritten passages.
import { diffArrays, diffWordsWithSpace } from 'diff'

export type Part = { text: string; changed: boolean }
export type Change =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  | { kind: 'rewritten'; before: Part[]; after: Part[] }

/** A range of lines in the first text, and the lines that replace it in the second. */
export type Hunk = { start: number; end: number; lines: string[] }

/** The most changes that are searched for; beyond them the texts count as unrelated. The time grows with the square. */
const mostChanges = 400
/** The most letters, of both texts together, that are compared by word; further passages are shown whole. */
const mostLetters = 40_000

export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []

export function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: mostChanges })
  if (!parts) return [{ start: 0, end: before.length, lines: [...after] }]
  const hunks: Hunk[] = []
  let [line, inHunk] = [0, false]
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      line += value.length
      inHunk = false
      continue
    }
    if (!inHunk) hunks.push({ start: line, end: line, lines: [] })
    inHunk = true
    const hunk = hunks.at(-1)
    if (added) hunk?.lines.push(...value)
    else if (hunk) {
      line += value.length
      hunk.end = line
    }
  }
  return hunks
}

type Compared = { title: string; excerpt: string | null; content: string }

/** The changes of a post's texts, by their headings. */
export const differencesOf = (before: Compared, after: Compared): Record<string, Change[]> => ({
  Title: compareTexts(before.title, after.title),
  Excerpt: compareTexts(before.excerpt ?? '', after.excerpt ?? ''),
  Content: compareTexts(before.content, after.content),
})

export function compareTexts(before: string, after: string): Change[] {
  const lines = linesOf(before)
  const changes: Change[] = []
  let [line, lettersLeft] = [0, mostLetters]
  const addSame = (end: number) => {
    if (end > line) changes.push({ kind: 'same', text: lines.slice(line, end).join('') })
  }
  for (const hunk of hunksOf(lines, linesOf(after))) {
    addSame(hunk.start)
    const [removed, added] = [lines.slice(hunk.start, hunk.end).join(''), hunk.lines.join('')]
    lettersLeft -= removed.length + added.length
    changes.push(changeOf(removed, added, lettersLeft >= 0))
    line = hunk.end
  }
  addSame(lines.length)
  return changes
}

function changeOf(before: string, after: string, hasWords: boolean): Change {
  if (!before) return { kind: 'added', text: after }
  if (!after) return { kind: 'removed', text: before }
  const words = hasWords ? diffWordsWithSpace(before, after, { maxEditLength: mostChanges }) : undefined
  if (!words) {
    return { kind: 'rewritten', before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] }
  }
  return {
    kind: 'rewritten',
    before: words
      .filter(({ added }) => !added)
      .map(({ value, removed }) => ({ text: value, changed: Boolean(removed) })),
    after: words
      .filter(({ removed }) => !removed)
      .map(({ value, added }) => ({ text: value, changed: Boolean(added) })),
  }
}
