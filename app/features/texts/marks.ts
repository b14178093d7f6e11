// Marks after texts that staff edit on their page: characters of no script, which say the number of the text's field. They
// pass through whatever draws the text, and are taken out of the finished page (routes/public/edit-page.server.tsx).
const [begin, zero, end] = ['\uE000', 0xe001, '\uE00B']

export const markOf = (number: number): string =>
  begin + [...String(number)].map((digit) => String.fromCharCode(zero + Number(digit))).join('') + end

const mark = /\uE000([\uE001-\uE00A]+)\uE00B/g
/** Also what is left of marks that were cut, and those in addresses. */
const remains = /[\uE000-\uE00B]|%EE%80%8[0-9AB]/gi

export const hasMarks = (text: string): boolean => text.includes(begin)

/** The numbers in the text, each once. */
export const numbersIn = (text: string): number[] => [
  ...new Set(
    [...text.matchAll(mark)].map(([, digits = '']) =>
      Number([...digits].map((digit) => digit.charCodeAt(0) - zero).join('')),
    ),
  ),
]

/** The marks of a text alone. */
export const marksOf = (text: string): string => (text.match(mark) ?? []).join('')

export const withoutMarks = (text: string): string => text.replace(remains, '')
