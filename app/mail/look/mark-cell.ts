import { escapeHtml } from './escape-html.ts'

export const mailFont = 'Arial,Helvetica,sans-serif'

type Mark = { mark: string; ground: string; letters: string }

/** The mark as a coloured table cell, because mail programs would block a picture. */
export const markCell = ({ mark, ground, letters }: Mark, size: number) =>
  `<td width="${size}" height="${size}" align="center" valign="middle" bgcolor="${ground}" style="width:${size}px;height:${size}px;border-radius:${Math.round(size * 0.22)}px;background-color:${ground};color:${letters};font:bold ${Math.round(size * 0.42)}px/1 ${mailFont}">${escapeHtml(mark)}</td>`
