const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** The number in words, in digits above twenty: "six products". */
export const countWords = (count: number, one: string, many: string) =>
  `${words[count] ?? count} ${count === 1 ? one : many}`.trim()

/** The same at the beginning of a sentence. */
export function countHeading(count: number, one: string, many: string) {
  const counted = countWords(count, one, many)
  return counted.charAt(0).toUpperCase() + counted.slice(1)
}
