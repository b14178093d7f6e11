// The letterhead as a mail: a whole document in tables, without external pictures.
import { paperInks } from '../colour/paper-inks.ts'
import type { BrandAssets } from '../schema.ts'
import { escapeHtml } from '../type/escape-html.ts'
import { linkedContacts } from './mail-links.ts'
import { mailFont, mailMark } from './mail-mark.ts'

export const sampleParagraphs = ['Dear …,', 'Write your letter here.', 'Kind regards'] as const

export function writeLetterheadMail(assets: BrandAssets, paragraphs: readonly string[] = sampleParagraphs): string {
  const { logo, letterhead, palette } = assets
  const { ink, soft, link } = paperInks(palette)
  const name = escapeHtml(letterhead.companyName)
  const contacts = linkedContacts(letterhead, link)
  const foot = [letterhead.address && escapeHtml(letterhead.address), ...contacts].filter(Boolean).join(' &middot; ')
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    `<title>${name}</title>`,
    '</head>',
    '<body style="margin:0;padding:24px 12px;background-color:#f4f7fb">',
    '<table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background-color:#ffffff">',
    `<tr><td style="padding:28px 32px 20px;border-bottom:2px solid ${palette.primaryColor}">`,
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>',
    mailMark(logo, 44),
    `<td style="padding:0 0 0 14px;font:bold 20px/1.2 ${mailFont};color:${ink}">${name}`,
    letterhead.slogan &&
      `<br><span style="font-weight:normal;font-size:12px;color:${soft}">${escapeHtml(letterhead.slogan)}</span>`,
    '</td></tr></table>',
    '</td></tr>',
    `<tr><td style="padding:28px 32px;font:16px/1.6 ${mailFont};color:${ink}">`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    '</td></tr>',
    foot && `<tr><td style="padding:16px 32px 24px;font:13px/1.6 ${mailFont};color:${soft}">${foot}</td></tr>`,
    '</table>',
    '</body>',
    '</html>',
  ]
  return `${html.filter(Boolean).join('\n')}\n`
}
