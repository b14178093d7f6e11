import { textOn } from '../colour/readable.ts'
import type { Logo } from '../schema.ts'
import { escapeHtml } from '../type/escape-html.ts'
import { plainText } from '../type/plain-text.ts'

export const mailFont = 'Arial,Helvetica,sans-serif'

/** The mark as a coloured table cell, because mail programs would block a picture. */
export function mailMark({ mark, primaryColor }: Logo, size: number) {
  const ground = `background-color:${primaryColor};color:${textOn(primaryColor)}`
  return `<td width="${size}" height="${size}" align="center" valign="middle" bgcolor="${primaryColor}" style="width:${size}px;height:${size}px;border-radius:${Math.round(size * 0.22)}px;${ground};font:bold ${Math.round(size * 0.42)}px/1 ${mailFont}">${escapeHtml(plainText(mark))}</td>`
}
