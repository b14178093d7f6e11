import type { Letterhead } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'

/** What is known of where the company is and how it is reached; a line for each. */
export const contactLines = ({ address, phone, email, website }: Letterhead): string[] =>
  [plainText(address), [phone, email, website].map(plainText).filter(Boolean).join(' · ')].filter(Boolean)
