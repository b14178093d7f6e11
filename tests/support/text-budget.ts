// Measures how long processing a text blocks the process, for disproportionately expensive texts. Counted in processor
// time between two turns of the event loop, which other work on the machine hardly affects.
import { pieces } from './hostile-text.ts'

/** The maximum time that a stranger's text may block other requests. */
export const budgetMs = 200

const tries = 5
/** A slow reader is slow for most texts. */
const mostFound = 3

/** How long the yardstick blocks a process on the machine for which the budgets were set. */
const yardstickMs = 12
const yardstick = () =>
  'Ünder 1 way. '
    .repeat(16_000)
    .normalize('NFKD')
    .replace(/\p{L}+/gu, (word) => word.toUpperCase())

/** Pieces for parsers of mails, HTML, Markdown and front matter, in addition to those for any field. */
const readersPieces: Record<string, string> = {
  'quoted and own lines': '>\nb\n',
  'quoted lines': '> a\n',
  introductions: 'On a:\n',
  'long introductions': `On ${'on '.repeat(120)}wrote\n`,
  'header blocks': 'From: a\n',
  'dashed lines': '----- a -----\n',
  'web links': 'https://a ',
  commas: ',',
  'words and commas': 'a, ',
  'query parameters': 'a=b&',
  paragraphs: '<p> ',
  'nested elements': '<div>',
  'elements closed only': '</b>',
  'nested quotations': '<blockquote>a',
  'list items': '<li>a',
  comments: '<!--',
  'style elements': '<style>',
  attributes: '<a b=c ',
  'names of attributes': '<a x',
  entities: '&lt;',
  'broken entities': '&#',
  'rows of a table': '| a | b |\n',
  'cells of a table': '<tr><td>a',
  'references to footnotes': '[^1] ',
  footnotes: '[^1]: a\n',
  'nested lists': '- - ',
  'nested quotes': '> > ',
  'link references': '[a]: b\n',
  brackets: '[',
  'closing brackets': '![](',
  emphasis: '*a **b ',
  'inline code': '`a``',
  'front matter': 'a: &a [*a]\n',
  'line feeds and spaces': '\n ',
}

const filled = (letters: number, piece: string) => piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters)

/** Texts of this length: each piece alone, and elements that are opened first and then closed wrongly. */
export function hostileTexts(letters: number): { name: string; text: string }[] {
  const half = Math.floor(letters / 2)
  return [
    ...Object.entries({ ...pieces, ...readersPieces }).map(([name, piece]) => ({ name, text: filled(letters, piece) })),
    { name: 'elements closed by other names', text: filled(half, '<div>') + filled(half, '</b>') },
    { name: 'one word', text: filled(letters, 'a') },
  ]
}

/** The longest time in ms that this work blocks the process. */
async function longestHold(work: () => unknown): Promise<number> {
  let longest = 0
  let isDone = false
  let before = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.cpuUsage()
  }
  const turn = () => {
    look()
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await new Promise((resolve) => setImmediate(resolve))
  before = process.cpuUsage()
  try {
    await work()
  } finally {
    isDone = true
  }
  look()
  return longest
}

/**
 * Measures up to `tries` times and returns the shortest result, because a garbage collection can lengthen any one of them;
 * none explains ten times the limit.
 */
async function shortestHold(work: () => unknown, mostMs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < tries && least > mostMs; n++) {
    const hold = await longestHold(work)
    if (mostMs > 0 && hold > 10 * mostMs) return hold
    least = Math.min(least, hold)
  }
  return least
}

/** How many times slower than that machine this one is now: other work takes caches and half of a core. */
const slowness = async () => Math.max(1, (await shortestHold(yardstick, 0)) / yardstickMs)

/** The time in ms that this work blocks the process, on the machine for which the budgets were set. */
export async function leastHold(work: () => unknown, mostMs = budgetMs): Promise<number> {
  const shortest = await shortestHold(work, mostMs)
  return shortest > mostMs ? shortest / (await slowness()) : shortest
}

/**
 * @param mostMs a larger limit than the budget, for processes that answer no requests
 * @returns the first hostile texts that exceed the limit, with the time of each
 */
export async function overBudget(
  letters: number,
  read: (text: string) => unknown,
  mostMs = budgetMs,
): Promise<string[]> {
  const found: string[] = []
  for (const { name, text } of hostileTexts(letters)) {
    if (found.length === mostFound) break
    const least = await leastHold(() => read(text), mostMs)
    if (least > mostMs) found.push(`${name}: ${least.toFixed()} ms`)
  }
  return found
}
