// A missing fact is a placeholder in the content, '[What it is – to be confirmed]'. Staff see it as a marked slot; visitors
// see the content without it.

/** A placeholder is shown as plain text, never as a mail, phone or map link. */
export const isPlaceholder = (value: string) => value.includes('to be confirmed]')

/** The label of the fact, when the text is only its placeholder. */
export const missingLabel = (text: string) => /^\[([^[\]]+) – to be confirmed\]$/.exec(text)?.[1] ?? null

/** The labels of all facts that are missing in the text. */
export const labelsIn = (text: string): string[] =>
  [...text.matchAll(/\[([^[\]]+) – to be confirmed\]/g)].map(([, label = '']) => label)

const slots = /\[([^[\]]+) – to be confirmed\]|\{(\w+)\}/g
const filled = new WeakMap<object, WeakMap<object, unknown>>()

/** Replaces placeholders, and names in braces, with the facts that are known. */
export function withFacts<T extends object | string>(content: T, facts: ReadonlyMap<string, string>): T {
  const fill = (text: string) => text.replace(slots, (slot, label, name) => facts.get(label ?? name) ?? slot)
  if (typeof content === 'string') return fill(content) as T
  const known = filled.get(facts) ?? new WeakMap<object, unknown>()
  filled.set(facts, known)
  if (!known.has(content)) known.set(content, mapTexts(content, fill))
  return known.get(content) as T
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]))
}

const read = new WeakMap<object, unknown>()

/** Removes sentences with a missing fact, and list entries without any other text. */
export function withoutMissingFacts<T extends object | string>(content: T): T {
  if (typeof content === 'string') return knownSentences(content) as T
  if (!read.has(content)) read.set(content, strip(content))
  return read.get(content) as T
}

function strip(value: unknown): unknown {
  if (typeof value === 'string') return knownSentences(value)
  if (Array.isArray(value)) return value.filter((entry) => entry === '' || strip(entry) !== '').map(strip)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, strip(inner)]))
}

function knownSentences(text: string) {
  if (!isPlaceholder(text)) return text
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !isPlaceholder(sentence))
    .join(' ')
}
