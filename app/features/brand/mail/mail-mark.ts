import { textOn } from '../colour/readable.ts'
import type { Logo } from '../schema.ts'
import { escapeHtml } from '../type/escape-html.ts'

/** The mark as a coloured cell of a table: mail programs fetch no picture for it. */
export const mailMark = ({ mark, primaryColor }: Logo, size: number) =>
  `<td width="${size}" height="${size}" align="center" valign="middle" bgcolor="${primaryColor}" style="width:${size}px;height:${size}px;border-radius:${Math.round(size * 0.22)}px;background-color:${primaryColor};color:${textOn(primaryColor)};font:bold ${Math.round(size * 0.42)}px/1 ${mailFont}">${escapeHtml(mark)}</td>`

export const mailFont = 'Arial,Helvetica,sans-serif'
