// The colours and styles that letters and issues of the newsletter share.
import type { MailLook } from './mail-look.ts'

/** The colours of every mail, whatever the brand: light grounds and lines. */
export const grounds = { page: '#f3f5f8', sheet: '#ffffff', line: '#d8dee6', quote: '#b3bfcd' }

const fonts = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5'

export const stylesFor = ({ primary, onPrimary, ink, soft }: MailLook) => ({
  page: `margin:0;padding:24px 12px;background:${grounds.page};color:${ink};${fonts}`,
  sheet: `max-width:600px;margin:0 auto;padding:24px;background:${grounds.sheet};border:1px solid ${grounds.line};border-radius:8px`,
  // Korean lines break between words, as in print.
  korean: 'word-break:keep-all;',
  head: 'margin:0 0 24px;border-collapse:collapse',
  name: `padding:0 0 0 12px;font-weight:bold;color:${ink}`,
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  table: 'margin:0 0 16px;border-collapse:collapse',
  label: 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:bold',
  value: 'min-width:9em;padding:4px 0;vertical-align:top;overflow-wrap:anywhere',
  quote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${grounds.quote};overflow-wrap:anywhere`,
  button: `display:inline-block;padding:10px 18px;background:${primary};color:${onPrimary};border-radius:6px;text-decoration:none`,
  signature: `margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${grounds.line};color:${soft};font-size:14px`,
})

const darkColours = {
  page: 'background:#0b1220;color:#e7ecf3',
  sheet: 'background:#121c2e;border-color:#2b3a52',
  name: 'color:#e7ecf3',
  quote: 'border-color:#4a5b77',
  button: 'outline:1px solid #4a5b77',
  signature: 'color:#a9b6c8;border-color:#2b3a52',
}

/**
 * For mail programs that follow the reader's dark mode; they override the styles of the elements.
 * @param more of classes that only one kind of mail has
 */
export const darkStyles = (more: Record<string, string> = {}) =>
  `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries({ ...darkColours, ...more })
    .map(([name, style]) => `.${name}{${style.replaceAll(';', ' !important;')} !important}`)
    .join('')}}`
