import { markCell } from '#app/mail/look/mark-cell.ts'
import { textOn } from '../colour/readable.ts'
import type { Logo } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'

export { mailFont } from '#app/mail/look/mark-cell.ts'

export const mailMark = ({ mark, primaryColor }: Logo, size: number) =>
  markCell({ mark: plainText(mark), ground: primaryColor, letters: textOn(primaryColor) }, size)
