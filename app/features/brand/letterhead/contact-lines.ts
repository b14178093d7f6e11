import type { Letterhead } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'

/** The known address and contact details, on up to two lines. */
export const contactLines = ({ address, phone, email, website }: Letterhead): string[] =>
  [plainText(address), [phone, email, website].map(plainText).filter(Boolean).join(' · ')].filter(Boolean)
