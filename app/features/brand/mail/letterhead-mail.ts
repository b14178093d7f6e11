// The letterhead as a mail: a whole document in tables, without external pictures.

import { paperInks } from '#app/features/brand/colour/paper-inks.ts'
import { textOn } from '#app/features/brand/colour/readable.ts'
import type { BrandAssets, Logo } from '#app/features/brand/schema.ts'
import { escapeHtml, plainText } from '#app/features/brand/type/plain-text.ts'
import { websiteUrl } from '#app/features/brand/words.ts'
import { isPlainAddress } from '#app/mail/address.ts'
import type { StoredMailLook } from '#app/mail/look/mail-look.ts'

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

// Contact details as links if they are valid ones, otherwise as text.

type ContactDetails = { phone: string; email: string; website: string }

function linkedContacts({ phone, email, website }: ContactDetails, color: string): string[] {
  const link = (href: string, words: string) =>
    `<a href="${escapeHtml(href)}" style="color:${color};text-decoration:none">${escapeHtml(words)}</a>`
  const number = plainText(phone).replace(/[^\d+]/g, '')
  const url = websiteUrl(website)
  const isAddress = isPlainAddress(plainText(email))
  return [
    phone && (/^\+?\d{5,}$/.test(number) ? link(`tel:${number}`, phone) : escapeHtml(phone)),
    email && (isAddress ? link(`mailto:${encodeURI(plainText(email))}`, email) : escapeHtml(email)),
    website && (url ? link(url, website) : escapeHtml(website)),
  ].filter(Boolean)
}

/** The same as plain text. */
const plainContacts = ({ phone, email, website }: ContactDetails) =>
  [phone, email, website].map(plainText).filter(Boolean)

/** The signature below a mail: HTML in tables, which mail programs need, and plain text. */
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

const mailFont = 'Arial,Helvetica,sans-serif'

/** The mark as a coloured table cell, because mail programs would block a picture. */
function mailMark({ mark, primaryColor }: Logo, size: number) {
  const ground = `background-color:${primaryColor};color:${textOn(primaryColor)}`
  return `<td width="${size}" height="${size}" align="center" valign="middle" bgcolor="${primaryColor}" style="width:${size}px;height:${size}px;border-radius:${Math.round(size * 0.22)}px;${ground};font:bold ${Math.round(size * 0.42)}px/1 ${mailFont}">${escapeHtml(plainText(mark))}</td>`
}

/** The look of the site's own mails. */
export function mailLookOf({ logo, letterhead, palette }: BrandAssets): StoredMailLook {
  const { ink, soft } = paperInks(palette)
  return {
    name: plainText(letterhead.companyName),
    slogan: plainText(logo.slogan),
    contacts: plainContacts(letterhead),
    primary: palette.primaryColor,
    onPrimary: textOn(palette.primaryColor),
    ink,
    soft,
  }
}
