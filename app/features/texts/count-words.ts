import { capitalized } from '#app/languages/capitalized.ts'

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** The number in words, in digits above twenty: "six products". */
export const countWords = (count: number, one: string, many: string) =>
  `${words[count] ?? count} ${count === 1 ? one : many}`.trim()

/** The same at the beginning of a sentence. */
export const countHeading = (count: number, one: string, many: string) => capitalized(countWords(count, one, many))
