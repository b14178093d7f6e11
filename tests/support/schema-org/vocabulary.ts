// Compares JSON-LD with schema.org's vocabulary.
import { readFileSync } from 'node:fs'

/** By type: what it inherits from, and its own properties with the types of their values; several with spaces between. */
export type Vocabulary = Record<string, { parents: string; properties: Record<string, string> }>

const vocabulary: Vocabulary = JSON.parse(readFileSync(new URL('vocabulary.json', import.meta.url), 'utf8'))

/** The type and all that it inherits from. */
export const lineOf = (type: string): string[] => [
  ...new Set([type, ...wordsOf(vocabulary[type]?.parents).flatMap(lineOf)]),
]

const wordsOf = (text = '') => text.split(' ').filter(Boolean)

/** Values that are written as a text or a number; schema.org has a pattern for each of the last three. */
const literals = [
  ...['Text', 'URL', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Boolean'],
  ...['Duration', 'Distance', 'DayOfWeek'],
]

/** All that is wrong in a thing, by the place where it stands. */
export function wrongIn(thing: Record<string, unknown>, place = ''): string[] {
  const { '@type': type, ...properties } = thing
  if (typeof type !== 'string' || !vocabulary[type]) return [`${place}: no type ${JSON.stringify(type)}`]
  const line = lineOf(type)
  return Object.entries(properties).flatMap(([name, value]) => {
    if (name.startsWith('@')) return []
    const here = `${place}${type}.${name}`
    // An action says of its properties what they need.
    const [, property = name] = (line.includes('Action') && /^(.+)-(input|output)$/.exec(name)) || []
    const range = line.flatMap((one) => wordsOf(vocabulary[one]?.properties[property]))
    if (range.length === 0) return [`${here}: no property of ${type}`]
    return [value].flat().flatMap((one) => wrongValue(one, property === name ? range : ['Text'], here))
  })
}

function wrongValue(value: unknown, range: readonly string[], here: string): string[] {
  if (typeof value !== 'object' || value === null) {
    // A thing may be named by its address.
    const isAddress = typeof value === 'string' && URL.canParse(value)
    const isLiteral = isAddress || range.some((one) => literals.includes(one))
    return isLiteral && value !== '' && value !== null ? [] : [`${here}: ${value} is none of ${range.join(', ')}`]
  }
  const thing = value as Record<string, unknown>
  // Another block, or another page, describes it.
  if (Object.keys(thing).join() === '@id') return []
  const isOfRange = lineOf(String(thing['@type'])).some((one) => range.includes(one))
  return [
    ...(isOfRange ? [] : [`${here}: ${thing['@type']} is none of ${range.join(', ')}`]),
    ...wrongIn(thing, `${here} > `),
  ]
}
