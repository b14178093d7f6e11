// The card for phones and address books: vCard 3.0 (RFC 2426), which all of them read.
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'
import { websiteUrl } from '../words.ts'

export function writeVcard({ businessCard, letterhead }: BrandAssets): string {
  const company = plainText(letterhead.companyName)
  const name = plainText(businessCard.name)
  const url = websiteUrl(businessCard.website)
  // The order of family and given names differs from country to country, so the name is not split.
  const filled = (property: string, typed: string) => {
    const value = escapePart(plainText(typed))
    return value ? [`${property}:${value}`] : []
  }
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapePart(name || company)};;;;`,
    ...filled('FN', name || company),
    `ORG:${escapePart(company)}`,
    ...filled('TITLE', businessCard.title),
    ...filled('TEL;TYPE=WORK,VOICE', businessCard.phone),
    ...filled('EMAIL;TYPE=INTERNET,WORK', businessCard.email),
    ...(url ? [`URL:${url}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const escapePart = (value: string) => value.replace(/[\\;,]/g, '\\$&')

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
