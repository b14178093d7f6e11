import { mailPolicy } from '#app/http/edge/headers.server.ts'

/** A mail's HTML for a frame, whose links open a new tab. */
export const drawnMail = (html: string) =>
  new Response(html.replace('<head>', '<head>\n<base target="_blank">'), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': mailPolicy,
      'Cache-Control': 'private, no-store',
    },
  })
