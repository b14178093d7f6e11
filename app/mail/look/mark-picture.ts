// The company's mark above a letter: a picture that each mail carries, so that opening a mail fetches nothing.
import { siteUrl } from '#app/mail/site-url.server.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailLook } from './mail-look.ts'

/** As shown; the picture has twice as many pixels, for fine screens. */
export const markSide = 36

/** The name of the file; mail programs send it back below replies. */
const fileName = 'company-mark.png'
const contentId = (version: number) => `company-mark-${version}`
const source = /(?<=<img src=")cid:company-mark-(\d+)(?=")/

/** A square with its own ground, which no dark mode inverts: the icon of the site, for mails that cannot carry files. */
const markAddress = (version: number) =>
  siteUrl(version > 0 ? `/icons/apple-touch-icon.png?v=${version}` : '/apple-touch-icon.png')

export const siteMarkPicture = ({ version, name }: MailLook) =>
  `<img src="${markAddress(version)}" width="${markSide}" height="${markSide}" alt="${escapeHtml(name)}" style="display:block;border:0;border-radius:8px;overflow:hidden;font-size:9px;line-height:12px">`

/** Where pictures are blocked, its place shows the company's name. */
export const markPicture = ({ version, name }: MailLook) =>
  `<img src="cid:${contentId(version)}" width="${markSide}" height="${markSide}" alt="${escapeHtml(name)}" style="display:block;border:0;overflow:hidden;font-size:9px;line-height:12px">`

/** The version of the brand whose mark the mail shows; null if it shows none. */
export function markVersionIn(html: string): number | null {
  const version = source.exec(html)?.[1]
  return version === undefined ? null : Number(version)
}

/** Of our own pages, which have no attachments: the picture lies in the text. */
export const withMark = (html: string, png: Buffer) =>
  html.replace(source, `data:image/png;base64,${png.toString('base64')}`)

export const markAttachment = (version: number, png: Buffer) => ({
  filename: fileName,
  content: png,
  contentType: 'image/png',
  contentId: contentId(version),
})

/** True if an attachment is the mark of a quoted mail of ours. @param id its Content-ID, by which the HTML refers to it */
export const isQuotedMark = (name: string, id: string) =>
  id.replace('<', '').startsWith('company-mark-') || (name === fileName && id !== '')
