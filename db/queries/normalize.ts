// The only caller of String.prototype.normalize, whose time grows with the square of a run of combining marks.

// Marks, and what compatibility turns into one: the halfwidth voiced sound marks.
const marks = /[\p{M}\uff9e\uff9f]+/gu
/** No writing system stacks as many on one letter; of zalgo text the rest is lost. */
const longestRun = 32

export const normalizeText = (text: string, form: 'NFC' | 'NFKC' | 'NFKD') =>
  text.replace(marks, cutRun).normalize(form)

const cutRun = (run: string) => (run.length <= longestRun ? run : [...run].slice(0, longestRun).join(''))
