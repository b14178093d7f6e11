import { db } from '#app/db.server.ts'
import { findMailMark } from '#app/features/brand/mail/mail-mark.server.ts'
import { mailPolicy } from '#app/http/edge/headers.server.ts'
import { markVersionIn, withMark } from '#app/mail/look/mark-picture.ts'

/** A mail's HTML for a frame, whose links open a new tab. */
export async function drawnMail(html: string) {
  const version = markVersionIn(html)
  const mark = version === null ? null : await findMailMark(db, version)
  const drawn = mark ? withMark(html, mark) : html
  return new Response(drawn.replace('<head>', '<head>\n<base target="_blank">'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': mailPolicy,
      'Cache-Control': 'private, no-store',
    },
  })
}
