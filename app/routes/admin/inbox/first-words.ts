const greeting =
  /^(hello|hi|hey|dear|good (morning|day|afternoon|evening)|bonjour|bonsoir|salut|cher|chère|안녕하세요)(?![\p{L}])/iu
const longestGreeting = 40
const longest = 160

/** The beginning of a message for a row of a list, without its greeting. */
export function firstWords(message: string): string {
  const [first = '', second] = message
    .slice(0, 1000)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isGreeting = second !== undefined && first.length <= longestGreeting && greeting.test(first)
  return (isGreeting ? second : first).slice(0, longest).toWellFormed()
}
