// Contact details as links if they are valid ones, otherwise as text.

import { isPlainAddress } from '#app/mail/address.ts'
import { escapeHtml } from '../type/escape-html.ts'
import { plainText } from '../type/plain-text.ts'
import { websiteUrl } from '../website.ts'

type ContactDetails = { phone: string; email: string; website: string }

export function linkedContacts({ phone, email, website }: ContactDetails, color: string): string[] {
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
export const plainContacts = ({ phone, email, website }: ContactDetails) =>
  [phone, email, website].map(plainText).filter(Boolean)
