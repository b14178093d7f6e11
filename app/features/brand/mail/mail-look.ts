import type { StoredMailLook } from '#app/mail/look/mail-look.ts'
import { paperInks } from '../colour/paper-inks.ts'
import { textOn } from '../colour/readable.ts'
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'
import { plainContacts } from './letterhead-mail.ts'

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
