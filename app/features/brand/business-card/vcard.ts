// The card as phones and address books take it: RFC 2426 (3.0) and RFC 6350 (4.0).
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'
import { websiteUrl } from '../website.ts'

export type VcardVersion = '3.0' | '4.0'

export function writeVcard({ businessCard, letterhead }: BrandAssets, version: VcardVersion): string {
  const company = plainText(letterhead.companyName)
  const name = plainText(businessCard.name)
  const url = websiteUrl(businessCard.website)
  // Where a name parts into family and given differs from country to country, so it is not parted.
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

/** Only parts of a list need their semicolons escaped in 4.0, where a reader may keep the backslash. */
const escapeText = (value: string, version: VcardVersion) =>
  version === '3.0' ? escapePart(value) : value.replace(/[\\,]/g, '\\$&')

const longest = 75

/** No line has more than 75 octets, and no character is cut in two. */
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
