// The only caller of String.prototype.normalize, which takes quadratic time in the length of a run of combining marks.

// Marks, and characters that decompose into one: the halfwidth voiced sound marks.
const marks = /[\p{M}\uff9e\uff9f]+/gu
/** No writing system stacks so many on one letter; Zalgo text loses the rest. */
const longestRun = 32

export const normalizeText = (text: string, form: 'NFC' | 'NFKC' | 'NFKD') =>
  text.replace(marks, cutRun).normalize(form)

const cutRun = (run: string) => (run.length <= longestRun ? run : [...run].slice(0, longestRun).join(''))
