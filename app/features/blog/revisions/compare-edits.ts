// Merges two people's edits of the same text where they changed different lines.
import { type Hunk, hunksOf, linesOf } from './compare-texts.ts'

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
