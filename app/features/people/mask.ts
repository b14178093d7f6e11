// Removes an address, a phone number or a reference from a text, and leaves the rest.

const erasedMark = '[erased]'

/** Letters that would make it a part of another address or number. */
const isPartOf = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}_%+-]/u.test(letter)

/** True where the sought text begins at this place and is no part of a longer one. */
function standsAlone(text: string, at: number, end: number): boolean {
  const [before, after, second] = [text[at - 1], text[end], text[end + 1]]
  if (isPartOf(before) || (before === '.' && isPartOf(text[at - 2]))) return false
  return !isPartOf(after) && !(after === '.' && isPartOf(second))
}

/** The places of a folded text in another one that was folded in the same way. */
function placesOf(folded: string, sought: string): number[] {
  const places: number[] = []
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    if (standsAlone(folded, at, at + sought.length)) places.push(at)
  }
  return places
}

export const mentions = (text: string, sought: readonly string[]): boolean =>
  sought.some((one) => placesOf(text.toLowerCase(), one.toLowerCase()).length > 0)

/** Replaces every mention by a mark, whatever its capitals. */
export const maskMentions = (text: string, sought: readonly string[]): string =>
  sought.reduce((masked, one) => maskOne(masked, one.toLowerCase()), text)

function maskOne(text: string, sought: string): string {
  const lower = text.toLowerCase()
  // A few letters get longer when they are folded; their places would not fit.
  const folded = lower.length === text.length ? lower : text
  const parts: string[] = []
  let from = 0
  for (const at of placesOf(folded, sought)) {
    parts.push(text.slice(from, at))
    from = at + sought.length
  }
  return [...parts, text.slice(from)].join(erasedMark)
}
