// Makes values safe for mail headers: one bare address, or text on one line.
import type { Language } from '#db/tables/records.ts'

const bare = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u

/** The address in `address` or `Name <address>`; null when it is not exactly one plain address. */
export function bareAddress(value: string): string | null {
  const trimmed = value.trim()
  const inner = /^[^<>@]*<([^<>]+)>$/.exec(trimmed)?.[1] ?? trimmed
  return isBareAddress(inner) ? inner : null
}

/** The From header. @param sender the name of the person who wrote it, if one did @param from MAIL_FROM */
export const fromLine = (sender: string | null, from: string) => (sender ? `${sender} <${bareAddress(from)}>` : from)

export const isBareAddress = (value: string) => value.length <= 254 && bare.test(value)

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const plain = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'i')

/** True for addresses that every mail service accepts: one odd Reply-To would cost the whole mail. */
export const isPlainAddress = (value: string) => isBareAddress(value) && plain.test(value)

/** To whom a mail to staff goes, and the language that it speaks. */
export type Addressee = { to: string; language: Language }

/** The domain of people in the demonstration data, which cannot exist. */
export const demonstrationDomain = 'demo.example'

export const isDemonstration = (address: string) => address.toLowerCase().endsWith(`@${demonstrationDomain}`)

/** Replaces line breaks and control characters by spaces, so that typed text cannot inject a header. */
export function singleLine(value: string, limit = 250): string {
  const line = value
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const letters = [...line]
  return letters.length <= limit ? line : `${letters.slice(0, limit - 1).join('')}…`
}
