// The signature below a mail: HTML in tables, which mail programs need, and plain text.
import { paperInks } from '../colour/paper-inks.ts'
import type { BrandAssets } from '../schema.ts'
import { escapeHtml } from '../type/escape-html.ts'
import { plainText } from '../type/plain-text.ts'
import { linkedContacts, plainContacts } from './mail-links.ts'
import { mailFont, mailMark } from './mail-mark.ts'

export function writeEmailSignature(assets: BrandAssets): { html: string; text: string } {
  const { logo, letterhead, businessCard, palette } = assets
  const { ink, soft, link } = paperInks(palette)
  const { companyName } = letterhead
  const owner = businessCard.name || companyName
  const second = [businessCard.title, businessCard.name && companyName].filter(Boolean)
  const contacts = linkedContacts(businessCard, link).join(`<span style="color:${soft}"> &middot; </span>`)
  const html = [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0">',
    '<tr>',
    mailMark(logo, 48),
    `<td style="padding:0 0 0 14px;font:14px/1.45 ${mailFont};color:${ink}">`,
    `<strong style="font-size:16px">${escapeHtml(owner)}</strong>`,
    second.length > 0 ? `<br><span style="color:${soft}">${second.map(escapeHtml).join(' &middot; ')}</span>` : '',
    contacts && `<br>${contacts}`,
    letterhead.slogan && `<br><span style="color:${soft};font-size:12px">${escapeHtml(letterhead.slogan)}</span>`,
    '</td>',
    '</tr>',
    '</table>',
  ]
  const text = [
    '-- ',
    plainText(owner),
    second.map(plainText).join(' · '),
    ...plainContacts(businessCard),
    plainText(letterhead.slogan),
  ]
  return { html: `${html.filter(Boolean).join('\n')}\n`, text: `${text.filter(Boolean).join('\n')}\n` }
}
