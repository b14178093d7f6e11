// A missing fact is a placeholder in the content, '[What it is – to be confirmed]'. Staff see it as a marked slot; visitors
// see the content without it.
import { isPlaceholder } from './company.ts'

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
