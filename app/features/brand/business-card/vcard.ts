// The card for phones and address books: RFC 2426 (3.0) and RFC 6350 (4.0).
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'
import { websiteUrl } from '../words.ts'

type VcardVersion = '3.0' | '4.0'

export function writeVcard({ businessCard, letterhead }: BrandAssets, version: VcardVersion): string {
  const company = plainText(letterhead.companyName)
  const name = plainText(businessCard.name)
  const url = websiteUrl(businessCard.website)
  // The order of family and given names differs from country to country, so the name is not split.
  const filled = (property: string, typed: string) => {
    const value = escapeText(plainText(typed), version)
    return value ? [`${property}:${value}`] : []
  }
  const lines = [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `N:${escapePart(name || company)};;;;`,
    ...filled('FN', name || company),
    `ORG:${escapePart(company)}`,
    ...filled('TITLE', businessCard.title),
    ...filled(version === '3.0' ? 'TEL;TYPE=WORK,VOICE' : 'TEL;VALUE=text;TYPE="work,voice"', businessCard.phone),
    ...filled(version === '3.0' ? 'EMAIL;TYPE=INTERNET,WORK' : 'EMAIL;TYPE=work', businessCard.email),
    ...(url ? [`URL:${url}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const escapePart = (value: string) => value.replace(/[\\;,]/g, '\\$&')

/** In 4.0 only lists need escaped semicolons; elsewhere some readers would show the backslash. */
const escapeText = (value: string, version: VcardVersion) =>
  version === '3.0' ? escapePart(value) : value.replace(/[\\,]/g, '\\$&')

const longest = 75

/** Limits lines to 75 octets without splitting a character. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > longest) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
