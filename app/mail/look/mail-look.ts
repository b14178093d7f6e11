// The branding of mails: the company's name, mark, colours and contact details, as last saved on the brand board.
import { company } from '#app/content/company/company.ts'

export type MailLook = {
  name: string
  slogan: string
  mark: string
  /** Contact details, one per line. */
  contacts: string[]
  /** The background of the mark and of buttons, and the text colour on it. */
  primary: string
  onPrimary: string
  /** The text colour on white, and a softer one. */
  ink: string
  soft: string
}

/** The default until a brand is saved. */
export const defaultMailLook: MailLook = {
  name: company.name,
  slogan: company.slogan,
  mark: company.mark,
  contacts: [],
  primary: '#0066ff',
  onPrimary: '#ffffff',
  ink: '#0a192f',
  soft: '#4a5565',
}

/** A placeholder for the company's name until a mail is laid out. Forms never accept control characters. */
export const companyName = '\u0001'

/** @param stored the newest version's look, as JSON */
export const readMailLook = (stored: string | undefined): MailLook =>
  stored ? { ...defaultMailLook, ...JSON.parse(stored) } : defaultMailLook
