// Colleagues whom a note names by @ and the part of their sign-in address before its own @.

export type Mentionable = { name: string; handle: string }

export const handleOf = (email: string) => (email.split('@')[0] ?? '').toLowerCase()

/** Not within an address or a word; the full stop at the end of a sentence is not part of it. */
const mention = /(?<![\p{L}\p{N}._%+@-])@([a-z0-9](?:[a-z0-9._%+-]*[a-z0-9])?)(?![._%+-]*[\p{L}\p{N}@])/giu

/** The names in small letters, once each. */
export const mentionsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(mention)].map(([, handle = '']) => handle.toLowerCase()))

/** The text with the names of these colleagues apart. */
export function mentionParts(text: string, colleagues: readonly Mentionable[]): { text: string; isHit: boolean }[] {
  const known = new Set(colleagues.map(({ handle }) => handle))
  const parts: { text: string; isHit: boolean }[] = []
  let place = 0
  for (const { index, 0: name } of text.matchAll(mention)) {
    if (!known.has(name.slice(1).toLowerCase())) continue
    parts.push({ text: text.slice(place, index), isHit: false }, { text: name, isHit: true })
    place = index + name.length
  }
  return [...parts, { text: text.slice(place), isHit: false }].filter((part) => part.text !== '')
}
