import { db } from '#app/db.server.ts'
import { findMailMark } from '#app/features/brand/mail/mail-mark.server.ts'
import { mailPolicy } from '#app/http/edge/headers.server.ts'
import { markVersionIn, withMark } from '#app/mail/look/mark-picture.ts'

const head = '<head>\n<base target="_blank">'

/** A mail's HTML for a frame, whose links open a new tab. */
export async function framedHtml(html: string): Promise<string> {
  const version = markVersionIn(html)
  const mark = version === null ? null : await findMailMark(db, version)
  return (mark ? withMark(html, mark) : html).replace('<head>', head)
}

export const drawnMail = async (html: string) => mailPage(await framedHtml(html))

/** A frame whose contents a script of our page draws. */
export const emptyMail = () => mailPage(`<!doctype html>\n<html>\n${head}\n</head>\n</html>\n`)

export const mailPage = (html: string) =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': mailPolicy,
      'Cache-Control': 'private, no-store',
    },
  })
