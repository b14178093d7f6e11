/** A slow reader's pace, which leaves time for examples; Korean words are counted by spaces. */
const wordsPerMinute = 200

/** Avoids Intl.Segmenter, whose time grows with the square of the text. */
export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*/gu)?.length ?? 0

export const readingMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute))
