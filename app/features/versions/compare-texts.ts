// The differences between two texts: by line, then by word inside rewritten passages. And two people's edits of one text,
// merged where they changed different lines.
import { diffArrays, diffWordsWithSpace } from 'diff'

export type Part = { text: string; changed: boolean }
export type Change =
  | { kind: 'same' | 'removed' | 'added'; text: string }
  | { kind: 'rewritten'; before: Part[]; after: Part[] }

/** A range of lines in the first text, and the lines that replace it in the second. */
type Hunk = { start: number; end: number; lines: string[] }

/** The most changes that are searched for; beyond them the texts count as unrelated. The time grows with the square. */
const mostChanges = 400
/** The most letters, of both texts together, that are compared by word; further passages are shown whole. */
const mostLetters = 40_000

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? []

function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] {
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

/** The texts of a version, by their labels. */
export type Texts = Readonly<Record<string, string>>

const labelsOf = (before: Texts, after: Texts) =>
  Object.keys({ ...after, ...before }).filter((label) => (before[label] ?? '') !== (after[label] ?? ''))

export type Difference = { label: string; changes: Change[] }

/** The texts that differ. */
export const differencesOf = (before: Texts, after: Texts): Difference[] =>
  labelsOf(before, after).map((label) => ({ label, changes: compareTexts(before[label] ?? '', after[label] ?? '') }))

/** The first text that differs, in both. */
export function firstDifference(before: Texts, after: Texts): readonly [before: string, after: string] {
  const [label = ''] = labelsOf(before, after)
  return [before[label] ?? '', after[label] ?? '']
}

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

/** Both edits in one text; null if they touch the same lines. */
export function mergeEdits(base: string, mine: string, theirs: string): string | null {
  const lines = linesOf(base)
  const [ours, others] = [hunksOf(lines, linesOf(mine)), hunksOf(lines, linesOf(theirs))]
  // An identical change on both sides is applied once.
  const added = others.filter((hunk) => !ours.some((own) => isSame(own, hunk)))
  const hunks = [...ours, ...added].sort((a, b) => a.start - b.start || a.end - b.end)
  if (hunks.some((hunk, index) => touches(hunks[index - 1], hunk))) return null

  let [merged, line] = ['', 0]
  for (const hunk of hunks) {
    merged += lines.slice(line, hunk.start).join('') + hunk.lines.join('')
    line = hunk.end
  }
  return merged + lines.slice(line).join('')
}

const isSame = (a: Hunk, b: Hunk) => a.start === b.start && a.end === b.end && a.lines.join('') === b.lines.join('')

/** Neighbouring lines count as the same place, because a sentence often runs over both. */
const touches = (earlier: Hunk | undefined, later: Hunk) => earlier !== undefined && later.start <= earlier.end
