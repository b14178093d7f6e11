// The branding of mails: the company's name, colours and contact details, as last saved on the brand board.
import { company } from '#app/content/company/company.ts'

export type MailLook = StoredMailLook & {
  /** The brand's version, whose mark is shown. */
  version: number
}

export type StoredMailLook = {
  name: string
  slogan: string
  /** Contact details, one per line. */
  contacts: string[]
  /** The background of buttons, and the text colour on it. */
  primary: string
  onPrimary: string
  /** The text colour on white, and a softer one. */
  ink: string
  soft: string
}

/** The default until a brand is saved. */
export const defaultMailLook: MailLook = {
  version: 0,
  name: company.name,
  slogan: company.slogan,
  contacts: [],
  primary: '#0066ff',
  onPrimary: '#ffffff',
  ink: '#0a192f',
  soft: '#4a5565',
}

/** A placeholder for the company's name until a mail is laid out. Forms never accept control characters. */
export const companyName = '\u0001'

/** @param newest the newest version, with its look as JSON */
export const readMailLook = (newest: { version: number; mail_look: string } | undefined): MailLook =>
  newest ? { ...defaultMailLook, ...JSON.parse(newest.mail_look), version: newest.version } : defaultMailLook
